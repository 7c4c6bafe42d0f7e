import type { EstadoPartido } from '@club/shared';

export const ESTADO_NAMES: Readonly<Record<EstadoPartido, string>> = {
  programado: 'Programado',
  aplazado: 'Aplazado',
  suspendido: 'Suspendido',
  cancelado: 'Cancelado',
  en_juego: 'En juego',
  finalizado: 'Finalizado',
};
