import { describe, expect, it } from 'vitest';
import { usageText } from './partido-usage';

describe('in how many matches a record is used', () => {
  it.each([
    [0, '«Liga» no se usa en ningún partido.'],
    [1, '«Liga» se usa en 1 partido, que conservará su nombre.'],
    [7, '«Liga» se usa en 7 partidos, que conservarán su nombre.'],
    [
      undefined,
      'No se ha podido comprobar en cuántos partidos se usa «Liga». Los que lo usen conservarán su nombre.',
    ],
  ])('%s', (count, text) => {
    expect(usageText('Liga', count)).toBe(text);
  });
});
