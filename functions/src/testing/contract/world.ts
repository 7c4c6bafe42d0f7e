import { endpoints } from '@club/shared';
import { madeOnce } from '../made-once';
import { buildActa, buildTable, createClub, createPartido, type TestClub } from '../factories';
import type { RunningApi, TestApi } from '../test-api';

/** A small club in which every call finds data to read and to change. */
export interface World extends TestClub {
  /** The season before the current one, which is `temporadaId`. */
  readonly previousTemporadaId: string;
  readonly jugadorId: string;
  /** Played, in the current season. */
  readonly partidoId: string;
  /** Not played, in the current season. */
  readonly unplayedPartidoId: string;
  /** Live, in the current season. */
  readonly inPlayPartidoId: string;
  readonly noticiaId: string;
  /** The latest operation in the history: the news item. */
  readonly operationId: string;
}

type WorldApi = RunningApi & Partial<Pick<TestApi, 'clock'>>;

/** Creates the club, through the API at least the first time. */
export async function createWorld(api: WorldApi): Promise<World> {
  const { db, clock } = api;
  const make = () => makeWorld(api);
  return clock ? madeOnce('world', { db, clock }, make) : make();
}

async function makeWorld(api: WorldApi): Promise<World> {
  const club = await createClub(api, 12);
  const actual = await api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } });
  const current = { ...club, temporadaId: actual._id };
  const played = await createPartido(api, current, { fecha_str: '05-09-2027' });
  await api.succeed(endpoints.updatePartido, {
    id: played._id,
    body: buildActa(current, { scorers: [8, 9], conceded: 1 }),
  });
  const unplayed = await createPartido(api, current, { fecha_str: '12-09-2027' });
  await api.succeed(endpoints.putConvocatoria, {
    id: unplayed._id,
    body: {
      jugadores: [club.jugadores[8] ?? ''],
      hora_str: '17:00',
      lugar: 'El Encinar',
      nota: 'De azul',
      publica: true,
    },
  });
  const live = await createPartido(api, current, { fecha_str: '19-09-2027' });
  await api.succeed(endpoints.putDirecto, {
    id: live._id,
    body: {
      version: 0,
      pasos: [{ id: 'inicio', instante: '2027-09-19T16:00:00.000Z', tipo: 'comienzo' }],
    },
  });
  await api.succeed(endpoints.updateEquipoEstadisticas, {
    id: actual._id,
    body: { posicion: 4, num_equipos: 12 },
  });
  await api.succeed(endpoints.updateArchivoEstadisticas, {
    id: club.temporadaId,
    body: { estadisticas: [{ jugador_id: club.jugadores[8] ?? '', goles: 2 }] },
  });
  await api.succeed(endpoints.updateClasificacion, {
    id: club.temporadaId,
    body: buildTable(club),
  });
  // A distinct time, because the history does not order operations within a millisecond.
  if (api.clock) api.clock.now = new Date(api.clock.now.getTime() + 1000);
  const noticia = await api.succeed(endpoints.addNoticia, {
    body: { titulo: 'Empieza la liga', contenido: 'El domingo, a las seis.' },
  });
  const [operation] = await api.succeed(endpoints.fetchHistorial);
  if (operation?.accion !== 'addNoticia')
    throw new Error('the news item is not the last operation');
  return {
    ...current,
    previousTemporadaId: club.temporadaId,
    jugadorId: club.jugadores[8] ?? '',
    partidoId: played._id,
    unplayedPartidoId: unplayed._id,
    inPlayPartidoId: live._id,
    noticiaId: noticia._id,
    operationId: operation.operacion_id,
  };
}
