import {
  publicActa,
  allEvents,
  deriveLiveMatch,
  type LiveMatchDoc,
  liveScore,
  firestorePaths,
} from '@club/shared';
import { useMemo, useState } from 'react';
import { useNowContext } from '../../lib/state/now-context';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { useNow } from '../../lib/use-now';
import { lastGoalText, vivoOf } from './live-text';
import type { Vivo } from './sides';
import { useSettings } from '../../lib/state/club-context';

/** Milliseconds between updates of the minute. */
const TICK_MS = 5_000;

/**
 * Live state of a match, from its log; `undefined` if nobody enters it. When the sheet is saved, the log is deleted
 * shortly before the match changes; until then the last log stays on screen.
 */
export function useLiveMatch(partidoId: string) {
  const live = useLiveDoc<LiveMatchDoc>(firestorePaths.directo(partidoId));
  const [kept, setKept] = useState<LiveMatchDoc>();
  if (live.status === 'ready' && live.data !== kept) setKept(live.data);
  const directo = live.status === 'ready' ? live.data : kept;
  const { zona_horaria: zone } = useSettings();
  const rendered = useNowContext();
  const now = useNow(TICK_MS) ?? rendered;
  const state = useMemo(() => {
    if (!directo) return undefined;
    const actual = deriveLiveMatch(directo.pasos);
    const acta = publicActa(actual, directo.jugadores);
    const eventos = allEvents(acta.detalles);
    const lastGoal = lastGoalText(eventos);
    // Replace those of the record.
    const fields = { ...acta, ...liveScore(actual) };
    return { directo, actual, fields, last: eventos.at(-1), goal: lastGoal && { lastGoal } };
  }, [directo]);
  if (!state) return undefined;
  const vivo: Vivo = { ...vivoOf(state.actual, state.directo, now, zone), ...state.goal };
  return { ...state, vivo };
}
