import { foldWords, readCells, type ReportLine, type Side } from './report-text';
import { FURNITURE, HEADINGS } from './report-words';

/** Columns may start this many characters before their heading. */
const TOLERANCE = 2;

/** Where the right column starts, if a line is the same heading twice. */
function findBoundary({ text }: ReportLine): number | undefined {
  const [left, right, more] = readCells(text);
  if (!left || !right || more) return undefined;
  const heading = foldWords(left.text);
  return heading === foldWords(right.text) && HEADINGS.has(heading) ? right.start : undefined;
}

/** Whether a piece can be the first of a line: a number, a minute or a heading. */
const isBeginning = (text: string) => /^\d/u.test(text) || HEADINGS.has(foldWords(text));

/** A heading of both teams whose columns have lost the spaces between them. */
const FLAT = /^(\p{L}.*) \1$/u;

/** The halves of a line without spaces between its columns: the second one starts with a number or a minute again. */
function splitFlat(line: ReportLine): ReportLine[] {
  const { text } = line;
  const starts = [
    ...text.matchAll(
      /^\d{1,3}\s*['’+]/u.test(text)
        ? /(?<=\S\s)\d{1,3}\s*['’+](?!\d)/gu
        : /(?<=\S\s)\d{1,2}(?=[\s.)-]+\p{L})/gu,
    ),
  ];
  const [start, more] = starts;
  if (!start || more) return half(line, null, [text]);
  return [
    ...half(line, 'local', [text.slice(0, start.index)]),
    ...half(line, 'visitante', [text.slice(start.index)]),
  ];
}

const half = (line: ReportLine, column: Side | null, pieces: readonly string[]): ReportLine[] =>
  pieces.length === 0 ? [] : [{ ...line, column, text: pieces.join('\t').trim() }];

/** Splits a line with tabs into its two halves. An odd number of pieces does not tell where. */
function splitTabs(line: ReportLine): ReportLine[] {
  const pieces = line.text.split('\t');
  if (pieces.length === 1) return half(line, 'local', pieces);
  const middle = pieces.length / 2;
  if (!Number.isInteger(middle)) return half(line, null, pieces.filter(Boolean));
  const [left, right] = [pieces.slice(0, middle), pieces.slice(middle)];
  return [
    ...half(line, 'local', left.filter(Boolean)),
    ...half(line, 'visitante', right.filter(Boolean)),
  ];
}

function splitSpaces(line: ReportLine, boundary: number): ReportLine[] {
  const cells = readCells(line.text);
  const isRight = ({ start }: { readonly start: number }) => start >= boundary - TOLERANCE;
  const right = cells.filter(isRight).map(({ text }) => text);
  const left = cells.filter((cell) => !isRight(cell));
  const leftPieces = left.map(({ text }) => text);
  const [first, second] = left;
  if (right.length === 0 && first && second && left.length === 2 && isBeginning(second.text)) {
    // Spaces were lost: the order still tells the two columns apart.
    return [...half(line, 'local', [first.text]), ...half(line, 'visitante', [second.text])];
  }
  const isIndented = first !== undefined && first.start > TOLERANCE;
  return [
    ...half(line, isIndented ? null : 'local', leftPieces),
    ...half(line, 'visitante', right),
  ];
}

/** The lines, with those that have both teams side by side in two. */
export function splitColumns(lines: readonly ReportLine[]): ReportLine[] {
  let boundary: number | undefined;
  let hasTabs = false;
  let isPaired = false;
  let isFlat = false;
  return lines.flatMap((line) => {
    const heading = FLAT.exec(foldWords(line.text))?.[1] ?? '';
    if (HEADINGS.has(heading) && !/\s{2}|\t/u.test(line.text.trim())) {
      isFlat = true;
      return [...half(line, 'local', [heading]), ...half(line, 'visitante', [heading])];
    }
    if (isFlat && line.text.trim() === '') return [line];
    isFlat &&= !HEADINGS.has(foldWords(line.text));
    if (isFlat && !FURNITURE.test(foldWords(line.text))) return splitFlat(line);
    const found = findBoundary(line);
    if (found !== undefined) {
      boundary = found;
      hasTabs = line.text.includes('\t');
      isPaired = true;
    }
    const folded = foldWords(line.text);
    if (boundary === undefined || folded === '' || FURNITURE.test(folded)) return [line];
    // Below a heading that only one side has, the left margin is no team's.
    if (found === undefined && HEADINGS.has(folded) && /^\S/u.test(line.text)) isPaired = false;
    if (!isPaired && !line.text.startsWith(' '.repeat(boundary - TOLERANCE))) return [line];
    return hasTabs ? splitTabs(line) : splitSpaces(line, boundary);
  });
}
