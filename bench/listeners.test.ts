import { expect, it } from 'vitest';
import { digest } from './listeners';

it('gives contents with the same fields one digest, and a missing document its own', () => {
  expect(digest({ a: 1, b: { c: 2, d: [3] } })).toBe(digest({ b: { d: [3], c: 2 }, a: 1 }));
  expect(digest(undefined)).toBe(digest(undefined));
  expect(digest(undefined)).not.toBe(digest({}));
});
