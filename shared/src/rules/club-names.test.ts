import { describe, expect, it } from 'vitest';
import {
  crestInitials,
  findArticle,
  toInitials,
  needsDarkText,
  shortClubName,
  withArticle,
} from './club-names';

describe('a club’s article', () => {
  it.each([
    [
      'el',
      ['CD Encina', 'CF Sotillo', 'C.D. Encina', 'RCD Espanyol', 'Vegalba CF', 'Adra', 'Udala'],
    ],
    ['el', ['Atlético Robledal', 'Real Ávila', 'Racing Riofrío', 'Club Deportivo Encina']],
    ['el', ['Deportivo Pinar Alto', 'Realejos', 'FC Barcelona']],
    ['la', ['UD La Alameda', 'U.D. Las Palmas', 'ud roja', 'SD Huesca', 'AD El Mirador']],
    ['la', ['Agrupación Deportiva Norte', 'Unión Fontana', 'Sociedad Deportiva Eibar']],
    ['la', ['Real Sociedad', 'Cultural Leonesa', 'Peña Sport']],
    ['los', ['Veteranos Barrio Sur']],
    ['', ['La Cantera 1987', 'El Mirador', 'Mi club']],
  ])('is «%s» for %j', (article, names) => {
    expect(names.filter((nombre) => findArticle(nombre) !== article)).toEqual([]);
  });

  it.each([
    [{ nombre: 'CD Encina' }, 'el CD Encina, al CD Encina, del CD Encina'],
    [{ nombre: 'SD Huesca' }, 'la SD Huesca, a la SD Huesca, de la SD Huesca'],
    [{ nombre: 'El Mirador' }, 'El Mirador, a El Mirador, de El Mirador'],
    // The club's own choice.
    [{ nombre: 'CD Uno', articulo: 'la' as const }, 'la CD Uno, a la CD Uno, de la CD Uno'],
    [{ nombre: 'CD Uno', articulo: '' as const }, 'CD Uno, a CD Uno, de CD Uno'],
  ])('is contracted after a and de: %o', (club, text) => {
    const { el, al, del } = withArticle(club);
    expect([el, al, del].join(', ')).toBe(text);
  });
});

describe('initials', () => {
  it.each([
    ['those of the first two words', 'Atlético Robledal', 'AR'],
    ['those of the first two words', 'Unión de Villar y Pinar del Río', 'UV'],
    ['not those of skipped words', 'Club Deportivo La Vega', 'DV'],
    ['those of skipped words if there are no others', 'El Club', 'EC'],
    ['empty for an empty name', '', ''],
    ['capitals, without spaces', '  Sp   del  Va ', 'SV'],
    ['letters of two code units', '𝔄lfa b', '𝔄B'],
  ])('are %s: «%s»', (_which, nombre, letters) => {
    expect(toInitials(nombre)).toBe(letters);
  });

  it.each([
    ['CD Laciana', 'CDL'],
    ['CD Los Álamos', 'CDÁ'],
    ['Laciana', 'LAC'],
    ['Club Laciana', 'LAC'],
    ['UD Roja Ñandú', 'RÑ'],
    ['UD', 'UD'],
    ['', ''],
  ])('on the crest of «%s» are «%s»', (nombre, letters) => {
    expect(crestInitials(nombre)).toBe(letters);
  });

  it('are dark on light colours', () => {
    // Red and green weigh more than blue. The last three of `light` are just above the limit of 150, those of `dark` just below or at it.
    const light = ['#ffffff', '#ffff00', '#ff8001', '#00ff08', '#979797'];
    const dark = ['#000000', '#0000ff', '#ff0000', '#ff7d00', '#00ff00', '#969696'];
    expect([...light, ...dark].filter(needsDarkText)).toEqual(light);
  });
});

it('shortens a club’s name by its legal form only', () => {
  const names = ['UD La Alameda', 'Colmenar FC', 'Club Deportivo Vega', 'CD'];
  const short = ['La Alameda', 'Colmenar', 'Club Deportivo Vega', 'CD'];
  expect(names.map(shortClubName)).toEqual(short);
});
