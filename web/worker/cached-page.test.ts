import { describe, expect, it, vi } from 'vitest';
import { isCacheable, withCachedAt, deleteIfGone } from './cached-page';
import { pageKey } from '../lib/offline/page-key';

it.each([200, 304, 403, 404, 410, 429, 500, 503])(
  'a cached page is removed only if it is gone: %i',
  async (status) => {
    const isRemoved = [404, 410].includes(status);
    const remove = vi.fn(() => Promise.resolve(true));
    const open = vi.fn(() => Promise.resolve({ delete: remove }));
    vi.stubGlobal('caches', { open });
    const response = await deleteIfGone('paginas', pageKey).fetchDidSucceed({
      request: new Request('https://club.example/jugador/a/?x=1'),
      response: new Response(null, { status }),
    });
    expect(response.status).toBe(status);
    expect(remove.mock.calls).toEqual(isRemoved ? [['https://club.example/jugador/a']] : []);
    expect(open.mock.calls).toEqual(isRemoved ? [['paginas']] : []);
  },
);

/** Response of `fetch` with a page of the site, with these headers added. */
const answer = (status: number, headers: Readonly<Record<string, string>>, type = 'basic') =>
  Object.defineProperty(
    new Response('<!doctype html><html lang="es"><p>Ñandú</p></html>', {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    }),
    'type',
    { value: type },
  );

describe('caching of pages (docs/decisions/0015)', () => {
  it.each<[string, number, Readonly<Record<string, string>>, boolean]>([
    ['accepts a page', 200, {}, true],
    ['accepts a public page', 200, { 'cache-control': 'public, max-age=0, s-maxage=300' }, true],
    ['rejects a private page', 200, { 'cache-control': 'private, no-store' }, false],
    ['rejects a page that does not exist', 404, {}, false],
    ['rejects what is not HTML', 200, { 'content-type': 'application/json' }, false],
  ])('%s', (_what, status, headers, isCached) =>
    expect(isCacheable(answer(status, headers))).toBe(isCached),
  );

  it('rejects a page of another site', () =>
    expect(isCacheable(answer(200, {}, 'cors'))).toBe(false));

  it('adds the time, and removes the headers of the compressed response', async () => {
    const now = new Date('2026-11-21T12:00:00.000Z');
    const came = answer(200, { 'content-encoding': 'gzip', 'content-length': '9', etag: '"a"' });
    const cached = await withCachedAt(came, now);
    expect(await cached.text()).toContain(
      '<html data-guardada="2026-11-21T12:00:00.000Z" lang="es">',
    );
    expect(cached.headers.get('content-encoding')).toBeNull();
    expect(cached.headers.get('content-length')).toBeNull();
    expect(cached.headers.get('etag')).toBe('"a"');
  });
});
