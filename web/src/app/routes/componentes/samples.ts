import type { EquipoEstadisticasDoc, Evento, JugadorResumen, Partido } from '@club/shared';

const player = (dorsal: number, nombre: string): JugadorResumen => ({
  jugador_id: `muestra-${String(dorsal)}`,
  nombre,
  nombre_con_inicial: nombre,
  dorsal,
  img_perfil: { disponible: false, extension: 'jpg' },
});

const [nico, alex] = [player(8, 'Nico P.'), player(9, 'Álex R.')];

const first: readonly Evento[] = [
  { evento: 'gol anotado', autor: { ...alex, forma: 'cabeza' }, asistente: nico, minuto: 12 },
  { evento: 'gol encajado', minuto: 31 },
  { evento: 'tarjeta amarilla', autor: nico, minuto: 45, anadido: 2 },
];
const second: readonly Evento[] = [
  { evento: 'gol anotado', minuto: 58, propia_puerta: true },
  { evento: 'doble amarilla', autor: nico, minuto: 70 },
  { evento: 'tarjeta roja', autor: player(4, 'Bartolomé S.'), minuto: 88 },
];

/** A played match with every kind of event: no document, an example. */
export const SAMPLE_MATCH: Partido = {
  _id: 'muestra',
  competicion_id: 'muestra',
  temporada_id: 'muestra',
  campo_id: 'muestra',
  equipo_id: 'muestra',
  nombre_competicion: 'Liga Comarcal',
  nombre_temporada: 'Temporada de muestra',
  nombre_equipo: 'Atlético Robledal',
  color_equipo: '#b91c1c',
  nombre_campo: 'El Encinar',
  local: true,
  fecha_date: '2026-11-14T17:00:00.000Z',
  fecha_str: '14-11-2026',
  hora_str: '18:00',
  goles_anotados: 2,
  goles_encajados: 1,
  jugado: true,
  resultado: 'win',
  estado: 'finalizado',
  alineacion: {
    delanteros: [alex, player(11, 'Sergi M.')],
    mediocentros: [player(6, 'Ximo L.'), nico, player(10, 'Íñigo A.')],
    defensas: [
      player(2, 'Hugo V.'),
      player(4, 'Bartolomé S.'),
      player(5, 'Marc T.'),
      player(3, 'Unai G.'),
    ],
    portero: [player(1, 'Raúl C.')],
    suplentes: [player(13, 'Toni F.'), player(14, 'Jon E.')],
  },
  detalles: { primera_parte: [...first], segunda_parte: [...second] },
  mvp: alex,
  version: 1,
};

/** A season's record: no document, an example. */
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

/** Rows of a ranking; the last player has been deleted and has no page. */
export const SAMPLE_RANKING = [
  { jugador_id: 'muestra-9', jugador_nombre: 'Álex R.', cuenta: 9, hasPage: true },
  { jugador_id: 'muestra-8', jugador_nombre: 'Nico P.', cuenta: 4, hasPage: true },
  { jugador_id: 'muestra-7', jugador_nombre: 'Zoilo M.', cuenta: 1, hasPage: false },
] as const;
