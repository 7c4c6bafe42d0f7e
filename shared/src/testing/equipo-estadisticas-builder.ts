import { CERO_BALANCE } from '../rules/season-record';
import type { EquipoEstadisticasDoc } from '../schemas/estadisticas';

/** A season's record, without matches by default. */
export function buildEquipoEstadisticas(
  fields: Partial<EquipoEstadisticasDoc> = {},
): EquipoEstadisticasDoc {
  return {
    _id: 'temporada-1',
    temporada_id: 'temporada-1',
    temporada_nombre: 'Temporada 2026/27',
    ...CERO_BALANCE,
    num_equipos: null,
    posicion: null,
    ranking_goles: [],
    ranking_asistencias: [],
    ...fields,
  };
}
