import {
  INITIAL_SETTINGS,
  endpoints,
  ANONYMOUS_JUGADOR,
  sharePicturePath,
  type SharePictureKind,
} from '@club/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildActa, createClub, createPartido } from '../testing/factories';
import { startApi } from '../testing/start-api';
import { startPages, type TestPages } from '../testing/start-pages';
import { forEachTest } from '../testing/standing';

/** Two instances on one store, as in production. */
const api = forEachTest(startApi);
const first = forEachTest(() => startPages(undefined, api));
const instances = [first, forEachTest(() => startPages(undefined, api))] as const;
const club = forEachTest(() => createClub(api));
let scorer: string;
let partidoId: string;
beforeEach(async () => {
  scorer = club.jugadores[8] ?? '';
  await api.succeed(endpoints.updateJugador, {
    id: scorer,
    body: { nombre: 'Iker', apellido1: 'Zubizarreta' },
  });
  const { _id } = await createPartido(api, club);
  partidoId = _id;
  await api.succeed(endpoints.updatePartido, {
    id: partidoId,
    body: {
      ...buildActa(club, { scorers: [8, 8] }),
      mvp: { jugador_id: scorer },
    },
  });
});

const KINDS = ['partido', 'mvp'] as const satisfies readonly SharePictureKind[];

const currentPath = async (kind: SharePictureKind) =>
  sharePicturePath(
    kind,
    await api.succeed(endpoints.fetchPartido, { id: partidoId, as: 'anonimo' }),
    INITIAL_SETTINGS,
  );

async function fetchFrom(instance: TestPages, path: string) {
  const response = await fetch(instance.url + path, { redirect: 'manual' });
  return {
    status: response.status,
    cache: response.headers.get('cache-control') ?? '',
    location: response.headers.get('location'),
    bytes: Buffer.from(await response.arrayBuffer()).toString('base64'),
  };
}

describe('a picture whose URL somebody has kept', () => {
  it.each([
    [
      'the surname’s consent was withdrawn',
      () =>
        api.succeed(endpoints.updateJugador, {
          id: scorer,
          body: { consentimiento: { apellidos: false } },
        }),
    ],
    [
      `the player was made «${ANONYMOUS_JUGADOR}»`,
      () => api.succeed(endpoints.anonimizarJugador, { id: scorer }),
    ],
  ])('redirects to one without the name, in every instance, after %s', async (_what, withdraw) => {
    for (const kind of KINDS) {
      const before = await currentPath(kind);
      const shown = await Promise.all(instances.map((instance) => fetchFrom(instance, before)));
      expect(shown.map(({ status }) => status)).toEqual([200, 200]);
    }
    const before = { partido: await currentPath('partido'), mvp: await currentPath('mvp') };
    const old = { partido: '', mvp: '' };
    for (const kind of KINDS) old[kind] = (await fetchFrom(instances[0], before[kind])).bytes;
    await withdraw();
    for (const kind of KINDS) {
      const after = await currentPath(kind);
      expect(after).not.toBe(before[kind]);
      for (const instance of instances) {
        const kept = await fetchFrom(instance, before[kind]);
        expect(kept).toMatchObject({ status: 302, cache: 'no-store', location: after });
        const now = await fetchFrom(instance, after);
        expect(now.status).toBe(200);
        expect(now.bytes).not.toBe(old[kind]);
      }
    }
  });

  it('is gone from every instance once its match is deleted or, if it shows the best player, once there is none', async () => {
    const before = { partido: await currentPath('partido'), mvp: await currentPath('mvp') };
    for (const instance of instances) {
      for (const kind of KINDS) {
        expect((await fetchFrom(instance, before[kind])).status).toBe(200);
      }
    }
    await api.succeed(endpoints.updatePartido, { id: partidoId, body: { mvp: null } });
    for (const instance of instances) {
      expect(await fetchFrom(instance, before.mvp)).toMatchObject({ status: 404 });
    }
    await api.succeed(endpoints.delPartido, { id: partidoId });
    for (const instance of instances) {
      const gone = await fetchFrom(instance, before.partido);
      expect(gone.status).toBe(404);
      expect(gone.cache).toContain('no-store');
    }
  });

  it('is not sent again to a client that has it', async () => {
    const path = await currentPath('partido');
    const url = instances[0].url + path;
    const first = await fetch(url);
    await first.arrayBuffer();
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=600, s-maxage=600');
    const again = await fetch(url, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });
});
