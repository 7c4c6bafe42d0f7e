import { firestorePaths, type LiveMatchDoc, type PartidoPreview } from '@club/shared';
import { useEffect, useState } from 'react';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { useSettings } from '../../lib/state/club-context';
import { useClock } from '../../lib/use-now';
import type * as LiveCode from './derive-live';
import type { MatchSummary } from './sides';

/** Code of live matches; only pages with a live match load it. */
let liveCode: typeof LiveCode | undefined;

/** Loads the code of live matches; resolves to `undefined` if that fails. */
export async function loadLiveCode(): Promise<typeof LiveCode | undefined> {
  liveCode ??= await import('./derive-live').catch(() => undefined);
  return liveCode;
}

/** Milliseconds between updates of the minute. */
const TICK_MS = 5_000;

/**
 * Live state of a match, derived from its log; `undefined` if it is not being played, or without a log. When the sheet
 * is saved, the log is deleted shortly before the match changes, so the last log stays on screen until then.
 */
export function useLive(partido: MatchSummary, partidoId: string): LiveCode.Live | undefined {
  const isLive = partido.estado === 'en_juego' && !partido.jugado;
  const [code, setCode] = useState(liveCode);
  useEffect(() => {
    if (isLive) void loadLiveCode().then(setCode);
  }, [isLive]);
  const doc = useLiveDoc<LiveMatchDoc>(isLive ? firestorePaths.directo(partidoId) : undefined);
  const [lastLog, setLastLog] = useState<LiveMatchDoc>();
  if (doc.status === 'ready' && doc.data !== lastLog) setLastLog(doc.data);
  const log = doc.status === 'ready' ? doc.data : lastLog;
  const settings = useSettings();
  const now = useClock(isLive ? TICK_MS : undefined);
  return isLive && code && log ? code.deriveLive(partido, log, now, settings) : undefined;
}

/** A match with its live score and status, while it is being played. */
export function useLivePreview(partido: PartidoPreview) {
  const live = useLive(partido, partido.partido_id);
  return { partido: { ...partido, ...live?.score }, liveStatus: live?.status };
}
