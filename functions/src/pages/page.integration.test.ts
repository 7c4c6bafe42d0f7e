import { createHash } from 'node:crypto';
import { endpoints, firestorePaths, type Partido, actaFromLiveMatch } from '@club/shared';
import { beforeAll, describe, expect, it, beforeEach } from 'vitest';
import { demoSettings } from '@club/shared/demo';
import { documents } from '../store/documents';
import {
  buildActa,
  createClub,
  createPartido,
  saveDemoSettings,
  type TestClub,
} from '../testing/factories';
import { canonicalOf, dataOf, metaOf, readableText, titleOf } from '../testing/read-html';
import { startPages } from '../testing/start-pages';
import { forAllTests, forEachTest } from '../testing/standing';
import { createDevice, type Device } from '../testing/device';
import { startApi } from '../testing/start-api';

const SITE = 'https://cd-encina.example';
const { nombre: name, lema } = demoSettings;

describe('the pages', () => {
  let club: TestClub;
  let played: Partido;
  let unplayed: Partido;
  let past: Partido;
  let pastId: string;
  let noticiaId: string;
  const playerId = () => club.jugadores[9] ?? '';

  const page = forAllTests(() => startPages(SITE));
  beforeAll(async () => {
    const { api } = page;
    await saveDemoSettings(api);
    const temporada = await api.succeed(endpoints.addTemporada, { body: { nombre: '2025/26' } });
    pastId = temporada._id;
    club = await createClub(api);
    const match = await createPartido(api, club);
    await api.succeed(endpoints.updatePartido, {
      id: match._id,
      body: buildActa(club, { scorers: [9, 9], conceded: 1 }),
    });
    played = { ...match, jugado: true };
    unplayed = await createPartido(api, club, { fecha_str: '28-11-2026', local: false });
    past = await createPartido(api, club, { temporada_id: pastId, fecha_str: '15-11-2025' });
    await api.succeed(endpoints.updatePartido, { id: past._id, body: buildActa(club, {}) });
    const noticia = await api.succeed(endpoints.addNoticia, {
      body: { titulo: 'Victoria en casa', contenido: 'Gran partido.\nDos goles y mucha lluvia.' },
    });
    noticiaId = noticia._id;
  });

  /** A page: title without the club's name, and texts that must be readable. */
  type Route = readonly [
    what: string,
    path: () => string,
    titulo: string,
    texts: readonly string[],
  ];

  const routes: readonly Route[] = [
    ['home', () => '/', '', ['Próximos partidos', 'Rival CF', '2 - 1', 'Victoria en casa']],
    ['home by its name', () => '/home', '', ['Victoria en casa']],
    ['news', () => '/noticias', 'Noticias', ['Victoria en casa', 'Gran partido.']],
    [
      'a news item',
      () => `/noticias/${noticiaId}`,
      'Victoria en casa',
      ['21 de noviembre de 2026', 'Dos goles y mucha lluvia.'],
    ],
    ['the squad', () => '/plantilla', 'Plantilla', ['Jugador1 López', 'Jugador14 López']],
    [
      'a player',
      () => `/jugador/${playerId()}`,
      'Jugador10 López',
      ['Dorsal 10', '2026/27', 'Goles', 'Más cifras'],
    ],
    [
      'two players',
      () => `/comparar?a=${playerId()}&b=${club.jugadores[3] ?? ''}`,
      'Jugador10 L. y Jugador4 L., frente a frente',
      ['2026/27', 'Goles'],
    ],
    ['matches', () => '/partidos', 'Partidos', ['Rival CF', '2 - 1', 'El Encinar', 'Ver ficha']],
    [
      'matches of another season',
      () => `/partidos?temporada=${pastId}`,
      'Partidos, 2025/26',
      ['sáb, 15 nov'],
    ],
    [
      'a played match',
      () => `/partidos/${played._id}`,
      `${name} 2 - 1 Rival CF`,
      ['Alineación', 'Jugador10 L.', 'Detalles del partido', 'MVP del partido'],
    ],
    [
      'a match to be played',
      () => `/partidos/${unplayed._id}`,
      `Rival CF VS ${name}`,
      ['Añadir a mi calendario', 'Últimos enfrentamientos'],
    ],
    ['statistics', () => '/estadisticas', 'Estadísticas', ['Partidos jugados', 'Jugador10 L.']],
    [
      'statistics of another season',
      () => `/estadisticas?temporada=${pastId}`,
      'Estadísticas, 2025/26',
      ['Aún no hay goles.'],
    ],
    [
      'a rival',
      () => '/rivales/rival-cf',
      'Rival CF',
      ['2 partidos en 2 temporadas', 'Por jugar', 'Mayor victoria', `${name} 2 - 1 Rival CF`],
    ],
    ['donations', () => '/donaciones', 'Donaciones', [`Donar al ${name}`]],
    [
      'about',
      () => `/sobre-${demoSettings.slug}`,
      `Sobre el ${name}`,
      ['equipo de amigos', 'Fundado en', 'Jugamos en casa en'],
    ],
    ['contact', () => '/contacto', 'Contacto', [demoSettings.contacto.email]],
    [
      'developer contact',
      () => '/contacto-desarrollador',
      'Contacto con el desarrollador',
      [demoSettings.contacto.email_desarrollador],
    ],
    ['privacy', () => '/privacidad', 'Política de privacidad', ['Cookies', 'Menores']],
  ];

  it.each(routes)(
    'respond with %s, with head and content, readable without JavaScript',
    async (_what, path, titulo, texts) => {
      const canonical = SITE + (path() === '/home' ? '/' : path());
      const { status, headers, html } = await page.get(path());
      expect(page.errors).toEqual([]);
      expect(status).toBe(200);
      const [, seconds] =
        /^public, max-age=0, s-maxage=(\d+)$/.exec(headers.get('cache-control') ?? '') ?? [];
      // Maximum time for which a shared cache may show a person after consent was withdrawn.
      expect(Number(seconds)).toBeLessThanOrEqual(600);
      const title = titulo === '' ? `${name} · ${lema}` : `${titulo} · ${name}`;
      expect(titleOf(html)).toBe(title);
      const description = metaOf(html, 'description') ?? '';
      expect(description.length).toBeGreaterThan(20);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(canonicalOf(html)).toBe(canonical);
      expect(metaOf(html, 'og:url')).toBe(canonical);
      for (const network of ['og', 'twitter']) {
        expect(metaOf(html, `${network}:title`)).toBe(title);
        expect(metaOf(html, `${network}:description`)).toBe(description);
        // A match has a picture of its own, another one for each state.
        const [, , id] = path().split('/');
        const picture = /^\/partidos\/./.test(path())
          ? new RegExp(`^${SITE}/compartir/partido/${id ?? ''}-[0-9a-f]{16}\\.png$`)
          : /\/compartir\.png$/;
        expect(metaOf(html, `${network}:image`)).toMatch(picture);
      }
      expect(metaOf(html, 'robots')).toBeUndefined();
      const text = readableText(html);
      for (const expected of [...texts, `${name} © 2026`]) {
        expect(text).toContain(expected);
      }
      expect(html).toContain('aria-label="Bar La Dehesa"');
      expect(text).not.toContain('hace falta JavaScript');
      expect(html).not.toContain('aria-label="Cargando"');
      expect(html).toContain('<style>:root{color-scheme:light;--primary:#');
    },
  );

  it('list what a reader searches, uncached', async () => {
    const search = async (words: string) => {
      const answer = await page.get(`/buscar?q=${encodeURIComponent(words)}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(metaOf(answer.html, 'robots')).toBe('noindex');
      const [, found = ''] = answer.html.split('role="search"');
      return [...found.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, path]) => path);
    };
    expect(await search('VICTÓRIA casa')).toContain(`/noticias/${noticiaId}`);
    expect(await search('jugador10 lopez')).toContain(`/jugador/${playerId()}`);
    const matches = [unplayed, played, past].map(({ _id }) => `/partidos/${_id}`);
    const found = await search('rival');
    expect(found.filter((path) => path?.startsWith('/partidos/'))).toEqual(matches);
    expect(found.filter((path) => path?.startsWith('/rivales/'))).toHaveLength(1);
    expect(await search('<b>nada')).toContain('/noticias');
    expect(page.errors).toEqual([]);
  });

  it('have structured data for search engines', async () => {
    const read = async (path: string) =>
      dataOf((await page.get(path)).html).get('application/ld+json');
    expect(await read('/')).toMatchObject({ '@type': 'SportsTeam', name, url: `${SITE}/` });
    expect(await read(`/partidos/${unplayed._id}`)).toMatchObject({
      '@type': 'SportsEvent',
      name: `Rival CF VS ${name}`,
      startDate: unplayed.fecha_date,
      location: { name: 'El Encinar' },
    });
    const { html } = await page.get(`/noticias/${noticiaId}`);
    const published = '2026-11-21T12:00:00.000Z';
    expect(dataOf(html).get('application/ld+json')).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Victoria en casa',
      datePublished: published,
      mainEntityOfPage: `${SITE}/noticias/${noticiaId}`,
    });
    expect(metaOf(html, 'og:type')).toBe('article');
    expect(metaOf(html, 'article:published_time')).toBe(published);
    expect(metaOf(html, 'og:locale')).toBe('es_ES');
    expect(metaOf(html, 'og:site_name')).toBe(name);
    expect(metaOf(html, 'theme-color')).toMatch(/^#/);
    const player = await read(`/jugador/${playerId()}`);
    expect(player).toMatchObject({ '@type': 'Person', name: 'Jugador10 López' });
    expect(JSON.stringify(player)).not.toMatch(/birth|1999/);
    expect(await read('/plantilla')).toMatchObject({ '@type': 'SportsTeam' });
  });

  it.each([
    ['a path below a page', () => '/contacto/otra'],
    ['a broken path', () => '/%E0%A4%A'],
    ['a match', () => '/partidos/no-existe'],
    ['a player', () => '/jugador/no-existe'],
    ['a player to compare', () => `/comparar?a=${playerId()}&b=no-existe`],
    ['an inherited player', () => '/comparar?a=constructor'],
    ['a news item', () => '/noticias/no-existe'],
    ['a rival', () => '/rivales/no-existe'],
    ['an impossible id', () => '/noticias/a%20b'],
    ['a season', () => '/partidos?temporada=no-existe'],
    ['a season of statistics', () => '/estadisticas?temporada=%2F..'],
    ['a file', () => '/no-existe.js'],
  ])('respond 404 for %s that does not exist, uncached', async (_w, path) => {
    const { status, headers, html } = await page.get(path());
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(titleOf(html)).toBe(`ERROR 404 - Esta pagina no existe · ${name}`);
    expect(metaOf(html, 'robots')).toBe('noindex');
    expect(canonicalOf(html)).toBeUndefined();
    const text = readableText(html);
    expect(text).toContain('ERROR 404 - Esta pagina no existe Esta página no existe');
    expect(html).toContain('aria-label="Bar La Dehesa"');
  });

  it('respond to missing code files with one word, and never from a cache', async () => {
    const { status, headers, html } = await page.get('/assets/no-existe.js');
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('vary')).toBe('*');
    expect(headers.get('content-type')).toContain('text/plain');
    expect(html).toBe('No existe.');
  });

  it.each(['/login', '/admin/partidos/abc/banda'])(
    'respond to %s with an uncached shell for the browser',
    async (path) => {
      const { status, headers, html } = await page.get(path);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(metaOf(html, 'robots')).toBe('noindex');
      expect(readableText(html)).toMatch(
        /^\s*Panel de administración\s+Acceso de administración\s+Usuario\s*Contraseña\s*Login\s+No hemos podido cargar el panel\.\s+Reintentar\s+Para ver esta página hace falta JavaScript\.\s*$/,
      );
    },
  );

  it('allow no scripts but files of the site and one inline script', async () => {
    for (const path of ['/', '/no-existe', '/login']) {
      const { headers, html } = await page.get(path);
      const policy = headers.get('content-security-policy') ?? '';
      const [inline = '', ...more] = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
        ([, code]) => code,
      );
      expect(more).toEqual([]);
      const hash = createHash('sha256').update(inline).digest('base64');
      expect(policy).toContain(`default-src 'none'; script-src 'self' 'sha256-${hash}';`);
      expect(policy).toMatch(/connect-src 'self' http:\/\/127\.0\.0\.1:\d+ http/);
    }
  });

  it('list every public page in the sitemap', async () => {
    const robots = await page.get('/robots');
    expect(robots.headers.get('content-type')).toContain('text/plain');
    expect(robots.html).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    const sitemap = await page.get('/sitemap.xml');
    expect(sitemap.headers.get('content-type')).toContain('application/xml');
    const found = [...sitemap.html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    const expected = routes
      .map(([, path]) => SITE + path())
      .filter((url) => !url.includes('?') && !url.endsWith('/home'));
    expect(found).toEqual(expect.arrayContaining([...expected, `${SITE}/partidos/${past._id}`]));
    expect(new Set(found).size).toBe(found.length);
    for (const url of found) {
      expect((await page.get(url?.slice(SITE.length) ?? '')).status).toBe(200);
    }
  });

  it.each([
    ['2026-12-24T22:59:59.000Z', false, '2026'],
    ['2026-12-24T23:00:00.000Z', true, '2026'],
    ['2026-12-31T23:00:00.000Z', true, '2027'],
    ['2027-01-08T23:00:00.000Z', false, '2027'],
  ])(
    'at %s have the decoration and the year of the date in Madrid',
    async (now, isChristmas, year) => {
      const { clock } = page.api;
      const before = clock.now;
      clock.now = new Date(now);
      const { html } = await page.get('/contacto');
      clock.now = before;
      expect(html).toContain(`data-navidad="${String(isChristmas)}"`);
      expect(html.includes('Felices fiestas')).toBe(isChristmas);
      expect(readableText(html)).toContain(`${name} © ${year}`);
    },
  );

  it.each([
    ['the end of the day before', '2026-11-14T22:59:59.000Z', false],
    ['the start of the day', '2026-11-14T23:00:00.000Z', true],
    ['the end of the day', '2026-11-15T22:59:59.000Z', true],
    ['the start of the day after', '2026-11-15T23:00:00.000Z', false],
  ])(
    'recall a match, and load its season, on its anniversary only: %s',
    async (_when, now, isTold) => {
      const { clock } = page.api;
      const before = clock.now;
      clock.now = new Date(now);
      const [current, other] = await Promise.all(
        ['/partidos', `/partidos?temporada=${pastId}`].map((path) => page.get(path)),
      );
      clock.now = before;
      const text = `Hoy hace un año: ${name} 0 - 0 Rival CF`;
      expect(readableText(current?.html ?? '').includes(text)).toBe(isTold);
      expect(Boolean(current?.html.includes(`"${firestorePaths.calendario(pastId)}"`))).toBe(
        isTold,
      );
      expect(readableText(other?.html ?? '')).not.toContain('Hoy hace');
    },
  );

  it('are compressed if the client accepts it', async () => {
    const plain = await page.get('/', { 'accept-encoding': 'identity' });
    const packed = await page.get('/', { 'accept-encoding': 'gzip' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(packed.html).toBe(plain.html);
  });

  it('name the code of their own route only, to be loaded after the first paint', async () => {
    expect((await page.get('/')).html).toContain(
      '<link rel="codigo" crossorigin href="/assets/home.js">',
    );
    expect((await page.get('/contacto')).html).not.toContain('/assets/home.js');
  });

  it('have older news on further pages of the list, which link to each other', async () => {
    const { api } = page;
    const ids: string[] = [];
    for (let n = 0; n < 24; n += 1) {
      api.clock.now = new Date(api.clock.now.getTime() + 60_000);
      const body = { titulo: `Noticia número ${String(n)}` };
      ids.push((await api.succeed(endpoints.addNoticia, { body }))._id);
    }
    const first = await page.get('/noticias');
    expect(first.status).toBe(200);
    expect(canonicalOf(first.html)).toBe(`${SITE}/noticias`);
    expect(first.html).toContain(`<link rel="next" href="${SITE}/noticias?pagina=2">`);
    expect(first.html).not.toContain('rel="prev"');
    expect(first.html).toContain('href="/noticias?pagina=2"');
    const second = await page.get('/noticias?pagina=2');
    expect(second.status).toBe(200);
    expect(canonicalOf(second.html)).toBe(`${SITE}/noticias?pagina=2`);
    expect(titleOf(second.html)).toContain('Noticias, página 2');
    expect(second.html).toContain(`<link rel="prev" href="${SITE}/noticias">`);
    const linked = (html: string) =>
      [...html.matchAll(/href="\/noticias\/([\w-]+)"/g)].map(([, id]) => id);
    const { noticias } = documents
      .noticias()
      .schema.parse((await api.db.doc(firestorePaths.noticias()).get()).data());
    expect(linked(first.html)).toEqual(noticias.map(({ _id }) => _id));
    expect(new Set([...linked(first.html), ...linked(second.html)])).toEqual(
      new Set([...ids, noticiaId]),
    );
    for (const query of ['3', '0', '01', '-1', 'x', '1e3', '2.5', '']) {
      expect((await page.get(`/noticias?pagina=${query}`)).status, query).toBe(404);
    }
    expect(canonicalOf((await page.get('/noticias?pagina=1')).html)).toBe(`${SITE}/noticias`);
    const { html: sitemap } = await page.get('/sitemap.xml');
    for (const id of ids) expect(sitemap).toContain(`<loc>${SITE}/noticias/${id}</loc>`);
  });
});

describe('pages of a live match', () => {
  const api = forEachTest(startApi);
  const page = forEachTest(() => startPages(undefined, api));
  const club = forEachTest(() => createClub(api));
  let id: string;
  let device: Device;
  beforeEach(async () => {
    id = (await createPartido(api, club))._id;
    device = createDevice(api, id);
    device.enter(-40, { tipo: 'comienzo' });
    device.enter(-30, { tipo: 'gol_anotado', autor_id: club.jugadores[8] });
    device.enter(-20, { tipo: 'gol_encajado' });
    device.enter(-10, { tipo: 'gol_anotado', autor_id: club.jugadores[9] });
    await device.send();
  });

  const read = async (path: string) => {
    const { html, status } = await page.get(path);
    expect(status).toBe(200);
    return { text: readableText(html), docs: dataOf(html).get('club-estado') };
  };

  it('show score and minute without JavaScript, and each new step at once', async () => {
    for (const path of ['/', '/partidos', `/partidos/${id}`]) {
      const { text, docs } = await read(path);
      expect(text, path).toContain('EN DIRECTO');
      expect(text, path).toContain('2 - 1');
      expect(text, path).toContain("41'");
      expect(docs, path).toHaveProperty([`directo/${id}`, 'version'], 1);
    }
    const { text } = await read(`/partidos/${id}`);
    expect(text).toMatch(/Minuto a minuto.*Jugador9 L\..*11'.*Gol encajado.*21'.*31'/);
    expect(text).not.toContain('Descanso');
    device.enter(-1, { tipo: 'gol_encajado' });
    await device.send();
    expect((await read(`/partidos/${id}`)).text).toContain('2 - 2');
    expect(page.errors).toEqual([]);
  });

  it('show since when there is no news, instead of a live score, after hours without steps', async () => {
    api.clock.now = new Date(api.clock.now.getTime() + 5 * 60 * 60 * 1000);
    for (const path of ['/partidos', `/partidos/${id}`]) {
      const { text } = await read(path);
      expect(text, path).toContain('Sin noticias desde las 13:00');
      expect(text, path).not.toContain('EN DIRECTO');
    }
    expect((await read('/')).text).toContain('Sin noticias');
  });

  it('show a played match, without its log, once its sheet is saved', async () => {
    await api.succeed(endpoints.updatePartido, {
      id,
      body: actaFromLiveMatch(device.pasos),
    });
    const { text, docs } = await read(`/partidos/${id}`);
    expect(text).toContain('Detalles del partido');
    expect(docs).not.toHaveProperty([`directo/${id}`]);
  });

  it('say that a match without a log is being played if its status says so', async () => {
    const { _id: other } = await createPartido(api, club, { estado: 'en_juego' });
    const { text, docs } = await read(`/partidos/${other}`);
    expect(text).toContain('El partido se está jugando');
    expect(docs).toHaveProperty([`directo/${other}`], null);
  });
});
