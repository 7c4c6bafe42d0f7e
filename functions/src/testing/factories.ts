import { endpoints, type EndpointInput, type Partido, imageMime } from '@club/shared';
import { demoSettings } from '@club/shared/demo';
import { madeOnce } from './made-once';
import type { RunningApi, TestApi } from './test-api';

type Acta = Pick<EndpointInput<typeof endpoints.updatePartido>, 'alineacion' | 'detalles' | 'mvp'>;

/** A club with a season, a rival, a competition and a ground, created through the API. */
export interface TestClub {
  readonly temporadaId: string;
  readonly equipoId: string;
  readonly competicionId: string;
  readonly campoId: string;
  /** Ids of the players, in order of their shirt numbers from 1. */
  readonly jugadores: readonly string[];
}

/** An API for creating a club. With `db` and `clock` the same club is created faster from the second time on. */
type ClubApi = Pick<RunningApi, 'succeed'> & Partial<Pick<TestApi, 'db' | 'clock'>>;

/** Creates the club that a test needs around its match. */
export async function createClub(api: ClubApi, players = 14): Promise<TestClub> {
  const { db, clock } = api;
  const make = () => makeClub(api, players);
  return db && clock ? madeOnce(`club of ${String(players)}`, { db, clock }, make) : make();
}

async function makeClub(api: Pick<RunningApi, 'succeed'>, players: number): Promise<TestClub> {
  const temporada = await api.succeed(endpoints.addTemporada, { body: { nombre: '2026/27' } });
  const equipo = await api.succeed(endpoints.addEquipo, { body: { nombre: 'Rival CF' } });
  const competicion = await api.succeed(endpoints.addCompeticion, { body: { nombre: 'Liga' } });
  const campo = await api.succeed(endpoints.addCampo, { body: { nombre: 'El Encinar' } });
  const jugadores: string[] = [];
  for (let dorsal = 1; dorsal <= players; dorsal += 1) {
    const { _id } = await api.succeed(endpoints.addJugador, {
      body: { nombre: `Jugador${String(dorsal)}`, apellido1: 'López', dorsal },
    });
    jugadores.push(_id);
  }
  return {
    temporadaId: temporada._id,
    equipoId: equipo._id,
    competicionId: competicion._id,
    campoId: campo._id,
    jugadores,
  };
}

/** Creates a match of the current season, at home unless `fields` says something else. */
export async function createPartido(
  api: Pick<RunningApi, 'succeed'>,
  club: TestClub,
  fields: Partial<EndpointInput<typeof endpoints.addPartido>> = {},
): Promise<Partido> {
  const { data } = await api.succeed(endpoints.addPartido, {
    body: {
      equipo_id: club.equipoId,
      competicion_id: club.competicionId,
      campo_id: club.campoId,
      local: true,
      fecha_str: '14-11-2026',
      hora_str: '18:00',
      ...fields,
    },
  });
  return data;
}

/**
 * A sheet with the club's first eleven, `scorers` scoring in the first half and `conceded` goals against in the
 * second.
 */
export function buildActa(
  club: TestClub,
  { scorers = [], conceded = 0 }: { scorers?: readonly number[]; conceded?: number } = {},
): Acta {
  const player = (position: number) => ({ jugador_id: club.jugadores[position] ?? '' });
  const players = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => player(from + index));
  return {
    alineacion: {
      portero: players(0, 0),
      defensas: players(1, 4),
      mediocentros: players(5, 7),
      delanteros: players(8, 10),
      suplentes: [],
    },
    detalles: {
      primera_parte: scorers.map((position) => ({
        evento: 'gol anotado' as const,
        autor: { ...player(position), forma: 'derecha' as const },
      })),
      segunda_parte: Array.from({ length: conceded }, () => ({ evento: 'gol encajado' as const })),
    },
    mvp: player(scorers[0] ?? 0),
  };
}

/** Body of a league table of two teams with equal figures, ours first. */
export function buildTable({ competicionId }: Pick<TestClub, 'competicionId'>) {
  const figures = { pj: 1, g: 1, e: 0, p: 0, gf: 2, gc: 0, pts: 3 };
  return {
    competicion_id: competicionId,
    filas: [
      { nombre: 'CD Encina', es_nuestro: true, ...figures },
      { nombre: 'Rival CF', ...figures },
    ],
  };
}

/** A player's goals in the current season. */
export async function readGoals(
  api: Pick<RunningApi, 'succeed'>,
  { jugadores }: TestClub,
  position: number,
): Promise<number> {
  const jugador = await api.succeed(endpoints.fetchJugador, { id: jugadores[position] ?? '' });
  return jugador.estadisticas_temporada.goles;
}

/** Saves the settings of the fictional CD Encina. */
export async function saveDemoSettings(api: Pick<RunningApi, 'succeed'>): Promise<void> {
  const { version: _version, slugs_anteriores: _former, patrocinadores, ...rest } = demoSettings;
  const added = patrocinadores.map(({ nombre, url }) => ({ nombre, url }));
  await api.succeed(endpoints.updateAjustes, { body: { ...rest, patrocinadores: added } });
}

type ImageApi = Pick<RunningApi, 'url' | 'tokens'>;

/** A request about an image as administrator. `path` is its kind and the id of its record: `jugador-perfil/<id>`. */
export const requestImage = (
  { url, tokens }: ImageApi,
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  bytes?: Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(`${url}/b-api/imagenes/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tokens.administrador}`,
      ...(bytes && { 'content-type': imageMime(bytes) }),
      ...headers,
    },
    ...(bytes && { body: Buffer.from(bytes) }),
  });

/** Uploads an image as administrator. */
export const sendImage = (api: ImageApi, path: string, bytes: Uint8Array): Promise<Response> =>
  requestImage(api, 'PUT', path, bytes);
