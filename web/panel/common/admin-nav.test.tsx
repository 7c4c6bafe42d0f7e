import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { AdminNav } from './admin-nav';

const LINKS = ['Inicio', 'Noticias', 'Plantilla', 'Partidos'].map((label) => ({
  to: label === 'Inicio' ? '/admin' : `/admin/${label.toLowerCase()}`,
  label,
}));

const show = (path: string, links = LINKS) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <AdminNav links={links} />
    </MemoryRouter>,
  );
const menu = () => screen.getByRole('button', { name: /^Menú/, hidden: true });
afterEach(cleanup);

describe('the navigation of the panel on a phone', () => {
  it.each([
    ['/admin', 'Menú: Inicio'],
    ['/admin/plantilla', 'Menú: Plantilla'],
    ['/admin/partidos/p1/cronica', 'Menú: Partidos'],
    ['/admin/partidosviejos', 'Menú: Inicio'],
  ])('names the screen of %s', (path, text) => {
    show(path);
    expect(menu().textContent).toBe(text);
  });

  it('opens the list that it names, and a choice closes it and names the new screen', () => {
    show('/admin');
    expect(menu().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(menu());
    expect(menu().getAttribute('aria-expanded')).toBe('true');
    const list = document.getElementById(menu().getAttribute('aria-controls') ?? '');
    expect(list?.querySelectorAll('a')).toHaveLength(4);
    fireEvent.click(screen.getByText('Noticias'));
    expect(menu().getAttribute('aria-expanded')).toBe('false');
    expect(menu().textContent).toBe('Menú: Noticias');
    expect(document.activeElement).toBe(menu());
    expect(screen.getByText('Noticias', { selector: 'a' }).getAttribute('aria-current')).toBe(
      'page',
    );
  });

  it('Escape closes the list and leaves the focus on the button', () => {
    show('/admin');
    fireEvent.click(menu());
    const link = screen.getByText('Plantilla');
    link.focus();
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(menu().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(menu());
  });

  it('needs no button for the few links of a helper', () => {
    show('/admin', LINKS.slice(0, 2));
    expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  });
});
