import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PlayerPortrait } from './player-portrait';

const JUGADOR = {
  jugador_id: 'j1',
  img_perfil: { disponible: false, extension: 'jpg' },
  dorsal: 13,
  posicion: { por: false },
} as const;

const portrait = (fields: object = {}, isPlain = false) =>
  render(<PlayerPortrait jugador={{ ...JUGADOR, ...fields }} isPlain={isPlain} />).container;

const fills = (container: HTMLElement) =>
  [...container.querySelectorAll('path[fill]')].map((path) => path.getAttribute('fill'));

describe('portrait of a player', () => {
  it('shows his number once, or not at all where it stands next to it', () => {
    expect(portrait().textContent).toBe('Dorsal 13');
    expect(portrait({}, true).textContent).toBe('');
  });

  it('draws a keeper in the shirt’s colours, swapped', () =>
    expect(fills(portrait({ posicion: { por: true } }))).toEqual(fills(portrait()).toReversed()));

  it('shows the photo instead of the figure', () => {
    const container = portrait({ img_perfil: { disponible: true, extension: 'jpg' } });
    expect(container.querySelector('svg')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('src')).toContain('jugador-perfil/j1');
  });
});
