import { randomBytes } from 'node:crypto';
import { endpoints, imageUrl, mediaUrl, crestUrl, CREST_ID } from '@club/shared';
import { DocumentReference } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  ascii,
  buildJpeg,
  jpegSegment,
  buildPng,
  pngChunk,
} from '../../../../shared/src/testing/tiny-pictures';
import { createClub, createPartido, requestImage, sendImage } from '../../testing/factories';
import { startApi, startInstance } from '../../testing/start-api';
import { forAllTests, forEachTest } from '../../testing/standing';
import { driveHistory } from '../../testing/history-driver';
import { expectUnchanged } from '../../testing/expect-stored';

type Tail<T extends readonly unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;

describe('images', () => {
  const api = forAllTests(startApi);
  const club = forAllTests(() => createClub(api, 2));
  let jugadorId: string;
  beforeAll(() => {
    jugadorId = club.jugadores[0] ?? '';
  });

  const send = (...request: Tail<Parameters<typeof requestImage>>) => requestImage(api, ...request);
  const profile = () => `jugador-perfil/${jugadorId}`;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${api.url}${path}`, { headers });
  const readImages = async (id: string) => {
    const { img_perfil, img_banner } = await api.succeed(endpoints.fetchJugador, { id });
    const preview = await api.succeed(endpoints.fetchJugadorPreview, { id });
    return { img_perfil, img_banner, preview: preview.img_perfil };
  };
  const PRESENT = { disponible: true, extension: 'jpg' };
  const ABSENT = { disponible: false, extension: 'jpg' };

  it('are served as they were stored, and the record says that there is one', async () => {
    const bytes = buildJpeg({ ancho: 40, alto: 30 });
    expect(await readImages(jugadorId)).toEqual({
      img_perfil: ABSENT,
      img_banner: ABSENT,
      preview: ABSENT,
    });
    const stored = await send('PUT', profile(), bytes);
    expect(stored.status).toBe(200);
    const answer = endpoints.putImagen.response.parse(await stored.json());
    expect(answer).toMatchObject({
      id: jugadorId,
      msg: 'imagen guardada!',
      data: { tipo: 'jugador-perfil', ancho: 40, alto: 30, bytes: bytes.length },
    });
    expect(await readImages(jugadorId)).toEqual({
      img_perfil: PRESENT,
      img_banner: ABSENT,
      preview: PRESENT,
    });

    const served = await get(imageUrl('jugador-perfil', jugadorId));
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=60');
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes);

    const etag = served.headers.get('etag') ?? '';
    const again = await get(imageUrl('jugador-perfil', jugadorId), { 'if-none-match': etag });
    expect(again.status).toBe(304);
    const versioned = await get(answer.data.url);
    expect(versioned.headers.get('cache-control')).toBe('public, max-age=600, s-maxage=600');
    const asAdmin = await send('GET', profile());
    expect(asAdmin.headers.get('cache-control')).toBe('no-store');
  });

  it('exist for a record if they are stored, whatever a body claims', async () => {
    const claims = { img_perfil: ABSENT, img_banner: PRESENT };
    const stored = await readImages(jugadorId);
    expect(stored).toEqual({ img_perfil: PRESENT, img_banner: ABSENT, preview: PRESENT });
    await api.succeed(endpoints.updateJugador, { id: jugadorId, body: claims });
    await api.succeed(endpoints.updateJugadorPreview, {
      id: jugadorId,
      body: { img_perfil: ABSENT },
    });
    expect(await readImages(jugadorId)).toEqual(stored);
    const { data } = await api.succeed(endpoints.addJugador, {
      body: { nombre: 'Ximo', dorsal: 3, img_perfil: PRESENT, img_banner: PRESENT },
    });
    expect(data).toMatchObject({ img_perfil: ABSENT, img_banner: ABSENT });
  });

  const upload = async (path: string, bytes: Uint8Array) => {
    const answer = await send('PUT', path, bytes);
    return endpoints.putImagen.response.parse(await answer.json()).data;
  };

  it('redirect from an old or unknown version to the current one, uncached', async () => {
    const old = await upload(profile(), buildJpeg({ ancho: 16 }));
    const now = await upload(profile(), buildJpeg({ ancho: 24 }));
    const plain = imageUrl('jugador-perfil', jugadorId);
    for (const path of [
      old.url,
      `${plain}?v=0123456789abcdef`,
      `${plain}?v=`,
      `${plain}?v=a&v=b`,
    ]) {
      // A client that has the old version is redirected too.
      for (const headers of [{}, { 'if-none-match': `"${old.huella}"` }]) {
        const sent = await fetch(api.url + path, { headers, redirect: 'manual' });
        expect(sent.status).toBe(302);
        expect(sent.headers.get('cache-control')).toBe('no-store');
        expect(sent.headers.get('location')).toBe(now.url);
      }
    }
  });

  it('are read without their bytes for an answer that has none, with one read', async () => {
    const { url, huella } = await upload(profile(), buildJpeg({ ancho: 20 }));
    const full = await get(url);
    const whole = vi.spyOn(DocumentReference.prototype, 'get');
    for (const [method, headers, status] of [
      ['GET', { 'if-none-match': `"${huella}"` }, 304],
      ['HEAD', {}, 200],
      ['HEAD', { 'if-none-match': `"${huella}"` }, 304],
    ] as const) {
      const sent = await fetch(api.url + url, { method, headers });
      expect([sent.status, sent.headers.get('etag')]).toEqual([status, `"${huella}"`]);
      if (status === 304) continue;
      for (const name of ['content-type', 'content-length', 'cache-control']) {
        expect(sent.headers.get(name), name).toBe(full.headers.get(name));
      }
    }
    expect(whole).not.toHaveBeenCalled();
    await get(url, { 'if-none-match': '"otra"' });
    expect(whole).toHaveBeenCalledTimes(1);
    whole.mockRestore();
  });

  it('disappear from every instance at once when hidden or deleted, under any URL', async () => {
    const other = await startInstance(api.services);
    const { url, huella } = await upload(profile(), buildJpeg({ ancho: 32 }));
    const plain = imageUrl('jugador-perfil', jugadorId);
    /** Status and `Cache-Control` of every instance, URL and kind of request. */
    const ask = async () => {
      const found: [number, string | null][] = [];
      for (const { url: instance } of [api, other]) {
        for (const path of [url, plain, `${plain}?v=otra`]) {
          for (const headers of [{}, { 'if-none-match': `"${huella}"` }]) {
            const sent = await fetch(instance + path, { headers, redirect: 'manual' });
            await sent.arrayBuffer();
            found.push([sent.status, sent.headers.get('cache-control')]);
          }
        }
      }
      return found;
    };
    const GONE = Array.from({ length: 12 }, () => [404, 'no-store']);
    const before = await ask();
    expect(before.map(([status]) => status)).not.toContain(404);
    const consent = (picture: boolean) =>
      api.succeed(endpoints.updateJugador, {
        id: jugadorId,
        body: { consentimiento: { foto: picture } },
      });
    await consent(false);
    expect(await ask()).toEqual(GONE);
    await consent(true);
    expect(await ask()).toEqual(before);
    await send('DELETE', profile());
    expect(await ask()).toEqual(GONE);
    await upload(profile(), buildJpeg({ ancho: 48 }));
    expect((await fetch(other.url + url, { redirect: 'manual' })).status).toBe(302);
    await other.stop();
  });

  it('replace nothing if they are sent as new ones, however many arrive at once', async () => {
    const { _id: id } = await api.succeed(endpoints.addNoticia, {
      body: { titulo: 'A la vez', media: [] },
    });
    const path = `noticia3/${id}`;
    const onlyNew = { 'if-none-match': '*' };
    const bytes = [9, 10, 11].map((ancho) => buildJpeg({ ancho }));
    const answers = await Promise.all(bytes.map((picture) => send('PUT', path, picture, onlyNew)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412]);
    const refused = answers.find(({ status }) => status === 412);
    expect(await refused?.json()).toEqual({
      success: false,
      msg: 'Ahí ya hay otra imagen: no se ha cambiado nada.',
    });
    const winner = answers.findIndex(({ status }) => status === 200);
    const { media } = await api.succeed(endpoints.fetchNoticia, { id });
    expect(media).toHaveLength(1);
    const served = await get(mediaUrl(media[0] ?? '') ?? '');
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes[winner]);
    // The same photo again is the same image. Without the header it is replaced.
    expect((await send('PUT', path, bytes[winner], onlyNew)).status).toBe(200);
    expect((await send('PUT', path, buildJpeg({ ancho: 12 }))).status).toBe(200);
    expect((await send('PUT', path, bytes[winner], { 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('must be sent with the media type of their content, and not be too large', async () => {
    for (const type of ['image/png', 'application/json', 'text/plain']) {
      const response = await send('PUT', profile(), buildJpeg(), { 'content-type': type });
      expect(response.status).toBe(400);
    }
    expect((await send('PUT', profile())).status).toBe(400);
    const large = await send('PUT', profile(), buildJpeg({ padding: 700 * 1024 }));
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({
      msg: expect.stringMatching(/demasiado grande/) as string,
    });
  });

  it('are separate for banner and portrait, and deleted with their record', async () => {
    const [, id = ''] = club.jugadores;
    const url = api.url + imageUrl('jugador-banner', id);
    await send('PUT', `jugador-banner/${id}`, buildJpeg());
    expect(await readImages(id)).toMatchObject({ img_banner: PRESENT, img_perfil: ABSENT });
    await send('PUT', profile(), buildJpeg());
    await send('DELETE', `jugador-perfil/${id}`);
    expect((await readImages(id)).img_banner).toEqual(PRESENT);
    expect((await fetch(url)).status).toBe(200);
    await api.succeed(endpoints.delJugador, { id });
    expect((await fetch(url)).status).toBe(404);
  });

  it('have a known kind and an existing record', async () => {
    for (const path of ['jugador-perfil/nadie', `otra-cosa/${jugadorId}`]) {
      for (const method of ['GET', 'PUT', 'DELETE'] as const) {
        const { status } = await send(method, path, method === 'PUT' ? buildJpeg() : undefined);
        expect(status, `${method} ${path}`).toBe(404);
      }
    }
  });
});

describe('crests and logos', () => {
  const api = forEachTest(startApi);
  const club = forEachTest(() => createClub(api, 1));

  const send = (path: string, bytes: Uint8Array) => sendImage(api, path, bytes);
  const store = async (path: string, bytes: Uint8Array) =>
    endpoints.putImagen.response.parse(await (await send(path, bytes)).json()).data;
  const settings = () => api.succeed(endpoints.fetchAjustes);
  const ESCUDO = `escudo/${CREST_ID}`;

  it('of the club set and clear a flag in the settings', async () => {
    const before = await settings();
    const bytes = buildPng({ ancho: 64, alto: 80 });
    const { url } = await store(ESCUDO, bytes);
    expect(await settings()).toMatchObject({
      escudo: { disponible: true, iniciales: before.escudo.iniciales },
      version: before.version + 1,
    });
    const served = await fetch(api.url + url);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes);
    expect((await requestImage(api, 'DELETE', ESCUDO)).status).toBe(200);
    expect((await settings()).escudo.disponible).toBe(false);
    // More than the 200 KB of a crest.
    const large = buildPng({ extra: [pngChunk('PLTE', randomBytes(205_000))] });
    expect((await send(ESCUDO, large)).status).toBe(413);
    expect((await fetch(api.url + url)).status).toBe(404);
  });

  it('of a sponsor are deleted with him', async () => {
    const sponsor = (nombre: string) => ({ nombre, url: 'https://patrocinador.example/' });
    const body = { patrocinadores: [sponsor('Uno'), sponsor('Dos')] };
    const { data } = await api.succeed(endpoints.updateAjustes, { body });
    const [uno, dos] = data.patrocinadores;
    const { url } = await store(`patrocinador/${uno?.id ?? ''}`, buildPng());
    expect((await settings()).patrocinadores.map(({ disponible }) => disponible)).toEqual([
      true,
      false,
    ]);
    await api.succeed(endpoints.updateAjustes, { body: { patrocinadores: dos ? [dos] : [] } });
    expect((await fetch(api.url + url)).status).toBe(404);
    expect((await send('patrocinador/nadie', buildPng())).status).toBe(404);
    expect((await send('escudo/otro', buildPng())).status).toBe(404);
    expect((await send('equipo/nadie', buildPng())).status).toBe(404);
  });

  it('of a rival are in his matches, old and new', async () => {
    const { _id: before } = await createPartido(api, club);
    const { url, huella } = await store(`equipo/${club.equipoId}`, buildPng());
    const { _id: after } = await createPartido(api, club);
    const names = async () =>
      Promise.all(
        [before, after].map(
          async (id) => (await api.succeed(endpoints.fetchPartido, { id })).escudo_equipo,
        ),
      );
    const name = `${club.equipoId}.${huella}`;
    expect(await names()).toEqual([name, name]);
    expect(crestUrl(name)).toBe(url);
    expect(await api.succeed(endpoints.fetchNextGames)).toMatchObject([
      { escudo_equipo: name },
      { escudo_equipo: name },
    ]);
    const drive = driveHistory(api, club);
    const deletion = await drive.operate(() =>
      api.succeed(endpoints.delEquipo, { id: club.equipoId }),
    );
    expect(await names()).toEqual(['', '']);
    expect((await fetch(api.url + url)).status).toBe(404);
    // The history has no pictures.
    expect((await drive.restore(deletion)).status).toBe(200);
    const equipo = await api.succeed(endpoints.fetchEquipo, { id: club.equipoId });
    expect([equipo.nombre, equipo.escudo]).toEqual(['Rival CF', undefined]);
  });
});

const text = (content: string) => new Uint8Array(Buffer.from(content));
const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;

/** The rules' own tests have many more (png.test.ts, jpeg.test.ts). */
const HOSTILE: readonly (readonly [what: string, bytes: Uint8Array])[] = [
  ['an SVG with a script', text(SVG)],
  ['an HTML page that starts like a PNG', text('\u0089PNG\r\n\u001a\n<html></html>')],
  ['a PNG that decompresses to forty megabytes', buildPng({ rawBytes: 40 * 1024 * 1024 })],
  ['a JPEG with GPS coordinates', buildJpeg({ extra: jpegSegment(0xe1, ascii('Exif\0\0GPS')) })],
];

describe('a manipulated picture', () => {
  const api = forAllTests(startApi);
  const club = forAllTests(() => createClub(api, 1));
  expectUnchanged(() => api);

  it.each(HOSTILE)('is refused as a crest and as a portrait: %s', async (_what, bytes) => {
    for (const place of [`escudo/${CREST_ID}`, `jugador-perfil/${club.jugadores[0] ?? ''}`]) {
      for (const type of ['image/png', 'image/jpeg', 'text/html']) {
        const answer = await requestImage(api, 'PUT', place, bytes, { 'content-type': type });
        const { msg } = (await answer.json()) as { msg: string };
        expect(answer.status, `${place} ${type}: ${msg}`).toBe(400);
        expect(msg).toMatch(/^La imagen no vale: \S/);
      }
    }
  });
});
