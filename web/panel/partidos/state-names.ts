import type { EstadoPartido } from '@club/shared';

/** Display name of each match state (regla 24). */
export const ESTADO_NAMES: Readonly<Record<EstadoPartido, string>> = {
  programado: 'Programado',
  aplazado: 'Aplazado',
  suspendido: 'Suspendido',
  cancelado: 'Cancelado',
  en_juego: 'En juego',
  finalizado: 'Finalizado',
};
