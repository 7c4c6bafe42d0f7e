import type { EquipoEstadisticasDoc, NoticiaCard } from '@club/shared';

/** Example of a season's record. */
export const SAMPLE_RECORD: EquipoEstadisticasDoc = {
  _id: 'muestra',
  temporada_id: 'muestra',
  temporada_nombre: 'Temporada de muestra',
  partidos_jugados: 12,
  num_equipos: 14,
  posicion: 3,
  ganados: 7,
  empatados: 3,
  perdidos: 2,
  ranking_goles: [],
  ranking_asistencias: [],
};

/** Example of a ranking; the last player is deleted and has no page. */
export const SAMPLE_RANKING = [
  { jugador_id: 'muestra-9', jugador_nombre: 'Álex R.', cuenta: 9, hasPage: true },
  { jugador_id: 'muestra-8', jugador_nombre: 'Nico P.', cuenta: 4, hasPage: true },
  { jugador_id: 'muestra-7', jugador_nombre: 'Zoilo M.', cuenta: 1, hasPage: false },
] as const;

const RIVAL = { nombre_equipo: 'CF Sotillo', color_equipo: '#1d4ed8' };

/** Examples of news without photos; the second and third have a match. */
export const SAMPLE_CRONICAS: readonly Pick<NoticiaCard, '_id' | 'titulo' | 'media' | 'partido'>[] =
  [
    { _id: 'muestra-1', titulo: 'Rifa solidaria', media: [] },
    {
      _id: 'muestra-2',
      titulo: '',
      media: [],
      partido: { local: true, goles_anotados: 2, goles_encajados: 1, ...RIVAL },
    },
    {
      _id: 'muestra-3',
      titulo: '',
      media: [],
      partido: { local: false, goles_anotados: 12, goles_encajados: 10, ...RIVAL },
    },
  ];
