import { documents } from '../index';
import { INITIAL_SETTINGS, endpoints, firestorePaths, sharePicturePath } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { createPartido } from '../testing/factories';
import { readDataScripts, readMeta, readableText, readPageTitle } from '../testing/read-html';
import { startApi } from '../testing/start-api';
import { startPages } from '../testing/start-pages';
import { forAllTests } from '../testing/standing';

const HOSTILE = `</script><script>alert(1)</script></style><img src=x onerror=alert(1)>"'&$&\u2028\u2029`;

/** Invisible characters: bidirectional, zero-width, byte order mark, control characters. */
const HIDDEN_CHARACTERS = '\u202e\u2066\u200f\u061c\u200b\u2060\ufeff\u0000\u0007\u001b\u0085';
const HIDDEN = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c\u200b\u2060-\u2064\ufeff\u0085]/u;
// Not in the pattern, because lint forbids control characters there.
const isControl = (char: string) => char < ' ' && !'\n\r\t'.includes(char);

/** The name with invisible characters before, within and after it. */
const hide = (name: string) =>
  `${HIDDEN_CHARACTERS}${name.slice(0, 2)}${HIDDEN_CHARACTERS}${name.slice(2)}${HIDDEN_CHARACTERS}`;

/** Fails on an invisible character. */
function expectNothingHidden(text: string, where: string) {
  expect(HIDDEN.exec(text)?.[0], where).toBeUndefined();
  expect(Array.from(text).find(isControl), where).toBeUndefined();
}

describe('stored text with markup or invisible characters', () => {
  const api = forAllTests(startApi);
  const page = forAllTests(() => startPages(undefined, api));

  /** Fails if markup of the text is not escaped. */
  const expectHarmless = (html: string) => {
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('</style><img');
    expect(html.match(/<script\b/g)?.length).toBe(html.match(/<\/script>/g)?.length);
  };

  it('loses its invisible characters in stored data, pages, titles, the calendar and the sitemap', async () => {
    const named = (nombre: string) => ({ body: { nombre: hide(nombre) } });
    const temporada = await api.succeed(endpoints.addTemporada, named('2025/26'));
    const equipo = await api.succeed(endpoints.addEquipo, named('Rival CF'));
    const competicion = await api.succeed(endpoints.addCompeticion, named('Liga'));
    const campo = await api.succeed(endpoints.addCampo, {
      body: { nombre: hide('El Encinar'), direccion: hide('Calle Mayor, 1') },
    });
    const texts = { nombre: 'Ximo', apellido1: 'López', alias: 'Chimo', trayectoria: 'Uno\nDos' };
    const hidden = Object.entries(texts).map(([field, text]) => [field, hide(text)] as const);
    const jugador = await api.succeed(endpoints.addJugador, {
      body: { ...Object.fromEntries(hidden), dorsal: 7 },
    });
    const noticia = await api.succeed(endpoints.addNoticia, {
      body: { titulo: hide('Fichaje'), contenido: hide('Uno\n\nDos') },
    });
    const names = [equipo, competicion, campo, temporada].map(({ data }) => data.nombre);
    expect(names).toEqual(['Rival CF', 'Liga', 'El Encinar', '2025/26']);
    expect(jugador.data).toMatchObject({ ...texts, nombre_con_inicial: 'Ximo L.' });
    expect(noticia.data).toMatchObject({ titulo: 'Fichaje', contenido: 'Uno\n\nDos' });
    const partido = await createPartido(api, {
      temporadaId: temporada._id,
      equipoId: equipo._id,
      competicionId: competicion._id,
      campoId: campo._id,
      jugadores: [],
    });
    const match = `/partidos/${partido._id}`;
    for (const path of [
      ...['/', '/noticias', '/plantilla', '/partidos', '/estadisticas', '/sitemap.xml', match],
      ...['/calendario.ics', `/noticias/${noticia._id}`, `/jugador/${jugador._id}`],
    ]) {
      const { status, html } = await page.get(path);
      expect(status, path).toBe(200);
      expectNothingHidden(html, path);
      if (path === match) expect(readPageTitle(html)).toContain('Rival CF');
    }
    const picture = await fetch(page.url + sharePicturePath('partido', partido, INITIAL_SETTINGS));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    for (const [path, content] of Object.entries(await api.dump())) {
      expectNothingHidden(JSON.stringify(content), path);
    }
    for (const endpoint of [endpoints.addEquipo, endpoints.addCampo, endpoints.addCompeticion]) {
      const refused = await api.call(endpoint, { body: { nombre: HIDDEN_CHARACTERS } });
      expect(refused.status).toBe(400);
      expect(refused.body.msg).toContain('nombre');
    }
  });

  // e2e/attacks.journey.ts has hostile text in the other fields, web/site/noticias/links.test.ts in links.
  it('stays text in a news item: in title, description, data and content', async () => {
    const { _id } = await api.succeed(endpoints.addNoticia, {
      body: { titulo: `Gol ${HOSTILE} fin`, contenido: `Texto ${HOSTILE} fin` },
    });
    const { status, html } = await page.get(`/noticias/${_id}`);
    expect(status).toBe(200);
    expectHarmless(html);
    const text = `Gol ${HOSTILE} fin`;
    expect(readPageTitle(html)).toBe(`${text} · ${INITIAL_SETTINGS.nombre}`);
    expect(readMeta(html, 'og:title')).toBe(`${text} · ${INITIAL_SETTINGS.nombre}`);
    expect(readMeta(html, 'description')).toContain('Texto </script><script>alert(1)</script>');
    expect(readDataScripts(html).get('application/ld+json')).toMatchObject({ headline: text });
    expect(readDataScripts(html).get('club-estado')).toMatchObject({
      [firestorePaths.noticia(_id)]: { titulo: text, contenido: `Texto ${HOSTILE} fin` },
    });
    expect(readableText(html)).toContain('</style><img src=x onerror=alert(1)>');
    expect(html).not.toMatch(/[\u2028\u2029](?=[^<]*<\/script>)/);
    for (const path of ['/', '/noticias']) expectHarmless((await page.get(path)).html);
  });

  it('has no effect in the URL or in headers, which may still name a valid host', async () => {
    const headers = { 'x-forwarded-host': 'x"><script>alert(1)</script>' };
    const { html } = await page.get('/?q="><script>alert(1)</script>', headers);
    expectHarmless(html);
    expect(readMeta(html, 'og:url')).toBe(`${page.url}/`);
    const valid = { 'x-forwarded-host': 'www.cd-encina.example', 'x-forwarded-proto': 'https' };
    const forwarded = await page.get('/', valid);
    expect(readMeta(forwarded.html, 'og:url')).toBe('https://www.cd-encina.example/');
    expect(readMeta(forwarded.html, 'og:image')).toBe(
      'https://www.cd-encina.example/compartir.png',
    );
  });

  it('is answered with an uncached shell if its document is invalid', async () => {
    await api.db.doc(documents.noticia('rota').path).set({ titulo: 1 });
    const { status, headers, html } = await page.get('/noticias/rota');
    expect(status).toBe(503);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('retry-after')).toBe('30');
    expect(html).toContain('<div id="root"></div>');
    expect(page.errors).toHaveLength(1);
  });
});
