import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi, afterEach, beforeEach } from 'vitest';
import { ShareButton, sharePage } from './share-button';

// jsdom has no modal dialogs. The keyboard journey tests the real ones.
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});

// The other ways of the menu: e2e/for-everybody.
it('the menu of a browser without share sheet shows the address if it cannot be copied', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  render(<ShareButton text="CD Encina 3 - 1 Rival & más" />);
  await user.click(screen.getByRole('button', { name: 'Compartir' }));
  const address = new URL(
    screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '',
  );
  expect(address.searchParams.get('text')).toBe(`CD Encina 3 - 1 Rival & más\n${location.href}`);
  await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(location.href));
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const shared: ShareData[] = [];

/** Fakes the browser's share sheet; `canShare` tells whether it takes files. */
function fakeShareSheet(canShare: () => boolean) {
  const share = (data: ShareData) => Promise.resolve(void shared.push(data));
  for (const [name, value] of Object.entries({ share, canShare }))
    Object.defineProperty(navigator, name, { configurable: true, value });
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
    fakeShareSheet(() => true);
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
    fakeShareSheet(canShare);
    await sharePage('Texto', '/compartir/partido/p1-4.png');
    expect(shared).toEqual([{ title: document.title, text: 'Texto', url: location.href }]);
  });
});
