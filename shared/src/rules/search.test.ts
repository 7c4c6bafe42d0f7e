import { describe, expect, it } from 'vitest';
import { isSameContent } from './objects';
import { compareNames } from './order';
import { searchIn } from './search';

const NAMES = ['Mónica Peña', 'Marco Ñíguez', 'Atlético Arco', 'Arco Norte'];
const found = (words: string) => searchIn(NAMES, words, (name) => name);

describe('search', () => {
  it.each<[string, readonly string[]]>([
    ['', []],
    ['MONICA', ['Mónica Peña']],
    ['niguez', ['Marco Ñíguez']],
    ['peña  mónica', ['Mónica Peña']],
    [' PEÑA món ', ['Mónica Peña']],
    ['peña arco', []],
    ['arco', ['Atlético Arco', 'Arco Norte', 'Marco Ñíguez']],
    ['arco norte', ['Arco Norte']],
  ])('for «%s» finds %j', (words, expected) => {
    expect(found(words)).toEqual(expected);
  });
});

describe('order of names', () => {
  it.each([
    ['ñ after n, before o', ['Nuria', 'Ñoño', 'Oca']],
    ['accents do not change the place of a name', ['Álamo', 'Alba', 'Álvaro', 'Amor']],
    ['an accent decides between names otherwise equal', ['Angel R.', 'Ángel R.']],
    ['case does not change the place of a name', ['ana', 'Bea', 'carlos', 'Darío']],
    ['numbers count as numbers', ['Campo 2', 'Campo 10', 'Campo 100']],
  ])('%s', (_name, expected) => {
    expect([...expected].reverse().sort(compareNames)).toEqual(expected);
  });
});

describe('two JSON contents', () => {
  it.each<readonly [unknown, unknown, boolean]>([
    [{ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [[{ a: 1, b: 2 }], [{ b: 2, a: 1 }], true],
    [{ a: null }, {}, false],
    [{ a: 1 }, undefined, false],
    [0, '0', false],
    [{ 0: 'a' }, ['a'], false],
  ])('%j and %j are equal: %s', (a, b, isSame) => {
    expect(isSameContent(a, b)).toBe(isSame);
  });
});
