import type { EstadoPartido } from '@club/shared';

/** Each state of a match as the administrator reads it (regla 24). */
export const ESTADO_NAMES: Readonly<Record<EstadoPartido, string>> = {
  programado: 'Programado',
  aplazado: 'Aplazado',
  suspendido: 'Suspendido',
  cancelado: 'Cancelado',
  en_juego: 'En juego',
  finalizado: 'Finalizado',
};
