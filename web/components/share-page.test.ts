import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharePage } from './share-page';

const shared: ShareData[] = [];

function device(own: { share?: boolean; canShare?: (data: ShareData) => boolean }) {
  const define = (name: string, value: unknown) => {
    Object.defineProperty(navigator, name, { configurable: true, value });
  };
  if (own.share) {
    define('share', (data: ShareData) => {
      shared.push(data);
      return Promise.resolve();
    });
  }
  if (own.canShare) define('canShare', own.canShare);
}

const picture = () =>
  Promise.resolve(new Response('bytes', { headers: { 'content-type': 'image/png' } }));

beforeEach(() => {
  shared.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

describe('sharing a page', () => {
  it('attaches the picture if files can be shared, and puts the address into the text', async () => {
    vi.stubGlobal('fetch', picture);
    device({ share: true, canShare: () => true });
    await sharePage('CD Encina 3 - 1 Rival', '/compartir/partido/p1-4.png');
    expect(shared).toHaveLength(1);
    expect(shared[0]?.files?.map(({ name, type }) => [name, type])).toEqual([
      ['p1-4.png', 'image/png'],
    ]);
    expect(shared[0]?.text).toBe(`CD Encina 3 - 1 Rival\n${location.href}`);
  });

  it.each([
    ['files cannot be shared', picture, () => false],
    ['the picture cannot be fetched', () => Promise.reject(new Error('offline')), () => true],
    ['the response is not a picture', () => Promise.resolve(new Response('no')), () => true],
  ])('shares without a picture when %s', async (_case, load, canShare) => {
    vi.stubGlobal('fetch', load);
    device({ share: true, canShare });
    await sharePage('Texto', '/compartir/partido/p1-4.png');
    expect(shared).toEqual([{ title: document.title, text: 'Texto', url: location.href }]);
  });
});
