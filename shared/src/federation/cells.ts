import { type Role, readTitle } from './layouts';
import { type Piece, readPieces, type SeasonStart, splitLines } from './values';

/** A line of the pasted text. */
export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  readonly cells: readonly string[];
  readonly pieces: readonly (readonly Piece[])[];
  /** Whether empty cells are kept, so that the position of a cell tells its column. */
  readonly isAligned: boolean;
}

/** Splits at a separator outside quoted cells. A quote inside a cell belongs to it: `SPORTING "B"`. */
function splitQuoted(text: string, separator: string): string[] {
  const cells: string[] = [];
  let rest = text;
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest);
    const end = quoted?.[0].length ?? rest.indexOf(separator);
    const isQuoted = quoted !== null && (end === rest.length || rest.startsWith(separator, end));
    const stop = isQuoted ? end : rest.indexOf(separator);
    const cell = stop < 0 ? rest : rest.slice(0, stop);
    cells.push(isQuoted ? (quoted[1] ?? '').replaceAll('""', '"') : cell);
    if (stop < 0 || stop === rest.length) return cells;
    rest = rest.slice(stop + 1);
  }
}

/** Cell separators by priority, each with the least number of them that makes a line a row of a table. */
const SEPARATORS = [
  ['\t', 1],
  [';', 2],
  ['|', 3],
  [',', 2],
] as const;

function splitCells(text: string): Pick<Line, 'cells' | 'isAligned'> {
  // In a line with columns made of spaces, commas are text.
  const isSpaced = /\S {2,}\S/.test(text.trim());
  const [mark] =
    SEPARATORS.find(
      ([separator, least]) =>
        text.split(separator).length > least && !(separator === ',' && isSpaced),
    ) ?? [];
  if (mark === undefined) return { cells: text.trim().split(/ {2,}|\t/), isAligned: false };
  let cells = splitQuoted(text, mark).map((cell) => cell.replace(/\s+/g, ' ').trim());
  // "| a | b |" has no cells before the first and after the last mark.
  if (mark === '|' && cells[0] === '' && cells.at(-1) === '') cells = cells.slice(1, -1);
  // "sábado, 29 de noviembre" is one cell.
  const joined = cells.flatMap((cell, index) => {
    if (mark === ',' && isDayBefore(cells[index - 1], cell)) return [];
    const next = cells[index + 1];
    return [mark === ',' && isDayBefore(cell, next) ? `${cell}, ${next ?? ''}` : cell];
  });
  return { cells: joined, isAligned: true };
}

const isDayBefore = (cell: string | undefined, next: string | undefined): boolean =>
  /^(?:lun|mar|mi[eé]|jue|vie|s[aá]b|dom)[a-zé]*\.?$/i.test(cell ?? '') && /^\d/.test(next ?? '');

export function readLines(text: string, season: SeasonStart): readonly Line[] {
  return splitLines(text).map((line, index) => {
    const { cells: labelled, isAligned } = splitCells(line);
    const cells = labelled.map(withoutLabel);
    return {
      number: index + 1,
      text: line.replace(/\s+/g, ' ').trim(),
      cells,
      pieces: cells.map((cell) => readPieces(cell, season)),
      isAligned,
    };
  });
}

/** Puts rounds that stand side by side one below the other. A line with an odd number of cells is not split. */
export function splitRounds(lines: readonly Line[]): readonly Line[] {
  const split: Line[] = [];
  let right: Line[] | undefined;
  for (const line of lines) {
    const { cells, pieces, text } = line;
    const rounds = pieces.filter((cell) => cell.some(({ kind }) => kind === 'round')).length;
    if (rounds > 0 || text === '') {
      split.push(...(right ?? []));
      right = rounds === 2 ? [] : undefined;
    }
    const middle = cells.length / 2;
    if (right && Number.isInteger(middle)) {
      const half = (from: number, to?: number) => ({
        ...line,
        text: cells.slice(from, to).join('  '),
        cells: cells.slice(from, to),
        pieces: pieces.slice(from, to),
      });
      split.push(half(0, middle));
      right.push(half(middle));
    } else split.push(line);
  }
  return [...split, ...(right ?? [])];
}

/** The role of each column, `null` for others. */
export type Header = readonly (Role | null)[];

/** The columns if the line is a heading of a table. */
export function readHeader({ cells }: Line): Header | null {
  const roles = cells.map((cell) => readTitle(cell));
  const known = roles.filter((role) => role !== null);
  const hasTeams = known.includes('pair') || (known.includes('home') && known.includes('away'));
  const isHeader =
    known.length >= (hasTeams ? 2 : 4) &&
    new Set(known).size === known.length &&
    known.length * 2 >= cells.length;
  return isHeader ? roles : null;
}

/** Whether the line is a column title and nothing else, as in tables copied on a phone. */
export const isLoneTitle = ({ cells }: Line): boolean =>
  cells.length === 1 && readTitle(cells[0] ?? '') !== null;

/** A value without its label: "Fecha: 29-11-2026". */
const withoutLabel = (cell: string): string => {
  const label = /^([^:]{1,20}):\s/.exec(cell);
  return label && readTitle(label[1] ?? '') !== null ? cell.slice(label[0].length) : cell;
};
