import { mediaName } from '@club/shared';
import { fireEvent, render, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NoticiaArt } from './noticia-art';
import { NoticiaPicture } from './noticia-picture';
import { PlayerPortrait } from './player-portrait';

it('the drawing of a news item without photos shows what its title is about, or else only a pitch', () => {
  const drawn = (seed: string, title?: string) =>
    renderToString(<NoticiaArt seed={seed} titulo={title} />);
  for (const seed of ['a', 'b', 'c'])
    expect(drawn(seed, 'Rifa solidaria')).toContain('<g transform="rotate(-14)">');
  expect(drawn('a', 'Noticia')).not.toBe(drawn('b', 'Noticia'));
  expect(drawn('a').match(/<path/g)).toHaveLength(1);
});

const noticia = { _id: 'n1', titulo: 'Cuatro goles', media: [] };
const partido = {
  local: false,
  nombre_equipo: 'CF Sotillo',
  color_equipo: '#1d4ed8',
  escudo_equipo: 'sotillo.0123456789abcdef',
  goles_anotados: 4,
  goles_encajados: 2,
};

describe('picture of a news item', () => {
  it('shows crests, names and score of the linked match, home side first, hidden from screen readers', () => {
    const { container, getByRole, getByText, rerender } = render(
      <NoticiaPicture noticia={noticia} partido={partido} />,
    );
    expect(container.textContent).toMatch(/^Sotillo2 - 4MCMi club$/);
    // A rival's crest that cannot be loaded is replaced by a disc with initials, of the size that styles give the crest.
    fireEvent.error(getByRole('presentation'));
    expect(getByText('S').closest('svg')?.getAttribute('width')).toBe('100%');
    expect(container.textContent).toMatch(/^SSotillo2 - 4MCMi club$/);
    expect(getByText('2 - 4').closest('[aria-hidden]')).not.toBeNull();
    rerender(<NoticiaPicture noticia={noticia} partido={{ ...partido, local: true }} />);
    expect(container.textContent).toMatch(/^MCMi club4 - 2SSotillo$/);
    const shootOut = { ...partido, goles_encajados: 4, tanda: { anotados: 5, encajados: 4 } };
    rerender(<NoticiaPicture noticia={noticia} partido={shootOut} />);
    expect(container.textContent).toContain('4-4(4-5 p.)');
    // Older cards have only the result.
    const { local, goles_anotados, goles_encajados } = partido;
    const older = { local, goles_anotados, goles_encajados };
    rerender(<NoticiaPicture noticia={noticia} partido={older} />);
    expect(container.textContent).toMatch(/^2 - 4MCMi club$/);
    rerender(<NoticiaPicture noticia={noticia} />);
    expect(container.textContent).toBe('');
  });

  it('shows the photo without the match if there is one', () => {
    const withPhoto = { ...noticia, media: [mediaName('n1', '0123456789abcdef', 'noticia')] };
    const { container } = render(<NoticiaPicture noticia={withPhoto} partido={partido} />);
    expect(container.querySelector('img')).not.toBeNull();
    expect(container.textContent).toBe('');
  });
});

const JUGADOR = {
  jugador_id: 'j1',
  img_perfil: { disponible: false, extension: 'jpg' },
  dorsal: 13,
  posicion: { por: false },
} as const;

const portrait = (fields: object = {}, hasNumber = true) =>
  render(<PlayerPortrait jugador={{ ...JUGADOR, ...fields }} hasNumber={hasNumber} />).container;

const fills = (container: HTMLElement) =>
  [...container.querySelectorAll('path[fill]')].map((path) => path.getAttribute('fill'));

describe('portrait of a player', () => {
  it('shows the number once, or not at all if the page has it beside the portrait', () => {
    expect(portrait().textContent).toBe('Dorsal 13');
    expect(portrait({}, false).textContent).toBe('');
  });

  it('draws a keeper in the shirt’s colours, swapped', () =>
    expect(fills(portrait({ posicion: { por: true } }))).toEqual(fills(portrait()).toReversed()));

  it('shows the photo instead of the drawing, unless the photo cannot be loaded', () => {
    const container = portrait({ img_perfil: { disponible: true, extension: 'jpg' } });
    expect(container.querySelector('svg')).toBeNull();
    const photo = within(container).getByRole('presentation');
    expect(photo.getAttribute('src')).toContain('jugador-perfil/j1');
    fireEvent.error(photo);
    expect(container.innerHTML).toBe(portrait().innerHTML);
  });
});
