import { endpoints, type Suspension } from '@club/shared';
import { useState } from 'react';
import { useApi } from '../../lib/api/use-api';
import { useQuestion } from './confirm-dialog';

const NONE: readonly Suspension[] = [];

/** Players who miss an unplayed match (regla 101); empty until loaded, and for `undefined`. */
export function useSuspensions(partidoId: string | undefined): readonly Suspension[] {
  const query = useApi(endpoints.fetchSancionados, partidoId);
  return query.status === 'ready' ? query.data : NONE;
}

/** `Sancionados: Ana P. (roja), Bea Q. (amarillas)` */
export const suspensionsText = (suspensions: readonly Suspension[]): string =>
  `Sancionados: ${suspensions
    .map(({ nombre_con_inicial: name, motivo }) => `${name} (${motivo})`)
    .join(', ')}`;

/** Asks once for each suspended player before he is lined up (regla 101). */
export function useSuspensionQuestion(suspensions: readonly Suspension[]) {
  const [allowed, setAllowed] = useState<readonly string[]>([]);
  const { ask, dialog } = useQuestion();
  return {
    /** Calls `goOn`: at once, or after a confirmation if one of the players is suspended and not yet confirmed. */
    ask: (players: readonly string[], goOn: () => void) => {
      const suspension = suspensions.find(
        ({ jugador_id: id }) => players.includes(id) && !allowed.includes(id),
      );
      if (!suspension) {
        goOn();
        return;
      }
      ask({
        title: `${suspension.nombre_con_inicial} está sancionado (${suspension.motivo}). ¿Alinearlo?`,
        confirmLabel: 'Alinear',
        work: () => setAllowed([...allowed, suspension.jugador_id]),
        onDone: goOn,
      });
    },
    /** The open question, to be rendered. */
    question: dialog,
  };
}
