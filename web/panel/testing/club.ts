import {
  type Acta,
  EMPTY_ALINEACION,
  type Campo,
  ZERO_COUNTERS,
  type Competicion,
  competicionSchema,
  EMPTY_DETAILS,
  type EquipoEstadisticas,
  type Equipo,
  deriveEstadisticas,
  type Home,
  type Jugador,
  nameWithInitial,
  type Noticia,
  type Partido,
  previewJugador,
  summarizeJugador,
  type Suspension,
  type Temporada,
  withActa,
} from '@club/shared';
import { buildPartido } from '../../../shared/src/testing/partido-builder';

export interface Club {
  equipos: Equipo[];
  competiciones: Competicion[];
  campos: Campo[];
  temporadas: Temporada[];
  noticias: Noticia[];
  jugadores: Jugador[];
  partidos: Partido[];
  puesto: Pick<EquipoEstadisticas, 'posicion' | 'num_equipos'>;
}

/** Data of the home screen for a club without a season and without tasks. */
export const EMPTY_HOME: Home = {
  temporada_id: null,
  partidos: [],
  sin_campo: [],
  con_cronica: [],
  puesto: null,
  sin_consentimiento: 0,
  fotos: { cuantas: 0, bytes: 0 },
  copia: null,
  auditoria: null,
  cambios: [],
};

/** A player with defaults for all other fields. */
export function buildJugador(fields: Partial<Jugador> & Pick<Jugador, '_id' | 'nombre'>): Jugador {
  const apellido1 = fields.apellido1 ?? '';
  return {
    apellido1,
    apellido2: '',
    nombre_con_inicial: nameWithInitial(fields.nombre, apellido1),
    alias: '',
    img_perfil: { disponible: false, extension: 'jpg' },
    img_banner: { disponible: false, extension: 'jpg' },
    dorsal: 9,
    altura: 180,
    pais: 'España',
    pie: 'Derecho',
    trayectoria: '',
    fecha_nac: '1999-01-01',
    edad: 27,
    posicion: { del: true, mc: false, def: false, por: false },
    activo: true,
    consentimiento: { foto: true, apellidos: true },
    estadisticas_temporada: deriveEstadisticas({ sumas: ZERO_COUNTERS, ajuste: ZERO_COUNTERS }),
    ...fields,
  };
}

export const toPreview = (jugador: Jugador) => previewJugador(jugador._id, jugador, jugador.edad);

const player = (_id: string, nombre: string, apellido1: string, dorsal: number) =>
  buildJugador({ _id, nombre, apellido1, dorsal });
const ANA = player('ana', 'Ana', 'Prieto', 1);
const BEA = player('bea', 'Bea', 'Quiroga', 4);
const EVA = player('eva', 'Eva', 'Robles', 8);
const IDA = { ...player('ida', 'Ida', 'Salas', 14), activo: false };

/** Ana, suspended because of a red card. */
export const SENT_OFF: Suspension = {
  jugador_id: 'ana',
  nombre_con_inicial: 'Ana P.',
  motivo: 'roja',
};

const summarize = (jugador: Jugador) => summarizeJugador(toPreview(jugador));

/** A club with two matches of this season, one played and one to come, and one of the season before. */
export function buildClub(): Club {
  const played: Acta = {
    alineacion: { ...EMPTY_ALINEACION, delanteros: [summarize(ANA)], suplentes: [summarize(IDA)] },
    detalles: {
      ...EMPTY_DETAILS,
      primera_parte: [{ evento: 'gol anotado', autor: summarize(ANA) }],
    },
    mvp: summarize(ANA),
  };
  const partido = (_id: string, fecha_date: string, fields: Partial<Partido> = {}) =>
    buildPartido({
      _id,
      fecha_date,
      version: 3,
      temporada_id: 't2',
      equipo_id: 'robledal',
      competicion_id: 'liga',
      campo_id: 'encinar',
      ...fields,
    });
  const noticia = (_id: string, title: string, contenido: string, day: string): Noticia => ({
    _id,
    titulo: title,
    contenido,
    media: [],
    fecha_date: `${day}T10:00:00.000Z`,
    fecha_str: day.split('-').reverse().join('-'),
  });
  const secondRival = { equipo_id: 'sotillo', nombre_equipo: 'CF Sotillo', local: false };
  const before = { temporada_id: 't1', nombre_temporada: 'Temporada 2025/26' };
  return {
    equipos: [
      { _id: 'robledal', nombre: 'Atlético Robledal', color_hex: '#b91c1c' },
      { _id: 'sotillo', nombre: 'CF Sotillo', color_hex: '#1d4ed8' },
    ],
    competiciones: [competicionSchema.parse({ _id: 'liga', nombre: 'Liga Comarcal' })],
    campos: [
      { _id: 'encinar', nombre: 'El Encinar' },
      { _id: 'ribera', nombre: 'La Ribera' },
    ],
    temporadas: [
      { _id: 't1', nombre: 'Temporada 2025/26' },
      { _id: 't2', nombre: 'Temporada 2026/27' },
    ],
    noticias: [
      noticia('n1', 'Victoria en casa', 'Prieto marcó al final.', '2026-11-15'),
      noticia('n2', 'Empieza la liga', '', '2026-09-01'),
    ],
    jugadores: [ANA, BEA, EVA, IDA],
    partidos: [
      partido('p1', '2026-11-21T16:00:00.000Z'),
      withActa(partido('p0', '2026-11-14T16:00:00.000Z', secondRival), played),
      partido('viejo', '2025-11-14T16:00:00.000Z', before),
    ],
    puesto: { posicion: 5, num_equipos: 13 },
  };
}
