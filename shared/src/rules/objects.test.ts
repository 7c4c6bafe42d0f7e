import { describe, expect, it } from 'vitest';
import { isSameContent } from './objects';

describe('two JSON contents', () => {
  it.each<readonly [unknown, unknown, boolean]>([
    [{ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [[{ a: 1, b: 2 }], [{ b: 2, a: 1 }], true],
    [undefined, undefined, true],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: null }, {}, false],
    [{ a: 1 }, undefined, false],
    [0, '0', false],
    [{ 0: 'a' }, ['a'], false],
  ])('%j and %j are equal: %s', (a, b, isSame) => {
    expect(isSameContent(a, b)).toBe(isSame);
  });
});
