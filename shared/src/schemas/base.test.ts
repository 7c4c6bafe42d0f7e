import { describe, expect, it } from 'vitest';
import {
  claveExternaSchema,
  colorHexSchema,
  countSchema,
  idSchema,
  imagenSchema,
  instantSchema,
  nombreSchema,
  textSchema,
} from './base';

describe('base fields', () => {
  it.each([
    ['an id of letters, digits, - and _', idSchema, 'Ab9-_', 'Ab9-_'],
    ['an id with underscores at one end', idSchema, '__a', '__a'],
    ['an id of 64 characters', idSchema, 'a'.repeat(64), 'a'.repeat(64)],
    ['a name, trimmed', nombreSchema, '  La Encina ', 'La Encina'],
    ['a name of 80 characters between spaces', nombreSchema, ` ${'ñ'.repeat(80)} `, 'ñ'.repeat(80)],
    ['an empty text', textSchema(5), '   ', ''],
    ['a text of the admitted length, trimmed', textSchema(5), ' abcde ', 'abcde'],
    ['a colour, in lower case', colorHexSchema, '#B91C1c', '#b91c1c'],
    ['an instant', instantSchema, '2026-11-14T17:30:00.000Z', '2026-11-14T17:30:00.000Z'],
    ['a count of zero', countSchema, 0, 0],
    ['a count of 9999', countSchema, 9999, 9999],
    [
      'a photo without extension',
      imagenSchema,
      { disponible: true },
      { disponible: true, extension: 'jpg' },
    ],
    ['an external key, trimmed', claveExternaSchema, ' 2026/j-12 ', '2026/j-12'],
  ])('accept %s', (_nombre, schema, input, output) => {
    expect(schema.parse(input)).toEqual(output);
  });

  it.each([
    ['an empty id', idSchema, ''],
    ['an id of 65 characters', idSchema, 'a'.repeat(65)],
    ['an id that is a path', idSchema, 'a/b'],
    ['an id of dots', idSchema, '..'],
    ['an id that Firestore reserves', idSchema, '__proto__'],
    ['an id that starts well', idSchema, 'ab\n'],
    ['an id that is a number', idSchema, 7],
    ['an empty name', nombreSchema, ''],
    ['a name of spaces', nombreSchema, ' \t\n'],
    ['a name of 81 characters', nombreSchema, 'x'.repeat(81)],
    ['no name', nombreSchema, null],
    ['a text that is too long', textSchema(5), 'abcdef'],
    ['a short colour', colorHexSchema, '#b91'],
    ['a colour without #', colorHexSchema, 'b91c1c'],
    ['a colour with transparency', colorHexSchema, '#b91c1cff'],
    ['a colour by name', colorHexSchema, 'red'],
    ['an instant without zone', instantSchema, '2026-11-14T17:30:00'],
    ['an instant with another zone’s offset', instantSchema, '2026-11-14T17:30:00+01:00'],
    ['an instant on a day that is none', instantSchema, '2026-02-30T17:30:00Z'],
    ['a negative count', countSchema, -1],
    ['half a count', countSchema, 1.5],
    ['a count of 10000', countSchema, 10_000],
    ['a count as text', countSchema, '3'],
    ['a photo of another format', imagenSchema, { disponible: true, extension: 'png' }],
    ['a photo that says nothing', imagenSchema, { extension: 'jpg' }],
    ['a photo with an unknown field', imagenSchema, { disponible: true, url: 'a' }],
    ['an external key of spaces', claveExternaSchema, '  '],
    ['an external key of 121 characters', claveExternaSchema, 'k'.repeat(121)],
  ])('refuse %s', (_nombre, schema, input) => {
    expect(schema.safeParse(input).success).toBe(false);
  });
});
