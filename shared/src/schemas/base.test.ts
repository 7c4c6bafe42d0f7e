import { describe, expect, it } from 'vitest';
import {
  externalKeySchema,
  colorHexSchema,
  countSchema,
  idSchema,
  imageSchema,
  instantSchema,
  nameSchema,
  textSchema,
} from './base';

const NO_INSTANTS = ['2026-11-14T17:30:00', '2026-11-14T17:30:00+01:00', '2026-02-30T17:30:00Z'];
const NO_PHOTOS = [
  { disponible: true, extension: 'png' },
  { extension: 'jpg' },
  { disponible: true, url: 'a' },
];

describe('base fields', () => {
  it.each([
    ['an id of letters, digits, - and _', idSchema, 'Ab9-_', 'Ab9-_'],
    ['an id with underscores at one end', idSchema, '__a', '__a'],
    ['an id of 64 characters', idSchema, 'a'.repeat(64), 'a'.repeat(64)],
    ['a name, trimmed', nameSchema, '  La Encina ', 'La Encina'],
    ['a name of 80 characters between spaces', nameSchema, ` ${'ñ'.repeat(80)} `, 'ñ'.repeat(80)],
    ['an empty text', textSchema(5), '   ', ''],
    ['a text of the maximum length, trimmed', textSchema(5), ' abcde ', 'abcde'],
    ['a colour, in lower case', colorHexSchema, '#B91C1c', '#b91c1c'],
    ['an instant', instantSchema, '2026-11-14T17:30:00.000Z', '2026-11-14T17:30:00.000Z'],
    ['a count of zero', countSchema, 0, 0],
    ['a count of 9999', countSchema, 9999, 9999],
    [
      'a photo without extension',
      imageSchema,
      { disponible: true },
      { disponible: true, extension: 'jpg' },
    ],
    ['an external key, trimmed', externalKeySchema, ' 2026/j-12 ', '2026/j-12'],
  ])('accept %s', (_name, schema, input, output) => {
    expect(schema.parse(input)).toEqual(output);
  });

  it.each([
    // Empty, too long, a path, dots, reserved by Firestore, valid only at the start, a number.
    ['an id', idSchema, ['', 'a'.repeat(65), 'a/b', '..', '__proto__', 'ab\n', 7]],
    ['a name', nameSchema, ['', ' \t\n', 'x'.repeat(81), null]],
    ['a text that is too long', textSchema(5), ['abcdef']],
    ['a colour', colorHexSchema, ['#b91', 'b91c1c', '#b91c1cff', 'red']],
    // Without zone, with another offset, on an invalid date.
    ['an instant', instantSchema, NO_INSTANTS],
    ['a count', countSchema, [-1, 1.5, 10_000, '3']],
    // In another format, empty, with an unknown field.
    ['a photo', imageSchema, NO_PHOTOS],
    ['an external key', externalKeySchema, ['  ', 'k'.repeat(121)]],
  ])('refuse %s that is invalid', (_name, schema, inputs: readonly unknown[]) => {
    expect(inputs.filter((input) => schema.safeParse(input).success)).toEqual([]);
  });
});
