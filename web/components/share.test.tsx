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

const URL_HERE = () => location.origin + location.pathname;

/** Opens the share menu with the keyboard, in a browser without the Web Share API. */
async function openMenu() {
  const user = userEvent.setup();
  render(<ShareButton text="CD Encina 3 - 1 Rival & más" />);
  await user.tab();
  await user.keyboard('{Enter}');
  return { user, menu: screen.getByRole('dialog', { name: 'Compartir' }) };
}

describe('sharing without the Web Share API', () => {
  it('opens a menu instead of another page, which closes with its button', async () => {
    const open = vi.spyOn(window, 'open');
    const { user, menu } = await openMenu();
    expect(open).not.toHaveBeenCalled();
    const link = screen.getByRole('link', { name: 'WhatsApp' });
    expect(menu.contains(link)).toBe(true);
    const address = new URL(link.getAttribute('href') ?? '');
    expect(address.host).toBe('wa.me');
    expect(address.searchParams.get('text')).toBe(`CD Encina 3 - 1 Rival & más\n${URL_HERE()}`);
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('copies the page’s address and announces it to screen readers', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Enlace copiado'));
    expect(await navigator.clipboard.readText()).toBe(URL_HERE());
  });

  it('shows the address if it cannot be copied', async () => {
    const { user } = await openMenu();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(URL_HERE()));
  });
});

const shared: ShareData[] = [];

/** Fakes the browser's share sheet; `canShare` tells whether it takes files. */
function fakeShareSheet(own: { share?: boolean; canShare?: (data: ShareData) => boolean }) {
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
    fakeShareSheet({ share: true, canShare: () => true });
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
    fakeShareSheet({ share: true, canShare });
    await sharePage('Texto', '/compartir/partido/p1-4.png');
    expect(shared).toEqual([{ title: document.title, text: 'Texto', url: location.href }]);
  });
});
