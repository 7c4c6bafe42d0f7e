import type { Period } from '../vocabulary';
import type { ReportTeams } from './report-teams';
import { foldText } from './names';
import { otherSide, readCells, type ReportLine, type Side, SIDES } from './report-text';
import { hasMinute, isMinuteAlone, type SectionHints } from './report-tokens';
import {
  COLUMN_WORDS,
  EVENT_SECTIONS,
  PAGE_LINE,
  HEADINGS,
  PART_WORDS,
  type SectionKind,
  SIDE_WORDS,
} from './report-words';

/** Columns may start this many characters before their heading. */
const TOLERANCE = 2;

/** Where the right column starts if a line has the same heading in two columns; else `undefined`. */
function findBoundary({ text }: ReportLine): number | undefined {
  const [left, right, more] = readCells(text);
  const headings = [left, right].map((cell) => foldText(cell?.text ?? ''));
  const isTwice = headings[0] === headings[1] && HEADINGS.has(headings[0] ?? '');
  return isTwice && !more ? right?.start : undefined;
}

/** The same heading twice with one space between: two columns whose gap was lost. */
const REPEATED = /^(\p{L}.*) \1$/u;

/** One line for each column of a line whose right column starts at `start`. Empty ones are left out. */
const splitAt = (line: ReportLine, start: number, left: Side | null): ReportLine[] =>
  [
    { ...line, column: left, text: line.text.slice(0, start).trim() },
    { ...line, column: 'visitante' as const, text: line.text.slice(start).trim() },
  ].filter(({ text }) => text !== '');

/** Splits a line whose gap was lost. Both columns start with a number, or both with a minute. */
function splitFlat(line: ReportLine): ReportLine[] {
  const { text } = line;
  const pattern = /^\d{1,3}\s*['’+]/u.test(text)
    ? /(?<=\S\s)\d{1,3}\s*['’+]/gu
    : /(?<=\S\s)\d{1,2}(?=[\s.)-]+\p{L})/gu;
  const [start, more] = text.matchAll(pattern);
  return start && !more ? splitAt(line, start.index, 'local') : [line];
}

/** Splits a line with tabs into its two halves, unless its number of pieces is odd. */
function splitTabs(line: ReportLine): ReportLine[] {
  const pieces = line.text.split('\t');
  const middle = pieces.length === 1 ? 1 : pieces.length / 2;
  const left = pieces.slice(0, middle).join('\t');
  return Number.isInteger(middle) ? splitAt(line, left.length, 'local') : [line];
}

function splitSpaces(line: ReportLine, boundary: number): ReportLine[] {
  const cells = readCells(line.text);
  const right = cells.find(({ start }) => start >= boundary - TOLERANCE);
  const isIndented = (cells[0]?.start ?? 0) > TOLERANCE;
  return splitAt(line, right?.start ?? line.text.length, isIndented ? null : 'local');
}

/** Splits the lines that have both teams side by side into one line for each. */
export function splitColumns(lines: readonly ReportLine[]): ReportLine[] {
  /** Where the right column starts. */
  let boundary: number | undefined;
  let hasTabs = false;
  /** Whether the last heading stands above both columns. */
  let isPaired = false;
  /** Whether the gap between the columns was lost. */
  let isFlat = false;
  return lines.flatMap((line) => {
    const folded = foldText(line.text);
    const heading = REPEATED.exec(folded)?.[1] ?? '';
    if (HEADINGS.has(heading) && !/\s{2}|\t/u.test(line.text.trim())) {
      isFlat = true;
      return SIDES.map((column) => ({ ...line, column, text: heading }));
    }
    if (isFlat && line.text.trim() === '') return [line];
    isFlat &&= !HEADINGS.has(folded);
    if (isFlat && !PAGE_LINE.test(folded)) return splitFlat(line);
    const found = findBoundary(line);
    if (found !== undefined) {
      boundary = found;
      hasTabs = line.text.includes('\t');
      isPaired = true;
    }
    if (boundary === undefined || folded === '' || PAGE_LINE.test(folded)) return [line];
    // Below a heading of one column, a line at the left margin belongs to no column.
    if (found === undefined && HEADINGS.has(folded) && /^\S/u.test(line.text)) isPaired = false;
    if (!isPaired && !line.text.startsWith(' '.repeat(boundary - TOLERANCE))) return [line];
    return hasTabs ? splitTabs(line) : splitSpaces(line, boundary);
  });
}

/** The lines below a heading, and what it says about them. */
export interface Section extends SectionHints {
  /** Number of the section in the report. */
  readonly id: number;
  readonly kind: SectionKind | null;
  /** Team of the heading, or of the one above. */
  readonly side: Side | null;
  /** Whether a heading begins the section. Otherwise a team's name or an empty line does. */
  readonly isNamed: boolean;
  /** Parts of the match that a heading names. */
  readonly parts?: readonly Period[] | undefined;
}

export interface SectionLine extends ReportLine {
  readonly section: Section;
  /** Whether it is the first line after an empty one. */
  readonly isAfterGap: boolean;
}

/** Joins each line that `isPart` of the one above with it. `above` is missing if its section or column is another. */
export function joinLines(
  lines: readonly SectionLine[],
  isPart: (line: SectionLine, above: SectionLine | undefined) => boolean,
): SectionLine[] {
  const joined: SectionLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isSame = last?.section.id === line.section.id && last.column === line.column;
    const above = isSame ? last : undefined;
    if (isPart(line, above) && above) {
      joined.splice(-1, 1, { ...above, text: `${above.text}\t${line.text.trim()}` });
    } else joined.push(line);
  }
  return joined;
}

/** A heading may name a kind of section, a team, a part of the match or several of these. */
type FoundHeading = Partial<Pick<Section, 'facts' | 'role' | 'parts'>> & {
  readonly kind?: SectionKind;
  readonly side?: Side;
};

function readHeading(text: string, teams: ReportTeams): FoundHeading | null {
  const readSide = (name: string) => teams.sideNamed(name) ?? SIDE_WORDS.get(foldText(name));
  const whole = readSide(text);
  if (whole) return { side: whole };
  const periods = PART_WORDS.get(foldText(text));
  if (periods) return { parts: periods };
  // Pages number their sections: "A. TITULARES".
  const kindAlone = HEADINGS.get(foldText(text).replace(/^[a-d] /u, ''));
  if (kindAlone) return kindAlone;
  const words = text
    .replace(/\(\d+\)/u, '')
    .trim()
    .split(/\s+/u);
  if (words.length > 12) return null;
  for (let index = 1; index < words.length; index += 1) {
    const halves = [words.slice(0, index), words.slice(index)].map((half) =>
      half.join(' ').replace(/^[-\s:]+|[-\s:]+$/gu, ''),
    );
    for (const [name = '', other = ''] of [halves, halves.toReversed()]) {
      const side = readSide(name);
      const heading = HEADINGS.get(foldText(other));
      if (side && (heading || SIDE_WORDS.has(foldText(other)))) return { ...heading, side };
    }
  }
  return null;
}

/** Several minutes of one player: `CANO, IVAN (34', 88')`. */
const MINUTES = /\(?(\d{1,3}\s*['’′´](?:\s*(?:,|y)\s*\d{1,3}\s*['’′´])+)\)?/u;

/** One line for each item behind a heading, `Titulares: 1 X; 2 Y`, and for each minute of an event with several. */
function splitInline(line: ReportLine): ReportLine[] {
  const match = /^([^:]{4,40}):\s*(\S.*)$/u.exec(line.text);
  const heading = HEADINGS.get(foldText(match?.[1] ?? ''));
  const [, title = '', content = ''] = match ?? [];
  const isInline = heading && heading.kind !== 'other';
  const pieces = isInline ? [title, ...content.split(/\s*;\s*/u).filter(Boolean)] : [line.text];
  return pieces.flatMap((text) => {
    const [whole = '', list] = MINUTES.exec(text) ?? [];
    const byMinute = list?.match(/\d+/gu)?.map((minute) => text.replace(whole, `(${minute}')`));
    return (byMinute ?? [text]).map((one) => ({ ...line, text: one }));
  });
}

export const isEventSection = ({ kind }: Section): boolean =>
  EVENT_SECTIONS.some((one) => one === kind);

const isColumnHeading = (text: string) => {
  const words = foldText(text).split(' ');
  return words.length > 1 && words.every((word) => COLUMN_WORDS.has(word));
};

/** Number of lines below a team's name from which an empty line ends the starters. */
const SMALLEST_TEAM = 7;
export const STARTERS = 11;

/** All lines with content, each with its section. Headings and other lines of the page are left out. */
export function readSections(page: readonly ReportLine[], teams: ReportTeams): SectionLine[] {
  const lines = page.flatMap(splitInline);
  const found: SectionLine[] = [];
  let id = 0;
  const empty: Section = { id, kind: null, side: null, isNamed: false, isOffFirst: false };
  const sections: Record<Side | 'page', Section> = { page: empty, local: empty, visitante: empty };
  let isAfterGap = false;
  /** Number of lines in the current section, and whether an empty one was among them. */
  let count = 0;
  let hasGap = false;
  /** Whether each event of the section fills several lines. Then a team's name is one of them, and no heading. */
  let isOneValuePerLine = false;
  const withStarters = new Set<Side | null>();

  const openSection = (column: Side | null, change: Partial<Section>) => {
    id += 1;
    // A heading in a column also ends the section of lines outside the columns.
    for (const one of column ? ([column, 'page'] as const) : (['page', ...SIDES] as const)) {
      const { kind, side, isNamed } = sections[one];
      const owner = one === 'page' ? column && { side: null } : { side: one };
      sections[one] = { kind, side, isNamed, isOffFirst: false, ...change, ...owner, id };
    }
    count = 0;
    hasGap = false;
    isOneValuePerLine = false;
  };

  /** The team of a section whose heading names none. `above` is the section above. */
  const presumeSide = (kind: SectionKind, above: Section): Side | null => {
    if (kind === 'goals' || kind === 'events' || kind === 'other') return null;
    if (kind === 'substitutes') return above.side ?? [...withStarters].at(-1) ?? null;
    if (kind !== 'starters') return above.side;
    // The first list of starters is the home team's and the second one the other's.
    const side = above.side ?? 'local';
    return withStarters.has(side) ? otherSide(side) : side;
  };

  for (const [index, line] of lines.entries()) {
    const { text, column } = line;
    if (text.trim() === '') {
      const { page: section } = sections;
      const isFull = count === STARTERS || (!section.isNamed && count >= SMALLEST_TEAM);
      if (section.kind === 'starters' && !hasGap && isFull) {
        openSection(null, { kind: 'substitutes' });
      } else if (count > 0) hasGap = true;
      isAfterGap = true;
      continue;
    }
    const section = sections[column ?? 'page'];
    const heading = readHeading(text, teams);
    if (heading && !(isOneValuePerLine && heading.side && heading.kind === undefined)) {
      const { kind, side, facts, role, parts } = heading;
      if (parts) openSection(column, { ...section, parts });
      else if (kind === undefined) {
        const next = lines.slice(index + 1).find((one) => one.text.trim() !== '');
        const isWithinEvents = isEventSection(section) && next && hasMinute(next.text);
        openSection(column, {
          side: side ?? null,
          ...(!isWithinEvents && { kind: 'starters', isNamed: false }),
        });
      } else {
        const owner = side ?? presumeSide(kind, section);
        openSection(column, { kind, facts, role, isNamed: true, side: owner });
        if (kind === 'starters') withStarters.add(sections[column ?? 'page'].side);
      }
    } else if (PAGE_LINE.test(foldText(text))) {
      continue;
    } else if (isColumnHeading(text)) {
      const words = foldText(text).split(' ');
      const isOffFirst = words.includes('sale') && words.indexOf('sale') < words.indexOf('entra');
      sections[column ?? 'page'] = { ...section, isOffFirst };
    } else {
      if (count === 0) {
        isOneValuePerLine = section.isNamed && isEventSection(section) && isMinuteAlone(text);
      }
      count += 1;
      found.push({ ...line, section, isAfterGap });
    }
    isAfterGap = false;
  }
  return found;
}
