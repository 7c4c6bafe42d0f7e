import {
  CALL_UP_PICTURE,
  CREST_ID,
  endpoints,
  INITIAL_SETTINGS,
  sharePicturePath,
  ANONYMOUS_JUGADOR,
  type SharePictureKind,
} from '@club/shared';
import { describe, expect, it, beforeEach } from 'vitest';
import { buildPng } from '../../../shared/src/testing/tiny-pictures';
import { buildActa, createClub, createPartido, sendImage } from '../testing/factories';
import { startApi } from '../testing/start-api';
import { startPages, type TestPages } from '../testing/start-pages';
import { forAllTests } from '../testing/standing';

const api = forAllTests(startApi);
const page = forAllTests(() => startPages(undefined, api));
const club = forAllTests(() => createClub(api));

/** Fetches a picture as a messenger does, and reads its size from the PNG header. */
async function picture(path: string, instance: Pick<TestPages, 'url'> = page) {
  const response = await fetch(instance.url + path, { redirect: 'manual' });
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    cache: response.headers.get('cache-control'),
    location: response.headers.get('location'),
    bytes,
    width: bytes.length > 24 ? bytes.readUInt32BE(16) : 0,
    height: bytes.length > 24 ? bytes.readUInt32BE(20) : 0,
  };
}

async function expectPicture(path: string) {
  const found = await picture(path);
  expect(found).toMatchObject({ status: 200, type: 'image/png', width: 1200, height: 630 });
  expect(found.bytes.length).toBeLessThan(300_000);
  expect(found.cache).toBe('public, max-age=600, s-maxage=600');
  return found.bytes;
}

/** The path that anybody would share now. */
const currentPath = async (kind: SharePictureKind, id: string) =>
  sharePicturePath(
    kind,
    await api.succeed(endpoints.fetchPartido, { id, as: 'anonimo' }),
    await api.succeed(endpoints.fetchAjustes, { as: 'anonimo' }),
  );

const save = async (id: string, scorers: readonly number[], conceded = 0) => {
  const body = buildActa(club, { scorers, conceded });
  return (await api.succeed(endpoints.updatePartido, { id, body })).data;
};

describe('the picture of a shared match', () => {
  it('changes before and after the match and with the score; old URLs redirect to the current one', async () => {
    const unplayed = await createPartido(api, club);
    const before = await expectPicture(sharePicturePath('partido', unplayed, INITIAL_SETTINGS));
    const won = await save(unplayed._id, [8, 9]);
    const after = await expectPicture(sharePicturePath('partido', won, INITIAL_SETTINGS));
    const drawn = await save(unplayed._id, [8, 9], 2);
    const corrected = await expectPicture(sharePicturePath('partido', drawn, INITIAL_SETTINGS));
    expect(new Set([before, after, corrected].map((bytes) => bytes.toString('base64'))).size).toBe(
      3,
    );
    const old = await picture(sharePicturePath('partido', won, INITIAL_SETTINGS));
    expect(old).toMatchObject({
      status: 302,
      cache: 'no-store',
      location: sharePicturePath('partido', drawn, INITIAL_SETTINGS),
    });
  });

  it('is in the link preview of the match’s page; another one shows the best player, if there is one', async () => {
    const unplayed = await createPartido(api, club);
    expect((await picture(sharePicturePath('mvp', unplayed, INITIAL_SETTINGS))).status).toBe(404);
    const partido = await save(unplayed._id, [8]);
    await expectPicture(sharePicturePath('mvp', partido, INITIAL_SETTINGS));
    const { html } = await page.get(`/partidos/${partido._id}`);
    const image = /<meta property="og:image" content="(?<url>[^"]+)"/.exec(html)?.groups?.['url'];
    expect(image).toBe(page.url + sharePicturePath('partido', partido, INITIAL_SETTINGS));
    expect(html).toContain('<meta property="og:image:alt" content="Mi club 1 - 0 Rival CF">');
    const { pathname } = new URL(image ?? '');
    await expectPicture(pathname);
    const first = await fetch(page.url + pathname);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await fetch(page.url + pathname, { headers })).status).toBe(304);
  });

  it('shows a published call-up, has another URL when it changes, and is gone once it is unpublished', async () => {
    const { _id: id } = await createPartido(api, club);
    const saveCallUp = (publica: boolean, jugadores = club.jugadores) =>
      api.succeed(endpoints.putConvocatoria, {
        id,
        body: { jugadores, hora_str: '10:00', lugar: 'Bar La Dehesa', publica },
      });
    // A URL with any digest redirects to the current one.
    const current = async () =>
      (await picture(`/compartir/${CALL_UP_PICTURE}/${id}-0.png`)).location;
    expect(await current()).toBeNull();
    await saveCallUp(true);
    const first = await current();
    const all = await expectPicture(first ?? '');
    const { html } = await page.get(`/partidos/${id}`);
    expect(html).toContain('Bar La Dehesa');
    await saveCallUp(true, club.jugadores.slice(0, 3));
    expect(await current()).not.toBe(first);
    expect((await expectPicture((await current()) ?? '')).equals(all)).toBe(false);
    await saveCallUp(false);
    expect((await picture(first ?? '')).status).toBe(404);
    expect((await page.get(`/partidos/${id}`)).html).not.toContain('Bar La Dehesa');
  });

  it('does not exist for an unknown record or kind, or without a digest', async () => {
    for (const path of ['partido/nadie-0', 'partido/nadie', 'plantilla/nadie-0', 'partido/-1']) {
      const { status, cache } = await picture(`/compartir/${path}.png`);
      expect(status, path).toBe(404);
      expect(cache, path).toContain('no-store');
    }
  });

  it('can be drawn with any rival, competition and player', async () => {
    const nombre = `⚽🔥 你好 \u202Eal revés\u0301\u0301 ${'W'.repeat(30)} <script>&amp;"'`;
    const { _id: equipo_id } = await api.succeed(endpoints.addEquipo, { body: { nombre } });
    const { _id: competicion_id } = await api.succeed(endpoints.addCompeticion, {
      body: { nombre },
    });
    await api.succeed(endpoints.updateJugador, {
      id: club.jugadores[8] ?? '',
      body: { nombre: nombre.slice(0, 40), apellido1: '' },
    });
    const { _id: id } = await createPartido(api, club, { equipo_id, competicion_id });
    const partido = await save(id, [8, 8, 8], 12);
    await expectPicture(sharePicturePath('partido', partido, INITIAL_SETTINGS));
    await expectPicture(sharePicturePath('mvp', partido, INITIAL_SETTINGS));
    expect(page.errors).toEqual([]);
  });

  it('shows both crests, and has another URL as soon as one of them changes', async () => {
    const partido = await createPartido(api, club);
    const put = async (path: string, tone: number) => {
      const response = await sendImage(api, path, buildPng({ ancho: 64, alto: 64, tone }));
      expect(response.status).toBe(200);
    };
    const seen = [await currentPath('partido', partido._id)];
    const bytes = [await expectPicture(seen[0] ?? '')];
    for (const [path, tone] of [
      [`escudo/${CREST_ID}`, 100],
      [`escudo/${CREST_ID}`, 200],
      [`equipo/${club.equipoId}`, 100],
      [`equipo/${club.equipoId}`, 200],
    ] as const) {
      await put(path, tone);
      const now = await currentPath('partido', partido._id);
      // Old URLs redirect to the current picture.
      expect(await picture(seen.at(-1) ?? '')).toMatchObject({ status: 302, location: now });
      seen.push(now);
      bytes.push(await expectPicture(now));
    }
    await api.succeed(endpoints.updateAjustes, { body: { lema: 'Otro lema' } });
    expect(await currentPath('partido', partido._id)).toBe(seen.at(-1));
    expect(new Set(seen).size).toBe(5);
    expect(new Set(bytes.map((each) => each.toString('base64'))).size).toBe(5);
  });
});

describe('a picture whose URL somebody has kept', () => {
  /** Two instances on one store, as in production. */
  const instances = [page, forAllTests(() => startPages(undefined, api))] as const;
  /** Position in the club of the scorer and best player, another one for each test. */
  let position = 7;
  let scorer: string;
  let partidoId: string;
  let before: Readonly<Record<'partido' | 'mvp', string>>;
  beforeEach(async () => {
    position += 1;
    scorer = club.jugadores[position] ?? '';
    const body = { nombre: 'Iker', apellido1: 'Zubizarreta' };
    await api.succeed(endpoints.updateJugador, { id: scorer, body });
    partidoId = (await createPartido(api, club))._id;
    await save(partidoId, [position, position]);
    before = {
      partido: await currentPath('partido', partidoId),
      mvp: await currentPath('mvp', partidoId),
    };
  });

  const KINDS = ['partido', 'mvp'] as const satisfies readonly SharePictureKind[];

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
    const old = new Map<SharePictureKind, Buffer | undefined>();
    for (const kind of KINDS) {
      const shown = await Promise.all(instances.map((one) => picture(before[kind], one)));
      expect(shown.map(({ status }) => status)).toEqual([200, 200]);
      old.set(kind, shown[0]?.bytes);
    }
    await withdraw();
    for (const kind of KINDS) {
      const after = await currentPath(kind, partidoId);
      expect(after).not.toBe(before[kind]);
      for (const instance of instances) {
        const kept = await picture(before[kind], instance);
        expect(kept).toMatchObject({ status: 302, cache: 'no-store', location: after });
      }
      const now = await picture(after);
      expect(now.status).toBe(200);
      expect(now.bytes).not.toEqual(old.get(kind));
    }
  });

  it('is gone from every instance once the best player it shows is removed, or its match is deleted', async () => {
    for (const instance of instances) {
      for (const kind of KINDS) {
        expect((await picture(before[kind], instance)).status).toBe(200);
      }
    }
    await api.succeed(endpoints.updatePartido, { id: partidoId, body: { mvp: null } });
    for (const instance of instances) {
      expect(await picture(before.mvp, instance)).toMatchObject({ status: 404 });
    }
    await api.succeed(endpoints.delPartido, { id: partidoId });
    for (const instance of instances) {
      const gone = await picture(before.partido, instance);
      expect(gone.status).toBe(404);
      expect(gone.cache).toContain('no-store');
    }
  });
});
