import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ShareButton } from './share-button';

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
  it('opens a menu instead of another page', async () => {
    const open = vi.spyOn(window, 'open');
    const { menu } = await openMenu();
    expect(open).not.toHaveBeenCalled();
    const link = screen.getByRole('link', { name: 'WhatsApp' });
    expect(menu.contains(link)).toBe(true);
    const address = new URL(link.getAttribute('href') ?? '');
    expect(address.host).toBe('wa.me');
    expect(address.searchParams.get('text')).toBe(`CD Encina 3 - 1 Rival & más\n${URL_HERE()}`);
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

  it('closes with its button', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
