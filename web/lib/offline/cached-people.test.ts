import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteIfGone, PEOPLE_MAX_AGE_S } from '../../worker/cached-page';
import { pageKey } from './page-key';

const removed: [string, string][] = [];
beforeEach(() => {
  removed.length = 0;
  vi.stubGlobal('caches', {
    open: (name: string) =>
      Promise.resolve({
        delete: (key: string) => {
          removed.push([name, key]);
          return Promise.resolve(true);
        },
      }),
  });
});

const arrives = (status: number) =>
  deleteIfGone('paginas', pageKey).fetchDidSucceed({
    request: new Request('https://club.example/jugador/a/?x=1'),
    response: new Response(null, { status }),
  });

describe('cached page of a person', () => {
  it.each([404, 410])('is removed when the server answers %i', async (status) => {
    expect((await arrives(status)).status).toBe(status);
    expect(removed).toEqual([['paginas', 'https://club.example/jugador/a']]);
  });

  it.each([200, 304, 403, 429, 500, 503])('stays when the server answers %i', async (status) => {
    await arrives(status);
    expect(removed).toEqual([]);
  });

  it('expires after a week at most', () =>
    expect(PEOPLE_MAX_AGE_S).toBeLessThanOrEqual(7 * 24 * 60 * 60));
});
