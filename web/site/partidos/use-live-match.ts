import {
  type Acta,
  actaPublica,
  allEvents,
  deriveLiveMatch,
  type CurrentLiveMatch,
  type LiveMatchDoc,
  firestorePaths,
} from '@club/shared';
import { useMemo, useState } from 'react';
import { useAhora } from '../../lib/state/now-context';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { useNow } from '../../lib/use-now';
import { lastGoalText, vivoOf } from './live-text';
import type { Vivo } from './sides';
import { useSettings } from '../../lib/state/club-context';

/** Milliseconds between updates of the minute. */
const TICK_MS = 5_000;

export interface Directo {
  readonly actual: CurrentLiveMatch;
  readonly acta: Acta;
  readonly vivo: Vivo;
}

/**
 * Live state of a match, from its log; `undefined` if nobody enters it. When the sheet is saved, the log is deleted
 * shortly before the match changes; until then the last log stays on screen.
 */
export function useLiveMatch(partidoId: string): Directo | undefined {
  const live = useLiveDoc<LiveMatchDoc>(firestorePaths.directo(partidoId));
  const [kept, setKept] = useState<LiveMatchDoc>();
  if (live.status === 'ready' && live.data !== kept) setKept(live.data);
  const directo = live.status === 'ready' ? live.data : kept;
  const { zona_horaria: zona } = useSettings();
  const rendered = useAhora();
  const now = useNow(TICK_MS) ?? rendered;
  const state = useMemo(() => {
    if (!directo) return undefined;
    const actual = deriveLiveMatch(directo.pasos);
    const acta = actaPublica(actual, directo.jugadores);
    return { directo, actual, acta, ultimoGol: lastGoalText(allEvents(acta.detalles)) };
  }, [directo]);
  return (
    state && {
      actual: state.actual,
      acta: state.acta,
      vivo: {
        ...vivoOf(state.actual, state.directo, now, zona),
        ...(state.ultimoGol !== undefined && { ultimoGol: state.ultimoGol }),
      },
    }
  );
}
