import { describe, expect, it } from 'vitest';
import {
  clubForm,
  clubKey,
  foldText,
  groundKey,
  hasOwnName,
  isNamedLikeGround,
  isNearlySame,
  splitGround,
} from './names';

it.each([
  ['N.º', 'n o'],
  ['Nº', 'no'],
  ['  Posición: ', 'posicion'],
  ['"PEÑA" (B)', 'pena b'],
  ['#', ''],
])('folding turns %s into %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

describe('keys of clubs', () => {
  it.each([
    'C.D. Encina | Encina C.D. | CD ENCINA | Club Deportivo Encina | C. D. Encina | C D Encina | C.D.Encina | Encina',
    'R.C.D. Monte Jabalí | MONTE JABALI RCD | Real Club Deportivo Monte Jabalí',
    'At. Vega | Atlético Vega | ATL. VEGA | Atco. Vega | C.F. Atlético Vega | Vega At. | Vega Atlético C.D.',
    `Sporting 'B' | SPORTING "B" | Sporting B | Sporting - B | Sporting «B» | Sporting B C.D.`,
    'U.D. Prado-Muñoz | Prado Muñoz UD | PRADO-MUNOZ',
    'C.F. 1912 | CF 1912',
    'C.D.E. Vega | C. D. E. Vega | CDE VEGA',
    'Vega At. B | Atlético Vega "B"',
    'Torre C.D. B | C.D. Torre "B"',
    "C.E. L'Alcora | CE L’ALCORA | CE Lalcora",
  ])('are equal for %s', (names) => {
    expect(new Set(names.split(' | ').map(clubKey)).size).toBe(1);
  });

  it.each([
    ['C.D. Vega', 'Atlético Vega'],
    ['C.D. Vega', "C.D. Vega 'B'"],
    ['C.D. Sección 3', 'C.D. Sección 2'],
    ['Escuela Vega', 'C.D. Vega'],
    ['Sporting Vega', 'Vega C.F.'],
    ['C.D. Vega', 'C.D. Vega de Abajo'],
    ['Real Vega', 'Vega'],
    ['Cadete', 'Ete'],
    ['C.D.', 'C.F.'],
    ['C.D.E. Vega', 'E. Vega'],
  ])('differ for %s and %s', (one, other) => {
    expect(clubKey(one)).not.toBe(clubKey(other));
  });

  it('are the form itself if a name is nothing else', () => {
    expect(clubKey('C.D.')).toBe('cd');
    expect(hasOwnName('C.D.')).toBe(false);
    expect(hasOwnName("'B'")).toBe(false);
    expect(hasOwnName('U.D. 1912')).toBe(true);
  });

  it('leave out the form, which clubForm gives in any spelling', () => {
    expect(clubForm('Vega Unión Deportiva')).toBe(clubForm('UD Vega'));
    expect(clubForm('C.D. Vega')).not.toBe(clubForm('U.D. Vega'));
    expect(clubForm('Vega')).toBe('');
  });
});

describe('misspelt names', () => {
  it.each([
    ['Torrealmendra', 'Torealmendra', true],
    ['Torrealmendra', 'Torreaulmenda', true],
    ['Torrealmendra', 'Torrelaguna', false],
    ['Sporting Vega', "Sporting Vega 'B'", false],
    ['Sección 31', 'Sección 32', false],
    ['Vega', 'Vela', false],
  ])('%s and %s are nearly the same: %s', (one, other, isNear) => {
    expect(isNearlySame(clubKey(one), clubKey(other))).toBe(isNear);
  });
});

describe('grounds', () => {
  it('are compared without case, accents and punctuation, but with all words', () => {
    expect(groundKey('Campo «San Martín»')).toBe(groundKey('CAMPO SAN MARTIN'));
    expect(groundKey('Campo Municipal')).not.toBe(groundKey('Campo Municipal La Alameda'));
  });

  it.each([
    ['Campo La Era', true],
    ['ESTADIO MUNICIPAL', true],
    ['Campo Real C.D.', false],
    ['C.F. Campolirio', false],
    ['La Era', false],
  ])('%s is named like one: %s', (text, isGround) => {
    expect(isNamedLikeGround(text)).toBe(isGround);
  });

  it('are split from the team before them, unless they are part of its name', () => {
    expect(splitGround('U.D. Vega Campo Nuevo')).toEqual(['U.D. Vega', 'Campo Nuevo']);
    expect(splitGround('C.D. Campo Real')).toEqual(['C.D. Campo Real', null]);
  });
});
