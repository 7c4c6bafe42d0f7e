import { describe, expect, it } from 'vitest';
import { crestInitials, initialsOf, needsDarkText, shortClubName } from './club-names';

describe('a rival’s initials', () => {
  it.each([
    [
      'those of the first two words',
      ['Atlético Robledal', 'Unión de Villar y Pinar del Río'],
      'AR UV',
    ],
    ['not those of skipped words', ['CD Los Álamos', 'Club Deportivo La Vega'], 'Á DV'],
    ['those of skipped words if there are no others', ['UD', 'El Club', ''], 'U EC '],
    ['capitals, whole letters, without spaces', ['racing', '  Sp   del  Va ', '𝔄lfa b'], 'R SV 𝔄B'],
  ])('are %s', (_which, nombres, letters) => {
    expect(nombres.map(initialsOf).join(' ')).toBe(letters);
  });
  it.each(['cd', 'cf', 'ud', 'ad', 'sd', 'fc', 'club', 'de', 'del', 'la', 'el', 'los', 'las', 'y'])(
    'do not come from «%s»',
    (filler) => {
      expect(initialsOf(`${filler} Robledal`)).toBe('R');
      expect(initialsOf(`${filler.toUpperCase()} Robledal`)).toBe('R');
    },
  );
});

it('shortens a club’s name by its legal form only', () => {
  const names = ['UD La Alameda', 'Colmenar FC', 'Club Deportivo Vega', 'CD'];
  const short = ['La Alameda', 'Colmenar', 'Club Deportivo Vega', 'CD'];
  expect(names.map(shortClubName)).toEqual(short);
});

describe('the letters of a crest', () => {
  it.each([
    ['CD Laciana', 'CDL'],
    ['Laciana CF', 'CFL'],
    ['CD Los Álamos', 'CDÁ'],
    ['Laciana', 'LAC'],
    ['Club Laciana', 'LAC'],
    ['UD Roja Ñandú', 'RÑ'],
    ['UD', 'UD'],
    ['', ''],
  ])('of «%s» are «%s»', (nombre, letters) => {
    expect(crestInitials(nombre)).toBe(letters);
  });
});

describe('text on a colour', () => {
  it('is dark on light colours', () => {
    // Red and green weigh more than blue. The last three of each list are just beyond the limit of 150.
    const light = ['#ffffff', '#ffff00', '#ff8001', '#00ff08', '#979797'];
    const dark = ['#000000', '#0000ff', '#ff0000', '#ff7d00', '#00ff00', '#969696'];
    expect([...light, ...dark].filter(needsDarkText)).toEqual(light);
  });
});
