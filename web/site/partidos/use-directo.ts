import {
  type Acta,
  actaPublica,
  allEvents,
  directoActual,
  type DirectoActual,
  type DirectoDoc,
  firestorePaths,
} from '@club/shared';
import { useMemo, useState } from 'react';
import { useAhora } from '../../lib/estado/ahora-context';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { useNow } from '../../lib/use-now';
import { lastGoalText, vivoOf } from './live-text';
import type { Vivo } from './sides';
import { useAjustes } from '../../lib/estado/club-context';

/** How often the minute is looked at; it changes on screen at most this much late. */
const TICK_MS = 5_000;

export interface Directo {
  readonly actual: DirectoActual;
  readonly acta: Acta;
  readonly vivo: Vivo;
}

/**
 * A match in play as its log tells it now; `undefined` when nobody follows it. When its sheet is saved the log goes a
 * moment before the match says so: until then the last one stays on screen.
 */
export function useDirecto(partidoId: string): Directo | undefined {
  const live = useLiveDoc<DirectoDoc>(firestorePaths.directo(partidoId));
  const [kept, setKept] = useState<DirectoDoc>();
  if (live.status === 'ready' && live.data !== kept) setKept(live.data);
  const directo = live.status === 'ready' ? live.data : kept;
  const { zona_horaria: zona } = useAjustes();
  const rendered = useAhora();
  const now = useNow(TICK_MS) ?? rendered;
  const state = useMemo(() => {
    if (!directo) return undefined;
    const actual = directoActual(directo.pasos);
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
