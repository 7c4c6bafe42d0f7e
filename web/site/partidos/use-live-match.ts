import {
  publicActa,
  allEvents,
  deriveLiveMatch,
  type LiveMatchDoc,
  liveScore,
  firestorePaths,
} from '@club/shared';
import { useMemo, useState } from 'react';
import { useNowContext, useNow } from '../../lib/use-now';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { lastGoalText, liveStatusOf } from './live-text';
import type { LiveStatus } from './sides';
import { useSettings } from '../../lib/state/club-context';

/** Milliseconds between updates of the minute. */
const TICK_MS = 5_000;

/**
 * Live state of a match, derived from its log; `undefined` without a log. When the sheet is saved, the log is deleted
 * shortly before the match changes, so the last log stays on screen until then.
 */
export function useLiveMatch(partidoId: string) {
  const doc = useLiveDoc<LiveMatchDoc>(firestorePaths.directo(partidoId));
  const [lastLog, setLastLog] = useState<LiveMatchDoc>();
  if (doc.status === 'ready' && doc.data !== lastLog) setLastLog(doc.data);
  const log = doc.status === 'ready' ? doc.data : lastLog;
  const { zona_horaria: zone } = useSettings();
  const rendered = useNowContext();
  const now = useNow(TICK_MS) ?? rendered;
  const state = useMemo(() => {
    if (!log) return undefined;
    const current = deriveLiveMatch(log.pasos);
    const acta = publicActa(current, log.jugadores);
    const eventos = allEvents(acta.detalles);
    return {
      current,
      /** Replace the same fields of the match's record. */
      fields: { ...acta, ...liveScore(current) },
      lastEvent: eventos.at(-1),
      lastGoal: lastGoalText(eventos),
    };
  }, [log]);
  if (!log || !state) return undefined;
  const { lastGoal, ...rest } = state;
  const status: LiveStatus = { ...liveStatusOf(rest.current, log, now, zone), lastGoal };
  return { ...rest, status };
}
