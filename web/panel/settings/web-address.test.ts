import { expect, it } from 'vitest';
import { completeAddress } from './web-address';

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
