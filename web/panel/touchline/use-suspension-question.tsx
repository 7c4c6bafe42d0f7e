import type { Suspension } from '@club/shared';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../common/confirm-dialog';

interface SuspensionQuestion {
  /** Goes on at once, or after a confirmation if the player is suspended. */
  readonly ask: (jugadorId: string, goOn: () => void) => void;
  /** The open question, to be rendered. */
  readonly question: ReactNode;
}

/** Asks before a suspended player is lined up (regla 101). */
export function useSuspensionQuestion(suspensions: readonly Suspension[]): SuspensionQuestion {
  const [asked, setAsked] = useState<{ suspension: Suspension; goOn: () => void }>();
  const close = () => {
    setAsked(undefined);
  };
  return {
    ask: (jugadorId, goOn) => {
      const suspension = suspensions.find(({ jugador_id: id }) => id === jugadorId);
      if (suspension) setAsked({ suspension, goOn });
      else goOn();
    },
    question: asked && (
      <ConfirmDialog
        isOpen
        title={`${asked.suspension.nombre_con_inicial} está sancionado (${asked.suspension.motivo}). ¿Alinearlo?`}
        confirmLabel="Alinear"
        onCancel={close}
        onConfirm={() => {
          close();
          asked.goOn();
        }}
      />
    ),
  };
}
