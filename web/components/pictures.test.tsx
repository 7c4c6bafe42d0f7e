import { mediaName } from '@club/shared';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NoticiaArt } from './noticia-art';
import { NoticiaPicture } from './noticia-picture';
import { PlayerPortrait } from './player-portrait';

const drawn = (seed: string, titulo?: string) =>
  renderToString(<NoticiaArt seed={seed} titulo={titulo} />);

describe('drawing of a news item without photos', () => {
  it('is deterministic', () => expect(drawn('b2k9', 'Noticia')).toBe(drawn('b2k9', 'Noticia')));

  it('differs for ten consecutive ids', () => {
    const seeds = Array.from({ length: 10 }, (_none, index) => `noticia-${String(index)}`);
    expect(new Set(seeds.map((seed) => drawn(seed, 'Noticia'))).size).toBe(10);
  });

  it('shows the same thing for every item about a topic', () => {
    for (const seed of ['a', 'b', 'c']) {
      expect(drawn(seed, 'Rifa solidaria')).toContain('<g transform="rotate(-14)">');
    }
  });

  it('has only the lines of a pitch without a title', () =>
    expect(drawn('b2k9').match(/<path/g)).toHaveLength(1));
});

const noticia = { _id: 'n1', titulo: 'Cuatro goles', media: [] };
const partido = {
  local: false,
  nombre_equipo: 'CF Sotillo',
  color_equipo: '#1d4ed8',
  goles_anotados: 4,
  goles_encajados: 2,
};

describe('picture of a news item', () => {
  it('shows crests, names and score of the linked match, home side first', () => {
    const { container, rerender } = render(<NoticiaPicture noticia={noticia} partido={partido} />);
    expect(container.textContent).toMatch(/^SSotillo2 - 4MCMi club$/);
    rerender(<NoticiaPicture noticia={noticia} partido={{ ...partido, local: true }} />);
    expect(container.textContent).toMatch(/^MCMi club4 - 2SSotillo$/);
    const shootOut = { ...partido, goles_encajados: 4, tanda: { anotados: 5, encajados: 4 } };
    rerender(<NoticiaPicture noticia={noticia} partido={shootOut} />);
    expect(container.textContent).toContain('4-4(4-5 p.)');
    rerender(<NoticiaPicture noticia={noticia} />);
    expect(container.textContent).toBe('');
  });

  it('shows an older card, which has only the result', () => {
    const { local, goles_anotados, goles_encajados } = partido;
    const { container } = render(
      <NoticiaPicture noticia={noticia} partido={{ local, goles_anotados, goles_encajados }} />,
    );
    expect(container.textContent).toMatch(/^2 - 4MCMi club$/);
  });

  it('hides the drawn match from screen readers, as the title tells it', () => {
    const { getByText } = render(<NoticiaPicture noticia={noticia} partido={partido} />);
    expect(getByText('2 - 4').closest('[aria-hidden]')).not.toBeNull();
  });

  it('shows the photo without the match if there is one', () => {
    const media = [mediaName('n1', '0123456789abcdef')];
    const { container } = render(
      <NoticiaPicture noticia={{ ...noticia, media }} partido={partido} />,
    );
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

  it('shows the photo instead of the figure', () => {
    const container = portrait({ img_perfil: { disponible: true, extension: 'jpg' } });
    expect(container.querySelector('svg')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('src')).toContain('jugador-perfil/j1');
  });
});
