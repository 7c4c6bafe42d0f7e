import { describe, expect, it } from 'vitest';
import { searchIn } from './search';

const NAMES = ['Mónica Peña', 'Marco Ñíguez', 'Atlético Arco', 'Arco Norte'];
const found = (words: string) => searchIn(NAMES, words, (name) => name);

describe('search', () => {
  it.each<[string, readonly string[]]>([
    ['', []],
    ['  ', []],
    ['MONICA', ['Mónica Peña']],
    ['niguez', ['Marco Ñíguez']],
    ['peña mónica', ['Mónica Peña']],
    ['arco', ['Atlético Arco', 'Arco Norte', 'Marco Ñíguez']],
    ['arco norte', ['Arco Norte']],
    ['arco sur', []],
  ])('for «%s» finds %j', (words, expected) => {
    expect(found(words)).toEqual(expected);
  });
});
