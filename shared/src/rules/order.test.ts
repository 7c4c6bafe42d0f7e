import { describe, expect, it } from 'vitest';
import { compareNames } from './order';

describe('order of names', () => {
  it.each([
    ['ñ after n, before o', ['Nuria', 'Ñoño', 'Oca']],
    ['accents do not change the place of a name', ['Álamo', 'Alba', 'Álvaro', 'Amor']],
    ['an accent decides between names otherwise equal', ['Angel R.', 'Ángel R.']],
    ['case does not change the place of a name', ['ana', 'Bea', 'carlos', 'Darío']],
    ['numbers count as numbers', ['Campo 2', 'Campo 10', 'Campo 100']],
    ['ü sorts as u', ['Agüero', 'Aguirre', 'Agüita', 'Agustín']],
  ])('%s', (_name, expected) => {
    expect([...expected].reverse().sort(compareNames)).toEqual(expected);
  });
});
