import { describe, expect, it } from 'vitest';
import { isSameContent } from './objects';

describe('two JSON contents', () => {
  it.each([
    [
      { a: 1, b: { c: 2, d: 3 } },
      { b: { d: 3, c: 2 }, a: 1 },
    ],
    [{ a: 1, b: undefined }, { a: 1 }],
    [[{ a: 1, b: 2 }], [{ b: 2, a: 1 }]],
    [undefined, undefined],
    [null, null],
  ])('%j and %j are equal', (a, b) => {
    expect(isSameContent(a, b)).toBe(true);
  });

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: null }, {}],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, undefined],
    [0, '0'],
    [{ 0: 'a' }, ['a']],
  ])('%j and %j differ', (a, b) => {
    expect(isSameContent(a, b)).toBe(false);
  });
});
