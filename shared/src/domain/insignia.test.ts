import { describe, expect, it } from 'vitest';
import { initialsOf, needsDarkText } from './insignia';

describe('the letters of a rival', () => {
  it.each([
    ['Atlético Robledal', 'AR'],
    ['CD Los Álamos', 'Á'],
    ['Club Deportivo La Vega', 'DV'],
    ['Unión de Villar y Pinar del Río', 'UV'],
    ['  Sporting   del  Valle ', 'SV'],
    ['racing', 'R'],
    ['UD', 'U'],
    ['El Club', 'EC'],
    ['𝔄lfa beta', '𝔄B'],
    ['', ''],
  ])('of «%s» are «%s»', (nombre, letters) => {
    expect(initialsOf(nombre)).toBe(letters);
  });
  it.each(['cd', 'cf', 'ud', 'ad', 'sd', 'fc', 'club', 'de', 'del', 'la', 'el', 'los', 'las', 'y'])(
    'do not come from «%s»',
    (filler) => {
      expect(initialsOf(`${filler} Robledal`)).toBe('R');
      expect(initialsOf(`${filler.toUpperCase()} Robledal`)).toBe('R');
    },
  );
});

describe('lettering on a colour', () => {
  it.each([
    ['#ffffff', true],
    ['#000000', false],
    ['#ffff00', true],
    ['#00ff00', false],
    ['#ff0000', false],
    ['#0000ff', false],
    // Red and green weigh more than blue: each of these is just beyond the limit of 150, or just below it.
    ['#ff8001', true],
    ['#ff7d00', false],
    ['#00ff08', true],
    ['#969696', false],
    ['#979797', true],
  ])('%s: dark is %s', (color, isDark) => {
    expect(needsDarkText(color)).toBe(isDark);
  });
});
