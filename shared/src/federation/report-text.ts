import { memoize, readClubName } from './names';
import { splitLines } from './values';

/** Home and away, as keys of a report's score. */
export const SIDES = ['local', 'visitante'] as const;
export type Side = (typeof SIDES)[number];

export type Score = Readonly<Record<Side, number>>;

/** The score of two matched groups of digits, home first. */
export const toScore = (home: string | undefined, away: string | undefined): Score => ({
  local: Number(home),
  visitante: Number(away),
});
export const sayScore = ({ local, visitante }: Score): string =>
  `${String(local)}-${String(visitante)}`;

export const otherSide = (side: Side): Side => (side === 'local' ? 'visitante' : 'local');

/** A line of the pasted text. One with both teams side by side is split into two. */
export interface ReportLine {
  /** From 1, as people count. */
  readonly number: number;
  readonly text: string;
  /** Team whose column it is in. `null` if the page has no columns, or the column is not clear. */
  readonly column: Side | null;
}

export const readLines = (text: string): ReportLine[] =>
  splitLines(text).map((line, index) => ({
    number: index + 1,
    text: line.replace(/ +$/u, ''),
    column: null,
  }));

/** Pieces of a line between tabs or three or more spaces, and where they start. */
export const readCells = (text: string) =>
  [...text.matchAll(/[^\s](?:[^\S\t]{0,2}[^\s])*/gu)].map(({ 0: cell, index }) => ({
    text: cell,
    start: index,
  }));

/** Words of clubs' names that people leave out, beside the usual legal forms. */
const OPTIONAL_WORDS = new Set(
  'ca ce cp rc rcf scd sdc adc udc cdf club deportivo deportiva real sociedad union agrupacion futbol de'.split(
    ' ',
  ),
);

/** A club's name for comparison: `C.D. At. Encina 'B'` is `atletico encina b`. The first team may be called `A`. */
export const foldTeam = memoize((name) => {
  const joined = readClubName(name)
    .words.join(' ')
    .replace(/\b\p{L}(?: \p{L}\b)+/gu, (letters) => letters.replaceAll(' ', ''));
  const words = joined
    .replace(/ a$/u, '')
    .split(' ')
    .filter((word) => !OPTIONAL_WORDS.has(word));
  return words.length > 0 ? words.join(' ') : joined;
});

/** Whether all words of the shorter name are in the longer one. */
export function isPartOfTeam(a: string, b: string): boolean {
  const [short = [], long = []] = [a, b]
    .map((name) => foldTeam(name).split(' '))
    .toSorted((one, other) => one.length - other.length);
  return short.every((word) => long.includes(word));
}
