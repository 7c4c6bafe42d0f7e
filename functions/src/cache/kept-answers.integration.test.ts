import { API_BASE, callPath, type Endpoint, endpoints, firestorePaths } from '@club/shared';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildActa, createClub, createPartido } from '../testing/factories';
import { stepsArbitrary } from '../testing/model/operations';
import { runModel } from '../testing/model/run-model';
import { readableText } from '../testing/read-html';
import { listReads } from '../testing/list-reads';
import { startApi, startInstance } from '../testing/start-api';
import { forAllTests } from '../testing/standing';
import { startPages, type TestPages } from '../testing/start-pages';
import type { TestApi } from '../testing/test-api';
import { createAnswerCache, createVersionReader } from './answer-cache';

const SITE = 'https://cd-encina.example';

/** Ids of a club's records, by the word for them in API paths. */
async function readRecordIds(api: TestApi) {
  const paths = Object.keys(await api.dump());
  const idIn = (collection: string) =>
    paths.find((path) => path.startsWith(`${collection}/`))?.split('/')[1] ?? 'nadie';
  return {
    temporada: idIn('calendarios'),
    jugador: idIn('jugadores'),
    partido: idIn('partidos'),
    noticia: idIn('noticias'),
    equipo: idIn('equipos'),
    competicion: idIn('competiciones'),
    campo: idIn('campos'),
  };
}

/** Whether the id in an API path is that of a season. */
const isOfSeason = (path: string) => /temporada|clasificacion|equipo-estadisticas/.test(path);

/** Calls that these operations leave without an answer: their record is missing. */
const UNANSWERED: readonly string[] = [
  'convocatoria/:id',
  'fetch-next-games/:id',
  'fetch-noticias/:id',
];

/** The call of a path: its first part under `/b-api`, and whether an id follows. */
const toCallPattern = (path: string) => path.replace(`${API_BASE}/`, '').replace(/\/.*/, '/:id');

/** Paths of every public list, and of one record of each kind. */
async function readPaths(api: TestApi): Promise<readonly string[]> {
  const ids: Readonly<Record<string, string>> = await readRecordIds(api);
  return Object.values<Endpoint>(endpoints)
    .filter(
      ({ kind, permiso, isUncached }) => kind === 'read' && permiso === 'publico' && !isUncached,
    )
    .map(({ path }) => {
      const named = Object.keys(ids).find((word) => path.includes(word)) ?? 'partido';
      const id = ids[isOfSeason(path) ? 'temporada' : named] ?? '';
      return callPath({ path }, { id: path.includes(':param') ? 'true' : id });
    });
}

async function fetchAll(url: string, paths: readonly string[]) {
  const answers = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(url + path);
      return [path, { status: response.status, body: await response.json() }] as const;
    }),
  );
  return Object.fromEntries(answers);
}

/** Pages of a club, without the time and the version that each page contains. */
async function renderAll(page: TestPages, paths: readonly string[]) {
  const pages = await Promise.all(
    paths.map(async (path) => {
      const { status, html } = await page.get(path);
      return [
        path,
        { status, html: html.replace(/<script id="club-entorno".*?<\/script>/s, '') },
      ] as const;
    }),
  );
  return Object.fromEntries(pages);
}

/** Files other than pages, made from the same documents. */
const filePaths = (temporada: string) => [
  '/sitemap.xml',
  '/calendario.ics',
  `/calendario-${temporada}.ics`,
  '/noticias.rss',
  '/incrustar/proximo',
  '/manifest.webmanifest',
  '/sin-conexion.html',
];

async function pagePaths(api: TestApi): Promise<readonly string[]> {
  const { jugador, partido, noticia, temporada } = await readRecordIds(api);
  return [
    '/',
    '/noticias',
    '/noticias?pagina=2',
    '/plantilla',
    '/partidos',
    `/partidos?temporada=${temporada}`,
    '/estadisticas',
    `/jugador/${jugador}`,
    `/partidos/${partido}`,
    `/noticias/${noticia}`,
    ...filePaths(temporada),
  ];
}

describe('cached responses', () => {
  it('equal those of an instance with an empty cache, after any operations', async () => {
    const [steps = []] = fc.sample(stepsArbitrary, { seed: 4, numRuns: 1 });
    let warm: TestPages | undefined;
    let [operations, compared] = [0, 0];
    const answered = new Map<string, boolean>();
    await runModel(steps.slice(0, 30), 1000, async (api) => {
      operations += 1;
      // A stale answer stays stale, so comparing after every sixth operation is enough.
      if (operations % 6 !== 0) return;
      // Both use the same site address, wherever they listen.
      warm ??= await startPages(SITE, api);
      const [cold, coldPages] = await Promise.all([
        startInstance(api.services),
        startPages(SITE, api),
      ]);
      const paths = await readPaths(api);
      const answers = await fetchAll(api.url, paths);
      expect(answers).toEqual(await fetchAll(cold.url, paths));
      for (const [path, { status }] of Object.entries(answers)) {
        const call = toCallPattern(path);
        answered.set(call, status === 200 || answered.get(call) === true);
      }
      const pages = await pagePaths(api);
      expect(await renderAll(warm, pages)).toEqual(await renderAll(coldPages, pages));
      compared += paths.length + pages.length;
      await Promise.all([cold.stop(), coldPages.stop()]);
    });
    await warm?.stop();
    expect(compared).toBeGreaterThan(250);
    // Two refusals would be equal too, so each call must have succeeded once.
    const unanswered = [...answered].flatMap(([call, isAnswered]) => (isAnswered ? [] : [call]));
    expect(UNANSWERED).toEqual(expect.arrayContaining(unanswered));
  });
});

describe('reads for public responses', () => {
  const api = forAllTests(startApi);
  const page = forAllTests(() => startPages(undefined, api));
  const club = forAllTests(() => createClub(api));
  let matchId: string;
  beforeAll(async () => {
    const match = await createPartido(api, club);
    matchId = match._id;
    await api.succeed(endpoints.updatePartido, { id: matchId, body: buildActa(club, {}) });
    await createPartido(api, club, { fecha_str: '05-12-2026' });
  }, 60_000);

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(api.url + API_BASE + path, { headers });
    return { response, body: await response.json() };
  };

  const ONE_READ = [firestorePaths.cambios()];

  it('cached answers cost one read, whatever the query string or a token', async () => {
    await get('/fetch-partidos');
    expect(await listReads(() => get('/fetch-partidos?x=1'))).toEqual(ONE_READ);
    const headers = { authorization: 'Bearer x' };
    expect(await listReads(() => get('/fetch-partidos?x=2', headers))).toEqual(ONE_READ);
    for (const path of ['/partidos', ...filePaths(club.temporadaId)]) {
      expect((await page.get(path)).status, path).toBe(200);
      expect(await listReads(() => page.get(`${path}?fbclid=1`)), path).toEqual(ONE_READ);
    }
    const unknown = await listReads(() => page.get('/calendario-aaaaaaaaaaaaaaaaaaaa.ics'));
    expect(new Set(unknown)).toEqual(new Set([...ONE_READ, firestorePaths.club()]));
  });

  it('concurrent callers share one read, and all who come during it share one more', async () => {
    const crowd = (readVersion: () => Promise<number>) =>
      Promise.all(Array.from({ length: 30 }, readVersion));
    expect(await listReads(() => crowd(createVersionReader(api.db)))).toHaveLength(1);
    const crowds = async () => {
      const readVersion = createVersionReader(api.db);
      const first = crowd(readVersion);
      // Its first read has been sent but not answered.
      await new Promise(setImmediate);
      await Promise.all([first, crowd(readVersion)]);
    };
    expect(await listReads(crowds)).toHaveLength(2);
  });

  it('a caller that waited for a response that failed makes it again', async () => {
    const find = createAnswerCache<string>(api.db);
    let attempts = 0;
    const ask = () =>
      find('key', new Date(), async () => {
        attempts += 1;
        if (attempts === 1) await Promise.reject(new Error('the store did not answer'));
        return { value: 'made' };
      });
    const outcomes = await Promise.allSettled([ask(), ask()]);
    expect(outcomes).toMatchObject([{ status: 'rejected' }, { value: 'made' }]);
  });

  it('a page or call that is not cached costs a read of each document that it shows', async () => {
    const { _id: noticia } = await api.succeed(endpoints.addNoticia, { body: { titulo: 'Una' } });
    const [jugador = ''] = club.jugadores;
    const { temporadaId: actual } = club;
    const calendario = firestorePaths.calendario(actual);
    // The settings are in the document of the seasons, so no page needs another read (docs/decisions/0035).
    const pages: readonly (readonly [path: string, ...reads: readonly string[]])[] = [
      ['/', firestorePaths.portada(), calendario],
      ['/noticias', firestorePaths.noticias(), calendario],
      [`/noticias/${noticia}`, firestorePaths.noticia(noticia), calendario],
      ['/plantilla', firestorePaths.plantilla(), calendario],
      ['/partidos', calendario],
      [`/partidos/${matchId}`, firestorePaths.partido(matchId), calendario],
      [
        `/jugador/${jugador}`,
        firestorePaths.jugador(jugador),
        firestorePaths.estadisticasJugadores(actual),
        firestorePaths.plantilla(),
        calendario,
      ],
      ['/estadisticas', firestorePaths.estadisticasEquipo(actual), calendario],
      ['/historia', firestorePaths.historia(), calendario],
      ['/rivales/rival-cf', firestorePaths.historia(), calendario],
      ['/contacto'],
    ];
    for (const [path, ...reads] of pages) {
      const cold = await startPages(SITE, api);
      const read = await listReads(() => cold.get(path));
      await cold.stop();
      const expected = [firestorePaths.cambios(), firestorePaths.club(), ...reads];
      expect(read.toSorted(), path).toEqual(expected.toSorted());
    }
    await api.succeed(endpoints.delNoticia, { id: noticia });
    const cold = await startInstance(api.services);
    const previews = await listReads(() => fetch(`${cold.url}${API_BASE}/fetch-partidos-preview`));
    await cold.stop();
    expect(previews.toSorted()).toEqual(
      [firestorePaths.cambios(), firestorePaths.club(), calendario].toSorted(),
    );
  });

  it('after a change they are made again, but not if nobody can see what has changed', async () => {
    await page.get(`/partidos/${matchId}`);
    await api.succeed(endpoints.updatePartido, {
      id: matchId,
      body: buildActa(club, { scorers: [9] }),
    });
    const { html } = await page.get(`/partidos/${matchId}`);
    expect(readableText(html)).toContain('1 - 0');
    await api.succeed(endpoints.addNoticia, { body: { titulo: 'Aún no', estado: 'borrador' } });
    expect(await listReads(() => page.get(`/partidos/${matchId}`))).toEqual(ONE_READ);
    const news = await api.succeed(endpoints.addNoticia, {
      body: { titulo: 'Otra', contenido: 'Texto' },
    });
    for (const path of ['/', '/sitemap.xml', '/noticias.rss']) {
      expect((await page.get(path)).html, path).toContain(news._id);
    }
  });

  it('no stale response is sent after the store is reset to an earlier state', async () => {
    const before = await get('/fetch-equipos');
    await api.db.doc(`equipos/${club.equipoId}`).update({ nombre: 'De una copia' });
    await api.db.doc(firestorePaths.cambios()).set({ version: 1 });
    const after = await get('/fetch-equipos');
    expect(after.body).not.toEqual(before.body);
    expect(JSON.stringify(after.body)).toContain('De una copia');
  });

  it('no response of an earlier club is sent after the store was emptied and refilled by the same number of operations', async () => {
    const other = await startApi();
    // Through the API both times, so that the ids differ.
    const { clock: _clock, ...byCalls } = other;
    await createClub(byCalls);
    const ask = async () => (await fetch(`${other.url}${API_BASE}/fetch-equipos`)).json();
    const before = await ask();
    for (const collection of await other.db.listCollections()) {
      await other.db.recursiveDelete(collection);
    }
    await createClub(byCalls);
    const after = await ask();
    expect(after).not.toEqual(before);
    expect(JSON.stringify(after)).toContain((await readRecordIds(other)).equipo);
    await other.stop();
  });

  it('a client that has the response gets a 304', async () => {
    const { response } = await get('/fetch-equipos');
    const headers = {
      'if-none-match': response.headers.get('etag') ?? '',
      // Without it, Node's fetch asks to bypass all caches.
      'cache-control': 'max-age=0',
    };
    const again = await fetch(`${api.url}${API_BASE}/fetch-equipos`, { headers });
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toMatch(/^public/);
  });
});
