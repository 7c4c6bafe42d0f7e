import type { PartidoState } from '@club/shared';

/** Display name of each match state (regla 24). */
export const STATE_NAMES: Readonly<Record<PartidoState, string>> = {
  programado: 'Programado',
  aplazado: 'Aplazado',
  suspendido: 'Suspendido',
  cancelado: 'Cancelado',
  en_juego: 'En juego',
  finalizado: 'Finalizado',
};
