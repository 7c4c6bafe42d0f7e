import { describe, expect, it } from 'vitest';
import { matchesSearch } from './search';

describe('the search of a list', () => {
  it.each([
    ['Ñandú del Henares', 'nandu', true],
    ['Ñandú del Henares', '  HENARES ñan ', true],
    ['Ñandú del Henares', 'jarama', false],
    ['Ñandú del Henares', '', true],
    ['Ñandú del Henares', 'henares jarama', false],
    ['Ñandú del Henares', 'del   henares', true],
    ['CÓRNER', 'corner', true],
  ])('in «%s» for «%s»: %s', (text, search, isFound) => {
    expect(matchesSearch(text, search)).toBe(isFound);
  });
});
