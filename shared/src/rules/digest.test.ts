import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digestOf } from '../share-paths';

describe('a digest', () => {
  it('has sixteen hexadecimal digits, equal for equal content, different for different content', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(digestOf(a)).toMatch(/^[0-9a-f]{16}$/);
        expect(digestOf(a) === digestOf(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
      { numRuns: 500 },
    );
  });

  it('distinguishes 40,000 names that differ in one letter', () => {
    const digests = new Set<string>();
    for (let index = 0; index < 40_000; index += 1)
      digests.add(digestOf([`Iker ${String(index)}`]));
    expect(digests.size).toBe(40_000);
  });
});
