import HomeIcon from '@mui/icons-material/HomeRounded';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { type AdminLink, AdminNav } from './admin-nav';

const LINKS: readonly AdminLink[] = (
  [
    ['Inicio', 'daily'],
    ['Partidos', 'daily'],
    ['Noticias', 'daily'],
    ['Campos', 'season'],
    ['Equipos', 'season'],
    ['Copia', 'club'],
  ] as const
).map(([label, group]) => ({
  to: label === 'Inicio' ? '/admin' : `/admin/${label.toLowerCase()}`,
  label,
  group,
  Icon: HomeIcon,
}));

const show = (path: string, links = LINKS) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <AdminNav links={links} />
    </MemoryRouter>,
  );
const more = () => screen.getByRole('button', { name: 'Más' });
const list = () => document.getElementById(more().getAttribute('aria-controls') ?? '') ?? more();
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** The links with `aria-current`, and its value. */
const marked = () =>
  [...document.querySelectorAll('[aria-current]')].map((link) => [
    link.textContent,
    link.getAttribute('aria-current'),
  ]);

describe('the navigation of the panel', () => {
  it.each([
    ['/admin', 'Inicio', 'page', false],
    ['/admin/campos', 'Campos', 'page', true],
    ['/admin/partidos/p1/cronica', 'Partidos', 'true', false],
    ['/admin/partidosviejos', 'Inicio', 'true', false],
  ])('marks on %s the link %s as %s', (path, label, value, isBehindButton) => {
    show(path);
    expect(marked()).toEqual([[label, value]]);
    expect(more().dataset['actual']).toBe(String(isBehindButton));
  });

  it('shows the daily screens in the phone’s bar, and the others in groups behind a button', () => {
    show('/admin');
    expect(linksIn(list())).toEqual(['Campos', 'Equipos', 'Copia']);
    expect(within(list()).getAllByRole('list')).toHaveLength(2);
    expect(linksIn(screen.getByRole('navigation'))).toEqual(LINKS.map(({ label }) => label));
  });

  // They close after a choice and with Escape, too: e2e/panel-access.
  it('hides the other screens when the focus leaves them', () => {
    show('/admin');
    const link = screen.getByText('Copia');
    fireEvent.click(more());
    fireEvent.blur(more(), { relatedTarget: link });
    expect(more().getAttribute('aria-expanded')).toBe('true');
    fireEvent.blur(link, { relatedTarget: document.body });
    expect(more().getAttribute('aria-expanded')).toBe('false');
  });

  it('needs no button for a helper’s few links', () => {
    show('/admin', LINKS.slice(0, 3));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
