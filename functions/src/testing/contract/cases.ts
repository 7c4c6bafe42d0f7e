import { type Endpoint, type EndpointName, endpoints } from '@club/shared';
import { buildTable } from '../factories';
import type { World } from './world';

/** A valid request of a call. */
interface ContractCase {
  /** Path parameter: an existing record. */
  readonly id?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Fields of the body without which the call must be refused. */
  readonly required?: readonly string[];
  /** Set if the call changes nothing visible. */
  readonly changesNothing?: true;
  /** Whether the body may be a match as another call returned it, `_id` included. */
  readonly takesMatchObjects?: true;
}

/** Calls with JSON input and output. Those with files, cookies or the whole club have their own tests. */
export type ContractName = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends { readonly kind: 'service' }
    ? never
    : Name;
}[EndpointName];

type Cases = Readonly<Record<ContractName, (world: World) => ContractCase>>;

/** A match report of «Mi club» against its first rival. */
const REPORT = `Rival CF 0 - 0 Mi club
EQUIPO LOCAL: Rival CF
TITULARES
1 PÉREZ GIL, JUAN (PT)
EQUIPO VISITANTE: Mi club
TITULARES
1 RUIZ GIL, LUIS (PT)`;

const CALENDAR = `Jornada 3
Rival CF - Mi club  03-10-2027  12:00`;

const calendarCase = ({ competicionId }: World): ContractCase => ({
  body: { texto: CALENDAR, competicion_id: competicionId },
  required: ['texto', 'competicion_id'],
});

/** Which id a call without a body gets: that of the first pattern that matches the call's name. */
const SUBJECTS: readonly (readonly [name: RegExp, id: Exclude<keyof World, 'jugadores'>])[] = [
  [/Archivo|Clasificacion/, 'previousTemporadaId'],
  [/Temporada|EquipoEstadisticas|auditar/, 'temporadaId'],
  [/Jugador/, 'jugadorId'],
  [/Convocatoria/, 'unplayedPartidoId'],
  [/Directo/, 'inPlayPartidoId'],
  [/Partido|NextGame|Sancionados|Acta/, 'partidoId'],
  [/Equipo/, 'equipoId'],
  [/Competicion/, 'competicionId'],
  [/Campo/, 'campoId'],
  [/Noticia/, 'noticiaId'],
  [/restaurar/, 'operationId'],
];

function caseWithoutBody(name: string, path: string) {
  const [, subject] = SUBJECTS.find(([pattern]) => pattern.test(name)) ?? [];
  return (world: World): ContractCase =>
    path.includes(':') && subject ? { id: world[subject] } : {};
}

const WITHOUT_BODY = Object.fromEntries(
  Object.entries<Endpoint>(endpoints)
    .filter(([, { body }]) => body === null)
    .map(([name, { path }]) => [name, caseWithoutBody(name, path)]),
) as unknown as Cases;

/** A valid request for every call in `ContractName`. A call without one fails its tests. */
export const contractCases: Cases = {
  ...WITHOUT_BODY,

  updateAjustes: () => ({ body: { nombre: 'Otro club' } }),

  addEquipo: () => ({
    body: { nombre: 'Rival Nuevo', color_hex: '#AABBCC' },
    required: ['nombre'],
  }),
  updateEquipo: ({ equipoId }) => ({ id: equipoId, body: { nombre: 'Otro nombre' } }),

  addCompeticion: () => ({ body: { nombre: 'Copa' }, required: ['nombre'] }),
  updateCompeticion: ({ competicionId }) => ({ id: competicionId, body: { nombre: 'Liguilla' } }),

  addCampo: () => ({
    body: { nombre: 'La Dehesa', direccion: 'Camino Real, 4' },
    required: ['nombre'],
  }),
  updateCampo: ({ campoId }) => ({ id: campoId, body: { nombre: 'El Robledal' } }),

  addTemporada: () => ({ body: { nombre: '2030/31' }, required: ['nombre'] }),
  empezarTemporada: ({ jugadorId }) => ({
    body: { nombre: '2031/32', competicion: 'Liga Nueva', bajas: [jugadorId] },
    required: ['nombre'],
  }),
  updateTemporada: ({ temporadaId }) => ({ id: temporadaId, body: { nombre: 'La buena' } }),
  updateEquipoEstadisticas: ({ temporadaId }) => ({
    id: temporadaId,
    body: { posicion: 3, num_equipos: 14 },
  }),
  addEquipoEstadisticas: ({ temporadaId }) => ({
    body: { temporada_id: temporadaId, posicion: 2 },
    required: ['temporada_id'],
  }),
  addArchivoEstadisticas: ({ previousTemporadaId, jugadorId }) => ({
    body: {
      temporada_id: previousTemporadaId,
      estadisticas: [{ jugador_id: jugadorId, goles: 4 }],
    },
    required: ['temporada_id'],
  }),
  updateArchivoEstadisticas: ({ previousTemporadaId, jugadorId }) => ({
    id: previousTemporadaId,
    body: { estadisticas: [{ jugador_id: jugadorId, goles: 4 }] },
    required: ['estadisticas'],
  }),
  updateClasificacion: ({ temporadaId: id, ...world }) => ({
    id,
    body: buildTable(world),
    required: ['competicion_id', 'filas'],
  }),

  addJugador: () => ({
    body: {
      nombre: 'Nuevo',
      apellido1: 'Fichaje',
      apellido2: '',
      alias: '',
      dorsal: 20,
      altura: 180,
      pais: 'España',
      pie: 'Izquierdo',
      trayectoria: '',
      fecha_nac: '2000-02-29',
      posicion: { del: true, mc: false, def: false, por: false },
      activo: true,
      consentimiento: { foto: true, apellidos: false },
      img_perfil: { disponible: false, extension: 'jpg' },
      img_banner: { disponible: false, extension: 'jpg' },
    },
    required: ['nombre', 'dorsal'],
  }),
  updateJugador: ({ jugadorId }) => ({
    id: jugadorId,
    body: { dorsal: 33, alias: 'El Tanque', consentimiento: { apellidos: false } },
  }),
  addJugadorPreview: ({ jugadorId }) => ({
    body: { jugador_id: jugadorId, dorsal: 44, activo: false },
    required: ['jugador_id'],
  }),
  updateJugadorPreview: ({ jugadorId }) => ({ id: jugadorId, body: { activo: false } }),

  addPartido: ({ equipoId, competicionId, campoId, temporadaId }) => ({
    body: {
      equipo_id: equipoId,
      competicion_id: competicionId,
      campo_id: campoId,
      temporada_id: temporadaId,
      local: false,
      fecha_str: '03-10-2027',
      hora_str: '12:30',
      estado: 'programado',
    },
    required: ['equipo_id', 'competicion_id', 'campo_id', 'fecha_str'],
  }),
  updatePartido: ({ unplayedPartidoId, jugadorId }) => ({
    id: unplayedPartidoId,
    body: {
      alineacion: { delanteros: [{ jugador_id: jugadorId }] },
      detalles: {
        primera_parte: [{ evento: 'gol anotado', autor: { jugador_id: jugadorId } }],
        segunda_parte: [],
      },
      mvp: { jugador_id: jugadorId },
      hora_str: '19:00',
      version: 0,
    },
  }),
  leerCalendario: calendarCase,
  aplicarCalendario: calendarCase,
  leerActa: ({ unplayedPartidoId }) => ({
    id: unplayedPartidoId,
    body: { texto: REPORT },
    required: ['texto'],
  }),
  putConvocatoria: ({ unplayedPartidoId, jugadorId }) => ({
    id: unplayedPartidoId,
    body: {
      jugadores: [jugadorId],
      hora_str: '10:30',
      lugar: 'Plaza',
      nota: 'De azul',
      publica: true,
    },
    required: ['jugadores', 'publica'],
  }),
  putDirecto: ({ unplayedPartidoId, jugadorId }) => ({
    id: unplayedPartidoId,
    body: {
      version: 0,
      pasos: [
        {
          id: 'paso-1',
          instante: '2027-09-12T16:00:00Z',
          tipo: 'gol_anotado',
          autor_id: jugadorId,
        },
      ],
    },
    required: ['version', 'pasos'],
  }),
  addPartidoPreview: ({ unplayedPartidoId }) => ({
    body: { partido_id: unplayedPartidoId, hora_str: '20:15' },
    required: ['partido_id'],
  }),
  updatePartidoPreview: ({ unplayedPartidoId }) => ({
    id: unplayedPartidoId,
    body: { estado: 'aplazado' },
  }),
  addNextGames: ({ partidoId }) => ({
    body: { partido_id: partidoId },
    required: ['partido_id'],
    changesNothing: true,
    takesMatchObjects: true,
  }),
  updateNextGames: ({ partidoId }) => ({
    id: partidoId,
    body: { partido_id: partidoId },
    changesNothing: true,
    takesMatchObjects: true,
  }),

  addNoticia: () => ({
    body: { titulo: 'Gol', contenido: 'Y qué gol.', media: [] },
    required: ['titulo'],
  }),
  updateNoticia: ({ noticiaId }) => ({ id: noticiaId, body: { titulo: 'Otro titular' } }),

  anotarCopia: () => ({ changesNothing: true }),
  comprobarTemporada: ({ temporadaId }) => ({ id: temporadaId, changesNothing: true }),
};
