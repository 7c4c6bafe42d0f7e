import { foldText } from '@club/shared';

/** Separators by priority: a spreadsheet's clipboard has tabs, a Spanish CSV `;`. */
const SEPARATORS = ['\t', ';', ','] as const;

/**
 * Separator of a text: tabs if there are any, as a title above a table may contain commas. Otherwise the first one that
 * occurs outside quotes in the first line or, if that has none, in any line.
 */
function findSeparator(text: string): string {
  const plain = text.replace(/"[^"]*"/g, '').trim();
  if (plain.includes('\t')) return '\t';
  const [first = ''] = plain.split('\n');
  const within = (part: string) => SEPARATORS.find((separator) => part.includes(separator));
  return within(first) ?? within(plain) ?? '\t';
}

/** First and last line of a row, from 1: a quoted cell may span several lines. */
export interface LineRange {
  readonly firstLine: number;
  readonly lastLine: number;
}

/** A pasted record as the preview shows it. */
export interface PastedRecord<Body extends object = object> extends LineRange {
  /** The record in one line. */
  readonly text: string;
  /** Why it cannot be created, in Spanish. */
  readonly problems: readonly string[];
  /** Warnings in Spanish: dropped values, defaults, things to check. */
  readonly warnings: readonly string[];
  readonly exists: boolean;
  /** Body of the call that creates it, as far as the text says. */
  readonly body: Body;
}

/** A row of a pasted table. */
export interface FilaTabla extends LineRange {
  readonly cellTexts: readonly string[];
}

/** Chat prefix of a message: «[22/11/26, 10:01] Ana: », «22/11/26, 10:01 - Ana: ». */
const CHAT =
  /^(\[)?\d{1,2}\/\d{1,2}\/\d{2,4},?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s[ap]\.?\s?m\.?)?(?:\](?=.)|\s-)\s[^:\n]{1,60}:\s/gim;
/** Zero-width characters that chats and web pages insert. */
const UNSEEN = /[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]|\uFE0F/g;

/** A cell's text without the quotes around its beginning. A doubled quote inside them is one. */
const cellText = (cell: string): string =>
  cell
    .replace(/^ *"((?:[^"]|"")*)"/, (_quoted, inner: string) => inner.replaceAll('""', '"'))
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Rows of a pasted table, trimmed, without empty ones. Cells are separated by tabs, `;` or `,`. A quoted cell may
 * contain separators, line breaks and doubled quotes (RFC 4180).
 */
export function readTable(text: string): FilaTabla[] {
  const source = text.replace(/\r\n?/g, '\n').replace(UNSEEN, '').replace(CHAT, '');
  const separator = findSeparator(source);
  const cells = new RegExp(
    `( *"(?:[^"]|"")*"[^${separator}\\n]*|[^${separator}\\n]*)(${separator}|\\n|$)`,
    'g',
  );
  const rows: FilaTabla[] = [];
  let cellTexts: string[] = [];
  let firstLine = 1;
  let lastLine = 1;
  for (const [, cell = '', end] of source.matchAll(cells)) {
    cellTexts.push(cellText(cell));
    lastLine += cell.split('\n').length - 1;
    if (end === separator) continue;
    if (cellTexts.some((one) => one !== '')) rows.push({ firstLine, lastLine, cellTexts });
    cellTexts = [];
    lastLine += 1;
    firstLine = lastLine;
  }
  return rows;
}

/** The text without these rows, so that the rest can be corrected and pasted again. */
export function withoutRows(text: string, rows: readonly LineRange[]): string {
  const isGone = (line: number) =>
    rows.some(({ firstLine, lastLine }) => firstLine <= line && line <= lastLine);
  return text
    .split(/\r\n?|\n/)
    .filter((_line, index) => !isGone(index + 1))
    .join('\n');
}

/** Number of lines above the headings, such as a title or a date, that are searched. */
const LINES_ABOVE = 5;

/** Finds the row of headings: the first one with at least two known headings and without values. */
export function findHeadings<Column extends string>(
  rows: readonly FilaTabla[],
  columnsByName: ReadonlyMap<string, Column>,
): {
  /** Rows after the headings; all rows without headings. */
  readonly filas: readonly FilaTabla[];
  /** Columns according to the headings; `undefined` without headings. */
  readonly headings: readonly (Column | undefined)[] | undefined;
} {
  for (const [index, { cellTexts }] of rows.slice(0, LINES_ABOVE).entries()) {
    const headings = cellTexts.map((cell) => columnsByName.get(foldText(cell) || cell));
    const count = headings.filter((heading) => heading !== undefined).length;
    const isValue = (cell: string, at: number) => headings[at] === undefined && /\d/.test(cell);
    if (count >= 2 && !cellTexts.some(isValue)) return { filas: rows.slice(index + 1), headings };
  }
  return { filas: rows, headings: undefined };
}

/** Cells by column. Of two columns with the same heading, the first counts. */
export const zipCells = <Column extends string>(
  columns: readonly (Column | undefined)[],
  cellTexts: readonly string[],
): Readonly<Partial<Record<Column, string>>> =>
  Object.fromEntries(
    columns.map((column, index) => [column, cellTexts[index] ?? '']).toReversed(),
  ) as Partial<Record<Column, string>>;
