import { documents } from '../index';
import { INITIAL_SETTINGS, endpoints, firestorePaths } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { createClub, createPartido } from '../testing/factories';
import { dataOf, metaOf, readableText, titleOf } from '../testing/read-html';
import { startPages } from '../testing/start-pages';
import { forAllTests } from '../testing/standing';

const HOSTILE = `</script><script>alert(1)</script></style><img src=x onerror=alert(1)>"'&$&\u2028\u2029`;

describe('stored text with markup', () => {
  const page = forAllTests(startPages);

  /** Every `<` of the text must be escaped everywhere. */
  const expectHarmless = (html: string) => {
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('</style><img');
    expect(html.match(/<script\b/g)?.length).toBe(html.match(/<\/script>/g)?.length);
  };

  it('stays text in a news item: in title, description, data and content', async () => {
    const { _id } = await page.api.succeed(endpoints.addNoticia, {
      body: { titulo: `Gol ${HOSTILE} fin`, contenido: `Texto ${HOSTILE} fin` },
    });
    const { status, html } = await page.get(`/noticias/${_id}`);
    expect(status).toBe(200);
    expectHarmless(html);
    const text = `Gol ${HOSTILE} fin`;
    expect(titleOf(html)).toBe(`${text} · ${INITIAL_SETTINGS.nombre}`);
    expect(metaOf(html, 'og:title')).toBe(`${text} · ${INITIAL_SETTINGS.nombre}`);
    expect(metaOf(html, 'description')).toContain('Texto </script><script>alert(1)</script>');
    expect(dataOf(html).get('application/ld+json')).toMatchObject({ headline: text });
    expect(dataOf(html).get('club-estado')).toMatchObject({
      [firestorePaths.noticia(_id)]: { titulo: text, contenido: `Texto ${HOSTILE} fin` },
    });
    expect(readableText(html)).toContain('</style><img src=x onerror=alert(1)>');
    expect(html).not.toMatch(/[\u2028\u2029](?=[^<]*<\/script>)/);
    for (const path of ['/', '/noticias']) expectHarmless((await page.get(path)).html);
  });

  it('links only to web addresses in a news item', async () => {
    const contenido = [
      'javascript:alert(1) data:text/html,x vbscript:x file:///etc/passwd',
      'https://ana:clave@club.example/ https://club.example@otro.example/ https://localhost/',
      'https://club.example/a"onmouseover="alert(1) https://club.example/b\'onclick=\'x',
      '<a href="javascript:alert(1)">https://club.example/c</a>',
    ].join('\n');
    const { _id } = await page.api.succeed(endpoints.addNoticia, {
      body: { titulo: 'Enlaces', contenido },
    });
    const { html } = await page.get(`/noticias/${_id}`);
    expectHarmless(html);
    const [, article = ''] = /<article[^>]*>(.*)<\/article>/s.exec(html) ?? [];
    const links = [...article.matchAll(/<a ([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(links).toEqual(
      ['a', 'b', 'c'].map(
        (path) => `href="https://club.example/${path}" rel="noopener nofollow ugc"`,
      ),
    );
  });

  it('stays text in names of players, rivals, grounds and seasons', async () => {
    const { api } = page;
    const nombre = `</script><script>alert(1)</script>"'<`;
    const club = await createClub(api, 1);
    const { _id: equipoId } = await api.succeed(endpoints.addEquipo, { body: { nombre } });
    const { _id: campoId } = await api.succeed(endpoints.addCampo, {
      body: { nombre, direccion: HOSTILE },
    });
    const partido = await createPartido(api, { ...club, equipoId, campoId });
    const jugador = await api.succeed(endpoints.addJugador, {
      body: { nombre, apellido1: HOSTILE.slice(0, 60), dorsal: 7, trayectoria: HOSTILE },
    });
    const { html: match } = await page.get(`/partidos/${partido._id}`);
    expect(match).toContain(
      `query=${encodeURIComponent(`${nombre}, ${HOSTILE.trim()}`).replaceAll("'", '&#x27;')}"`,
    );
    for (const path of [`/partidos/${partido._id}`, '/partidos', `/jugador/${jugador._id}`]) {
      const { status, html } = await page.get(path);
      expect(status).toBe(200);
      expectHarmless(html);
      expect(readableText(html)).toContain(nombre);
    }
    expectHarmless((await page.get('/plantilla')).html);
  });

  it('has no effect in the URL or headers', async () => {
    const headers = { 'x-forwarded-host': 'x"><script>alert(1)</script>' };
    const { html } = await page.get('/?q="><script>alert(1)</script>', headers);
    expectHarmless(html);
    expect(metaOf(html, 'og:url')).toBe(`${page.url}/`);
    const forwarded = await page.get('/', {
      'x-forwarded-host': 'www.cd-encina.example',
      'x-forwarded-proto': 'https',
    });
    expect(metaOf(forwarded.html, 'og:url')).toBe('https://www.cd-encina.example/');
    expect(metaOf(forwarded.html, 'og:image')).toBe('https://www.cd-encina.example/compartir.png');
  });

  it('gives an uncached shell if a document cannot be read', async () => {
    await page.api.db.doc(documents.noticia('rota').path).set({ titulo: 1 });
    const { status, headers, html } = await page.get('/noticias/rota');
    expect(status).toBe(503);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('retry-after')).toBe('30');
    expect(html).toContain('<div id="root"></div>');
    expect(page.errors).toHaveLength(1);
  });
});
