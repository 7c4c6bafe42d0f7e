import { slugOf, updateSettingsSchema } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { completeAddress } from './settings-card';

describe('the slug of a name', () => {
  it.each([
    ['UD Ñandú (Filial)', 'ud-nandu-filial'],
    ['  C.D. Águilas 1924 ', 'c-d-aguilas-1924'],
    ['Mi club', 'mi-club'],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ])('%s', (nombre, slug) => {
    expect(slugOf(nombre)).toBe(slug);
    expect(updateSettingsSchema.safeParse({ slug }).success).toBe(true);
  });
});

it.each([
  ['www.barsil.es', 'https://www.barsil.es'],
  [' barsil.es/carta?mesa=2 ', 'https://barsil.es/carta?mesa=2'],
  ['https://barsil.es', 'https://barsil.es'],
  ['http://barsil.es', 'http://barsil.es'],
  ['javascript:alert(1.2)', 'javascript:alert(1.2)'],
  ['hola@barsil.es', 'hola@barsil.es'],
  ['barsil', 'barsil'],
  ['https://', 'https://'],
  ['', ''],
])('the address «%s» is sent as «%s»', (typed, sent) => {
  expect(completeAddress(typed)).toBe(sent);
});
