import type { EquipoEstadisticasDoc } from '../schemas/estadisticas';

/** A season's record; what a test does not say is filled in: nothing played yet. */
export function buildEquipoEstadisticas(
  fields: Partial<EquipoEstadisticasDoc> = {},
): EquipoEstadisticasDoc {
  return {
    _id: 'temporada-1',
    temporada_id: 'temporada-1',
    temporada_nombre: 'Temporada 2026/27',
    partidos_jugados: 0,
    num_equipos: null,
    posicion: null,
    ganados: 0,
    empatados: 0,
    perdidos: 0,
    ranking_goles: [],
    ranking_asistencias: [],
    ...fields,
  };
}
