import { type Evento, type JugadorSummary, type Partido, NOT_PLAYED } from '@club/shared';

/** A player in a match sheet; id `muestra-{dorsal}`. */
export const samplePlayer = (dorsal: number, nombre: string): JugadorSummary => ({
  jugador_id: `muestra-${String(dorsal)}`,
  nombre,
  nombre_con_inicial: nombre,
  dorsal,
  img_perfil: { disponible: false, extension: 'jpg' },
});

const [nico, alex] = [samplePlayer(8, 'Nico P.'), samplePlayer(9, 'Álex R.')];

const first: Evento[] = [
  { evento: 'gol anotado', autor: { ...alex, forma: 'cabeza' }, asistente: nico, minuto: 12 },
  { evento: 'gol encajado', minuto: 31 },
  { evento: 'tarjeta amarilla', autor: nico, minuto: 45, anadido: 2 },
];
const second: Evento[] = [
  { evento: 'gol anotado', minuto: 58, propia_puerta: true },
  {
    evento: 'cambio',
    sale: samplePlayer(11, 'Sergi M.'),
    entra: samplePlayer(13, 'Toni F.'),
    minuto: 62,
  },
  { evento: 'doble amarilla', autor: nico, minuto: 70 },
  { evento: 'tarjeta roja', autor: samplePlayer(4, 'Bartolomé S.'), minuto: 88 },
];

/** Example of a played match with every kind of event, for tests. */
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
    delanteros: [alex, samplePlayer(11, 'Sergi M.')],
    mediocentros: [samplePlayer(6, 'Ximo L.'), nico, samplePlayer(10, 'Íñigo A.')],
    defensas: [
      samplePlayer(2, 'Hugo V.'),
      samplePlayer(4, 'Bartolomé S.'),
      samplePlayer(5, 'Marc T.'),
      samplePlayer(3, 'Unai G.'),
    ],
    portero: [samplePlayer(1, 'Raúl C.')],
    suplentes: [samplePlayer(13, 'Toni F.'), samplePlayer(14, 'Jon E.')],
  },
  detalles: { primera_parte: first, segunda_parte: second },
  mvp: alex,
  version: 1,
};

/** The same match before it was played, moved to an hour later. */
export const SAMPLE_UPCOMING: Partido = {
  ...SAMPLE_MATCH,
  ...NOT_PLAYED,
  antes: { fecha_str: '14-11-2026', hora_str: '17:00' },
};
