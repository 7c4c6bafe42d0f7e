import { createHash } from 'node:crypto';
import { endpoints, firestorePaths, type Partido, actaFromLiveMatch } from '@club/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoSettings } from '@club/shared/demo';
import { documents } from '../store/documents';
import {
  buildActa,
  createClub,
  createPartido,
  saveDemoSettings,
  type TestClub,
} from '../testing/factories';
import {
  readCanonical,
  readDataScripts,
  readMeta,
  readableText,
  readPageTitle,
} from '../testing/read-html';
import { startPages } from '../testing/start-pages';
import { forAllTests } from '../testing/standing';
import { createDevice } from '../testing/device';

const SITE = 'https://cd-encina.example';
const { nombre: name, lema } = demoSettings;
const developer = demoSettings.contacto.email_desarrollador;

describe('the pages', () => {
  let club: TestClub;
  let played: Partido;
  let unplayed: Partido;
  let past: Partido;
  let pastId: string;
  let noticiaId: string;
  const playerId = () => club.jugadores[9] ?? '';
  const comparison = () => `/comparar?a=${playerId()}&b=${club.jugadores[3] ?? ''}`;

  const page = forAllTests(() => startPages(SITE));
  beforeAll(async () => {
    const { api } = page;
    await saveDemoSettings(api);
    const temporada = await api.succeed(endpoints.addTemporada, { body: { nombre: '2025/26' } });
    pastId = temporada._id;
    club = await createClub(api);
    const body = { direccion: 'Calle Mayor, 1' };
    await api.succeed(endpoints.updateCampo, { id: club.campoId, body });
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

  /** All public pages: path, title without the club's name, and texts that must be readable. */
  const routes = (): readonly (readonly [path: string, titulo: string, ...texts: string[]])[] => [
    ['/', '', 'Próximos partidos', 'Rival CF', '2 - 1', 'Victoria en casa'],
    ['/home', '', 'Victoria en casa'],
    ['/noticias', 'Noticias', 'Victoria en casa', 'Gran partido.'],
    [`/noticias/${noticiaId}`, 'Victoria en casa', '21 de noviembre de 2026', 'mucha lluvia.'],
    ['/plantilla', 'Plantilla', 'Jugador1 López', 'Jugador14 López'],
    [`/jugador/${playerId()}`, 'Jugador10 López', 'Dorsal 10', '2026/27', 'Goles', 'Más cifras'],
    [comparison(), 'Jugador10 L. y Jugador4 L., frente a frente', '2026/27', 'Goles'],
    ['/partidos', 'Partidos', 'Rival CF', '2 - 1', 'El Encinar', 'Ver ficha'],
    [`/partidos?temporada=${pastId}`, 'Partidos, 2025/26', 'sáb, 15 nov'],
    [`/partidos/${played._id}`, `${name} 2 - 1 Rival CF`, 'Jugador10 L.', 'MVP del partido'],
    [`/partidos/${unplayed._id}`, `Rival CF VS ${name}`, 'Últimos enfrentamientos'],
    ['/estadisticas', 'Estadísticas', 'Partidos jugados', 'Jugador10 L.'],
    [`/estadisticas?temporada=${pastId}`, 'Estadísticas, 2025/26', 'Aún no hay goles.'],
    ['/rivales/rival-cf', 'Rival CF', '2 partidos en 2 temporadas', 'Por jugar', 'Mayor victoria'],
    ['/donaciones', 'Donaciones', `Donar al ${name}`],
    [`/sobre-${demoSettings.slug}`, `Sobre el ${name}`, 'equipo de amigos', 'Jugamos en casa en'],
    ['/contacto', 'Contacto', demoSettings.contacto.email],
    ['/contacto-desarrollador', 'Contacto con el desarrollador', developer],
    ['/privacidad', 'Política de privacidad', 'Cookies', 'Menores'],
  ];

  it('respond with head and content, readable without JavaScript', async () => {
    for (const [path, titulo, ...texts] of routes()) {
      const canonical = SITE + (path === '/home' ? '/' : path);
      const { status, headers, html } = await page.get(path);
      expect(page.errors).toEqual([]);
      expect(status, path).toBe(200);
      const [, seconds] =
        /^public, max-age=0, s-maxage=(\d+)$/.exec(headers.get('cache-control') ?? '') ?? [];
      // Maximum time for which a shared cache may show a person after consent was withdrawn.
      expect(Number(seconds), path).toBeLessThanOrEqual(600);
      const title = titulo === '' ? `${name} · ${lema}` : `${titulo} · ${name}`;
      expect(readPageTitle(html)).toBe(title);
      const description = readMeta(html, 'description') ?? '';
      expect(description.length, path).toBeGreaterThan(20);
      expect(description.length, path).toBeLessThanOrEqual(160);
      expect(readCanonical(html)).toBe(canonical);
      expect(readMeta(html, 'og:url')).toBe(canonical);
      for (const network of ['og', 'twitter']) {
        expect(readMeta(html, `${network}:title`)).toBe(title);
        expect(readMeta(html, `${network}:description`)).toBe(description);
        // A match has a picture of its own, another one for each state.
        const [, match] = /^\/partidos\/(.+)/.exec(path) ?? [];
        const picture =
          match === undefined
            ? /\/compartir\.png$/
            : new RegExp(`^${SITE}/compartir/partido/${match}-[0-9a-f]{16}\\.png$`);
        expect(readMeta(html, `${network}:image`)).toMatch(picture);
      }
      expect(readMeta(html, 'robots'), path).toBeUndefined();
      const text = readableText(html);
      for (const expected of [...texts, `${name} © 2026`]) expect(text).toContain(expected);
      expect(html).toContain('aria-label="Bar La Dehesa"');
      expect(text).not.toContain('hace falta JavaScript');
      expect(html).not.toContain('aria-label="Cargando"');
      expect(html).toContain('<style>:root{color-scheme:light;--primary:#');
    }
  });

  it('list what a reader searches, uncached', async () => {
    const search = async (words: string) => {
      const answer = await page.get(`/buscar?q=${encodeURIComponent(words)}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(readMeta(answer.html, 'robots')).toBe('noindex');
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

  it('have structured data for search engines, and a link to the ground on a map', async () => {
    const read = async (path: string) =>
      readDataScripts((await page.get(path)).html).get('application/ld+json');
    expect(await read('/')).toMatchObject({ '@type': 'SportsTeam', name, url: `${SITE}/` });
    expect(await read(`/partidos/${unplayed._id}`)).toMatchObject({
      '@type': 'SportsEvent',
      name: `Rival CF VS ${name}`,
      startDate: unplayed.fecha_date,
      location: { name: 'El Encinar' },
    });
    const { html } = await page.get(`/noticias/${noticiaId}`);
    const published = '2026-11-21T12:00:00.000Z';
    expect(readDataScripts(html).get('application/ld+json')).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Victoria en casa',
      datePublished: published,
      mainEntityOfPage: `${SITE}/noticias/${noticiaId}`,
    });
    expect(readMeta(html, 'og:type')).toBe('article');
    expect(readMeta(html, 'article:published_time')).toBe(published);
    expect(readMeta(html, 'og:locale')).toBe('es_ES');
    expect(readMeta(html, 'og:site_name')).toBe(name);
    expect(readMeta(html, 'theme-color')).toMatch(/^#/);
    const player = await read(`/jugador/${playerId()}`);
    expect(player).toMatchObject({ '@type': 'Person', name: 'Jugador10 López' });
    expect(JSON.stringify(player)).not.toMatch(/birth|1999/);
    expect(await read('/plantilla')).toMatchObject({ '@type': 'SportsTeam' });
    const { html: match } = await page.get(`/partidos/${unplayed._id}`);
    expect(match).toContain('query=El%20Encinar%2C%20Calle%20Mayor%2C%201"');
  });

  it('respond 404 for what does not exist, uncached, and to missing code files with one word', async () => {
    const code = await page.get('/assets/no-existe.js');
    expect([code.status, code.html]).toEqual([404, 'No existe.']);
    expect(code.headers.get('cache-control')).toBe('private, no-store');
    expect(code.headers.get('vary')).toBe('*');
    expect(code.headers.get('content-type')).toContain('text/plain');
    const player = `a=${playerId()}`;
    for (const path of [
      ...['/contacto/otra', '/%E0%A4%A', '/no-existe.js', '/rivales/no-existe'],
      ...['/partidos/no-existe', '/partidos?temporada=no-existe', '/estadisticas?temporada=%2F..'],
      ...['/noticias/no-existe', '/noticias/a%20b', '/noticias/__x__', '/jugador/no-existe'],
      ...[`/comparar?${player}&b=no-existe`, '/comparar?a=constructor'],
    ]) {
      const { status, headers, html } = await page.get(path);
      expect(status, path).toBe(404);
      expect(headers.get('cache-control'), path).toBe('private, no-store');
      expect(readPageTitle(html), path).toBe(`ERROR 404 - Esta pagina no existe · ${name}`);
      expect(readMeta(html, 'robots'), path).toBe('noindex');
      expect(readCanonical(html), path).toBeUndefined();
      expect(readableText(html)).toContain(
        'ERROR 404 - Esta pagina no existe Esta página no existe',
      );
      expect(html, path).toContain('aria-label="Bar La Dehesa"');
    }
  });

  it.each(['/login', '/admin/partidos/abc/banda'])(
    'respond to %s with an uncached shell for the browser',
    async (path) => {
      const { status, headers, html } = await page.get(path);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(readMeta(html, 'robots')).toBe('noindex');
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
    const expected = routes()
      .map(([path]) => SITE + path)
      .filter((url) => !url.includes('?') && !url.endsWith('/home'));
    expect(found).toEqual(expect.arrayContaining([...expected, `${SITE}/partidos/${past._id}`]));
    expect(new Set(found).size).toBe(found.length);
    for (const url of found) {
      expect((await page.get(url?.slice(SITE.length) ?? '')).status).toBe(200);
    }
  });

  /** What a page answers at a moment. */
  const getAt = async (now: string, path: string) => {
    const { clock } = page.api;
    const before = clock.now;
    clock.now = new Date(now);
    const { html } = await page.get(path);
    clock.now = before;
    return { html, text: readableText(html) };
  };

  it('recall a match, and load its season, on its anniversary in Madrid only', async () => {
    for (const [now, isTold] of [
      ['2026-11-14T22:59:59.000Z', false],
      ['2026-11-14T23:00:00.000Z', true],
      ['2026-11-15T22:59:59.000Z', true],
      ['2026-11-15T23:00:00.000Z', false],
    ] as const) {
      const { html, text } = await getAt(now, '/partidos');
      expect(text.includes(`Hoy hace un año: ${name} 0 - 0 Rival CF`), now).toBe(isTold);
      expect(html.includes(`"${firestorePaths.calendario(pastId)}"`), now).toBe(isTold);
      const other = await getAt(now, `/partidos?temporada=${pastId}`);
      expect(other.text, now).not.toContain('Hoy hace');
    }
  });

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
    const [first, second] = [await page.get('/noticias'), await page.get('/noticias?pagina=2')];
    expect(first.html).toContain(`<link rel="next" href="${SITE}/noticias?pagina=2">`);
    expect(first.html).not.toContain('rel="prev"');
    expect(first.html).toContain('href="/noticias?pagina=2"');
    expect(readCanonical(second.html)).toBe(`${SITE}/noticias?pagina=2`);
    expect(readPageTitle(second.html)).toContain('Noticias, página 2');
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
    expect(readCanonical((await page.get('/noticias?pagina=1')).html)).toBe(`${SITE}/noticias`);
    const { html: sitemap } = await page.get('/sitemap.xml');
    for (const id of ids) expect(sitemap).toContain(`<loc>${SITE}/noticias/${id}</loc>`);
  });
});

describe('pages of a club that begins', () => {
  const page = forAllTests(startPages);

  it('have titles in an empty club too, which has neither players nor seasons', async () => {
    expect(readPageTitle((await page.get('/comparar')).html)).toContain('Comparar jugadores · ');
    for (const path of ['/comparar?a=x', '/partidos?temporada=x', '/estadisticas?temporada='])
      expect((await page.get(path)).status, path).toBe(404);
  });

  const read = async (path: string) => {
    const { html, status } = await page.get(path);
    expect(status).toBe(200);
    return { text: readableText(html), docs: readDataScripts(html).get('club-estado') };
  };

  it('show score and minute at once, after hours since when there is no news, and the sheet once it is saved', async () => {
    const { api } = page;
    const club = await createClub(api);
    const { _id: id } = await createPartido(api, club);
    const device = createDevice(api, id);
    device.enter(-40, { tipo: 'comienzo' });
    device.enter(-30, { tipo: 'gol_anotado', autor_id: club.jugadores[8] });
    device.enter(-20, { tipo: 'gol_encajado' });
    device.enter(-10, { tipo: 'gol_anotado', autor_id: club.jugadores[9] });
    await device.send();
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

    api.clock.now = new Date(api.clock.now.getTime() + 5 * 60 * 60 * 1000);
    for (const path of ['/', '/partidos', `/partidos/${id}`]) {
      const later = await read(path);
      expect(later.text, path).toContain('Sin noticias');
      expect(later.text, path).not.toContain('EN DIRECTO');
    }
    expect((await read('/partidos')).text).toContain('Sin noticias desde las 13:00');

    await api.succeed(endpoints.updatePartido, { id, body: actaFromLiveMatch(device.pasos) });
    const played = await read(`/partidos/${id}`);
    expect(played.text).toContain('Detalles del partido');
    expect(played.docs).not.toHaveProperty([`directo/${id}`]);

    const { _id: other } = await createPartido(api, club, { estado: 'en_juego' });
    const withoutLog = await read(`/partidos/${other}`);
    expect(withoutLog.text).toContain('El partido se está jugando');
    expect(withoutLog.docs).toHaveProperty([`directo/${other}`], null);
  });
});
