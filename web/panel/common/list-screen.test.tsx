import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ClubServer } from '../testing/club-server';
import { fill, openPanel } from '../testing/open-panel';

describe('a list of the panel', () => {
  it('reloads by itself when back online', async () => {
    const server = new ClubServer();
    server.isReachable = false;
    openPanel('/admin/campos', { server });
    await screen.findByText('Sin conexión');
    server.isReachable = true;
    window.dispatchEvent(new Event('online'));
    await screen.findByRole('button', { name: 'Editar campo El Encinar' });
  });

  it('clears a search without results with one button', async () => {
    const { user } = openPanel('/admin/campos');
    await screen.findByRole('button', { name: 'Editar campo El Encinar' });
    await fill(user, screen.getByLabelText('Buscar campo'), 'nada se llama así');
    await screen.findByText('0 de 2');
    await user.click(screen.getByRole('button', { name: 'Ver todo' }));
    await screen.findByRole('button', { name: 'Editar campo El Encinar' });
  });

  it('keeps rarely used controls behind a button', async () => {
    const { user } = openPanel('/admin/campos');
    const several = await screen.findByRole('button', { name: 'Seleccionar varios' });
    const more = screen.getByRole('button', { name: 'Más opciones', expanded: false });
    expect(several.closest(`[id="${more.getAttribute('aria-controls') ?? ''}"]`)).not.toBeNull();
    await user.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
  });

  it('shows the create button only once its position is final', async () => {
    const server = new ClubServer();
    server.club.campos = [];
    const letGo = server.hold();
    openPanel('/admin/campos', { server });
    const early = await screen.findByLabelText('Nuevo campo');
    expect(getComputedStyle(early).visibility).toBe('hidden');
    letGo();
    const button = await screen.findByRole('button', { name: 'Nuevo campo' });
    expect(button).not.toBe(early);
  });

  it('has no search while it is empty', async () => {
    const server = new ClubServer();
    server.club.campos = [];
    openPanel('/admin/campos', { server });
    await screen.findByText('Aún no hay campos.');
    expect(screen.queryByLabelText('Buscar campo')).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Nuevo campo' })).toHaveLength(1);
  });
});
