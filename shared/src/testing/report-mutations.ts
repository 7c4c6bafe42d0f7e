import type { Random } from './report-builder';

type Mutate = (lines: readonly string[], random: Random) => readonly string[];

/** Changes one character of a line that has such a one. */
const changeOne =
  (pattern: RegExp, replacements: readonly string[]): Mutate =>
  (lines, random) => {
    const index = random.pick(lines.flatMap((line, at) => (line.search(pattern) < 0 ? [] : [at])));
    const line = lines[index] ?? '';
    const at = random.pick([...line.matchAll(pattern)].map((match) => match.index));
    return lines.with(index, line.slice(0, at) + random.pick(replacements) + line.slice(at + 1));
  };

/** Faults of one line. What `hides` may leave out a card, a change or a substitute without a trace. */
export const MUTATIONS: readonly { name: string; mutate: Mutate; hides: boolean }[] = [
  {
    name: 'a line missing',
    mutate: (lines, random) => lines.toSpliced(random.below(lines.length), 1),
    hides: true,
  },
  {
    name: 'a line cut',
    mutate: (lines, random) => {
      const index = random.below(lines.length);
      const line = lines[index] ?? '';
      return lines.with(index, line.slice(0, random.below(line.length)));
    },
    hides: true,
  },
  { name: 'a digit changed', mutate: changeOne(/\d/gu, '0123456789'.split('')), hides: false },
  {
    name: 'a letter changed',
    mutate: changeOne(/\p{L}/gu, ['X', 'a', 'Ñ', '#', ' ', '']),
    hides: false,
  },
  {
    name: 'a goal on the other side',
    mutate: (lines) =>
      lines.map((line) => (/^ {20,}.*\d\s?[-:]\s?\d/u.test(line) ? line.trimStart() : line)),
    hides: false,
  },
  {
    name: 'a line twice there',
    mutate: (lines, random) => {
      const index = random.below(lines.length);
      return lines.toSpliced(index, 0, lines[index] ?? '');
    },
    hides: false,
  },
  {
    name: 'two lines in each other’s place',
    mutate: (lines, random) => {
      const index = random.below(lines.length - 1);
      return lines.with(index, lines[index + 1] ?? '').with(index + 1, lines[index] ?? '');
    },
    hides: true,
  },
  {
    name: 'two columns in each other’s place',
    mutate: (lines, random) => {
      const index = random.pick(lines.map((_line, at) => at));
      const cells = (lines[index] ?? '').split(/(\t| {3,})/u);
      return lines.with(index, cells.toReversed().join(''));
    },
    hides: false,
  },
];
