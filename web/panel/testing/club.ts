import {
  type Acta,
  EMPTY_ALINEACION,
  type Campo,
  ZERO_COUNTERS,
  type Competicion,
  EMPTY_DETAILS,
  type EquipoEstadisticas,
  type Equipo,
  type EstadisticasTemporada,
  type Jugador,
  kickoffFromInstant,
  nameWithInitial,
  type Noticia,
  type Partido,
  previewJugador,
  summarizeJugador,
  NEW_COMPETICION,
  NOT_PLAYED,
  type Temporada,
  withActa,
} from '@club/shared';

export interface Club {
  equipos: Equipo[];
  competiciones: Competicion[];
  campos: Campo[];
  temporadas: Temporada[];
  noticias: Noticia[];
  jugadores: Jugador[];
  partidos: Partido[];
  puestos: Pick<EquipoEstadisticas, 'posicion' | 'num_equipos'>;
}

export const NO_FIGURES: EstadisticasTemporada = {
  ...ZERO_COUNTERS,
  ratio_goles_partido: 0,
  ratio_asistencias_partido: 0,
  ratio_golesencajados_partido: 0,
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
    estadisticas_temporada: NO_FIGURES,
    ...fields,
  };
}

export const previewOf = (jugador: Jugador) => previewJugador(jugador._id, jugador, jugador.edad);

/** A match of this season against a team of the club; unplayed without a sheet. */
function buildPartido(fields: Partial<Partido> & Pick<Partido, '_id'>, acta?: Acta): Partido {
  const unplayed: Partido = {
    ...NOT_PLAYED,
    competicion_id: 'liga',
    temporada_id: 't2',
    campo_id: 'encinar',
    equipo_id: 'robledal',
    nombre_competicion: 'Liga Comarcal',
    nombre_temporada: 'Temporada 2026/27',
    nombre_equipo: 'Atlético Robledal',
    color_equipo: '#b91c1c',
    nombre_campo: 'El Encinar',
    local: true,
    ...kickoffFromInstant('2026-11-21T16:00:00.000Z'),
    version: 3,
    ...fields,
  };
  return acta ? withActa(unplayed, acta) : unplayed;
}

const ANA = buildJugador({ _id: 'ana', nombre: 'Ana', apellido1: 'Prieto', dorsal: 1 });
const BEA = buildJugador({ _id: 'bea', nombre: 'Bea', apellido1: 'Quiroga', dorsal: 4 });
const EVA = buildJugador({ _id: 'eva', nombre: 'Eva', apellido1: 'Robles', dorsal: 8 });
const IDA = buildJugador({
  _id: 'ida',
  nombre: 'Ida',
  apellido1: 'Salas',
  dorsal: 14,
  activo: false,
});

const resumen = (jugador: Jugador) => summarizeJugador(previewOf(jugador));

/** A club with two matches of this season, one played and one to come, and one of the season before. */
export function buildClub(): Club {
  const played: Acta = {
    alineacion: { ...EMPTY_ALINEACION, delanteros: [resumen(ANA)], suplentes: [resumen(IDA)] },
    detalles: {
      ...EMPTY_DETAILS,
      primera_parte: [{ evento: 'gol anotado', autor: resumen(ANA) }],
    },
    mvp: resumen(ANA),
  };
  return {
    equipos: [
      { _id: 'robledal', nombre: 'Atlético Robledal', color_hex: '#b91c1c' },
      { _id: 'sotillo', nombre: 'CF Sotillo', color_hex: '#1d4ed8' },
    ],
    competiciones: [{ _id: 'liga', nombre: 'Liga Comarcal', ...NEW_COMPETICION }],
    campos: [
      { _id: 'encinar', nombre: 'El Encinar' },
      { _id: 'ribera', nombre: 'La Ribera' },
    ],
    temporadas: [
      { _id: 't1', nombre: 'Temporada 2025/26' },
      { _id: 't2', nombre: 'Temporada 2026/27' },
    ],
    noticias: [
      {
        _id: 'n1',
        titulo: 'Victoria en casa',
        contenido: 'Prieto marcó al final.',
        fecha_date: '2026-11-15T10:00:00.000Z',
        fecha_str: '15-11-2026',
        media: [],
      },
      {
        _id: 'n2',
        titulo: 'Empieza la liga',
        contenido: '',
        fecha_date: '2026-09-01T10:00:00.000Z',
        fecha_str: '01-09-2026',
        media: [],
      },
    ],
    jugadores: [ANA, BEA, EVA, IDA],
    partidos: [
      buildPartido({ _id: 'p1' }),
      buildPartido(
        {
          _id: 'p0',
          ...kickoffFromInstant('2026-11-14T16:00:00.000Z'),
          equipo_id: 'sotillo',
          nombre_equipo: 'CF Sotillo',
          local: false,
        },
        played,
      ),
      buildPartido({
        _id: 'viejo',
        temporada_id: 't1',
        nombre_temporada: 'Temporada 2025/26',
        ...kickoffFromInstant('2025-11-14T16:00:00.000Z'),
      }),
    ],
    puestos: { posicion: 5, num_equipos: 13 },
  };
}
