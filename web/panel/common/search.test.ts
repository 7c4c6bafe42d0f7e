import { expect, it } from 'vitest';
import { matchesSearch } from './search';

const foundIn = (text: string, ...searches: readonly string[]) =>
  searches.filter((search) => matchesSearch(text, search));

it('a list search finds all its words in any order, ignoring case and accents', () => {
  const within = ['nandu', '  HENARES ñan ', '', 'del   henares'];
  expect(foundIn('Ñandú del Henares', ...within)).toEqual(within);
  expect(foundIn('Ñandú del Henares', 'jarama', 'henares jarama')).toEqual([]);
  expect(foundIn('CÓRNER', 'corner')).toEqual(['corner']);
});
