import {
  decodeEntities,
  readCanonical,
  readPageTitle,
} from '../../functions/src/testing/read-html';
import { resetDemoClub } from '../../testing/demo-club';
import { type PublicRoute, publicRoutes } from '../../testing/public-routes';
import { expect, test } from '../../testing/journey';
import { site } from '../../testing/running-club';

/** Robots that fetch links. WhatsApp's takes pictures of up to about 300 KB. */
const ROBOTS = {
  whatsapp: 'WhatsApp/2.24.20.89 A',
  google: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
} as const;
const MAX_PICTURE_BYTES = 300_000;

/** Content of the head's elements by name, without JavaScript. */
function readHead(html: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', content = ''] of html.matchAll(
    /<meta (?:name|property)="([^"]+)" content="([^"]*)">/g,
  )) {
    found.set(name, decodeEntities(content));
  }
  found.set('title', readPageTitle(html));
  found.set('canonical', readCanonical(html) ?? '');
  return found;
}

test.describe('a link fetched by robots', () => {
  let routes: readonly PublicRoute[];
  test.beforeAll(async () => {
    await resetDemoClub();
    routes = (await publicRoutes()).filter(({ status }) => status === 200);
  });

  const ask = (address: string, userAgent: string = ROBOTS.whatsapp) =>
    fetch(address, { headers: { 'user-agent': userAgent } });

  test('has title, text and picture on every page', async () => {
    const titles = new Set<string>();
    const pictures = new Map<string, string>();
    for (const { name, path } of routes) {
      const response = await ask(site() + path);
      expect(response.status, path).toBe(200);
      const head = readHead(await response.text());
      const other = await ask(site() + path, ROBOTS.google);
      expect([other.status, readHead(await other.text())], path).toEqual([200, head]);
      const title = head.get('og:title') ?? '';
      expect(title, path).toBe(head.get('title'));
      titles.add(title);
      expect(head.get('og:description')?.length, path).toBeGreaterThan(20);
      expect(head.get('og:url'), path).toBe(head.get('canonical'));
      expect(head.get('robots'), path).toBeUndefined();
      pictures.set(name, head.get('og:image') ?? '');
      const picture = await ask(head.get('og:image') ?? '');
      expect(picture.status, path).toBe(200);
      expect(picture.headers.get('content-type'), path).toBe(head.get('og:image:type'));
      const bytes = Buffer.from(await picture.arrayBuffer());
      expect(bytes.length, path).toBeLessThan(MAX_PICTURE_BYTES);
      expect(String(bytes.readUInt32BE(16)), path).toBe(head.get('og:image:width'));
      expect(String(bytes.readUInt32BE(20)), path).toBe(head.get('og:image:height'));
      if (name.endsWith('match')) {
        expect(picture.headers.get('cache-control'), path).toBe(
          'public, max-age=600, s-maxage=600',
        );
      }
    }
    expect(titles.size).toBe(routes.length);
    const robots = await (await ask(`${site()}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${site()}/sitemap.xml`);
    expect(await (await ask(`${site()}/sitemap.xml`)).text()).toContain(`${site()}/partidos/`);
    const [played, unplayed] = [pictures.get('played match'), pictures.get('unplayed match')];
    expect(played).toContain(`${site()}/compartir/partido/`);
    expect(unplayed).toContain(`${site()}/compartir/partido/`);
    expect(played).not.toBe(unplayed);
  });
});
