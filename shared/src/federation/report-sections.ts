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

/** Where the right column starts, if a line is the same heading twice. */
function findBoundary({ text }: ReportLine): number | undefined {
  const [left, right, more] = readCells(text);
  const headings = [left, right].map((cell) => foldText(cell?.text ?? ''));
  const isTwice = headings[0] === headings[1] && HEADINGS.has(headings[0] ?? '');
  return isTwice && !more ? right?.start : undefined;
}

/** A heading twice with one space between: two columns that lost their gap. */
const REPEATED = /^(\p{L}.*) \1$/u;

/** A line whose right column starts at `start` as one line for each column, without an empty one. */
const splitAt = (line: ReportLine, start: number, left: Side | null): ReportLine[] =>
  [
    { ...line, column: left, text: line.text.slice(0, start).trim() },
    { ...line, column: 'visitante' as const, text: line.text.slice(start).trim() },
  ].filter(({ text }) => text !== '');

/** Splits a line whose columns lost their gap: the second one starts with a number or a minute again. */
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
  let boundary: number | undefined;
  let hasTabs = false;
  /** Whether the last heading stands above both columns. */
  let isPaired = false;
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
    // Below a heading that only one side has, the left margin is no team's.
    if (found === undefined && HEADINGS.has(folded) && /^\S/u.test(line.text)) isPaired = false;
    if (!isPaired && !line.text.startsWith(' '.repeat(boundary - TOLERANCE))) return [line];
    return hasTabs ? splitTabs(line) : splitSpaces(line, boundary);
  });
}

/** A heading and what it says about the lines below. */
export interface Section extends SectionHints {
  /** Number of the section in the report. */
  readonly id: number;
  readonly kind: SectionKind | null;
  /** Team of the heading, or of the one above. */
  readonly side: Side | null;
  /** Whether a heading names the section. Otherwise, it follows from a team's name or an empty line. */
  readonly isNamed: boolean;
  /** Parts of the match that a heading names. */
  readonly parts?: readonly Period[] | undefined;
}

export interface SectionLine extends ReportLine {
  readonly section: Section;
  /** Whether it is the first line after an empty one. */
  readonly isAfterGap: boolean;
}

type Found = Partial<Pick<Section, 'facts' | 'role' | 'parts'>> & {
  readonly kind?: SectionKind;
  readonly side?: Side;
};

/** A heading: a section, a team, or both in any order. */
function readHeading(text: string, teams: ReportTeams): Found | null {
  const readSide = (name: string) => teams.sideNamed(name) ?? SIDE_WORDS.get(foldText(name));
  const whole = readSide(text);
  if (whole) return { side: whole };
  const periods = PART_WORDS.get(foldText(text));
  if (periods) return { parts: periods };
  const exact = HEADINGS.get(foldText(text).replace(/^[a-d] /u, ''));
  if (exact) return exact;
  const words = text
    .replace(/\(\d+\)/u, '')
    .trim()
    .split(/\s+/u);
  if (words.length > 12) return null;
  for (let index = 1; index < words.length; index += 1) {
    const parts = [words.slice(0, index), words.slice(index)].map((half) =>
      half.join(' ').replace(/^[-\s:]+|[-\s:]+$/gu, ''),
    );
    for (const [name = '', other = ''] of [parts, parts.toReversed()]) {
      const side = readSide(name);
      const heading = HEADINGS.get(foldText(other));
      if (side && (heading || SIDE_WORDS.has(foldText(other)))) return { ...heading, side };
    }
  }
  return null;
}

/** Several minutes of one player: `CANO, IVAN (34', 88')`. */
const MINUTES = /\(?(\d{1,3}\s*['’′´](?:\s*(?:,|y)\s*\d{1,3}\s*['’′´])+)\)?/u;

/** Splits a heading with content, `Titulares: 1 X; 2 Y`, and an event with several minutes, into lines. */
function splitInline(line: ReportLine): ReportLine[] {
  const match = /^([^:]{4,40}):\s*(\S.*)$/u.exec(line.text);
  const heading = HEADINGS.get(foldText(match?.[1] ?? ''));
  const [, title = '', content = ''] = match ?? [];
  const isInline = heading && heading.kind !== 'other';
  const pieces = isInline ? [title, ...content.split(/\s*;\s*/u).filter(Boolean)] : [line.text];
  return pieces.flatMap((text) => {
    const [whole = '', list] = MINUTES.exec(text) ?? [];
    const all = list?.match(/\d+/gu)?.map((minute) => text.replace(whole, `(${minute}')`));
    return (all ?? [text]).map((one) => ({ ...line, text: one }));
  });
}

const EVENT_KINDS: ReadonlySet<SectionKind | null> = new Set(EVENT_SECTIONS);
export const isEventSection = ({ kind }: Section): boolean => EVENT_KINDS.has(kind);

const isColumnHeading = (text: string) => {
  const words = foldText(text).split(' ');
  return words.length > 1 && words.every((word) => COLUMN_WORDS.has(word));
};

/** An empty line ends the starters of an unnamed section if at least this many are above it without a gap. */
const SMALLEST_TEAM = 7;
export const STARTERS = 11;

/** All lines with content, each with its section. */
export function readSections(page: readonly ReportLine[], teams: ReportTeams): SectionLine[] {
  const lines = page.flatMap(splitInline);
  const found: SectionLine[] = [];
  let id = 0;
  const empty: Section = { id, kind: null, side: null, isNamed: false, isOffFirst: false };
  const sections: Record<Side | 'page', Section> = { page: empty, local: empty, visitante: empty };
  let isAfterGap = false;
  /** Number of lines in the current section, and whether no empty line was among them. */
  let count = 0;
  let isBlock = true;
  /** Whether the section has one value per line: then a team's name belongs to the event above. */
  let hasTeamsBehind = false;
  const withStarters = new Set<Side | null>();

  const open = (column: Side | null, change: Partial<Section>) => {
    id += 1;
    for (const one of column ? ([column, 'page'] as const) : (['page', ...SIDES] as const)) {
      const { kind, side, isNamed } = sections[one];
      const owner = one === 'page' ? column && { side: null } : { side: one };
      sections[one] = { kind, side, isNamed, isOffFirst: false, ...change, ...owner, id };
    }
    count = 0;
    isBlock = true;
    hasTeamsBehind = false;
  };

  for (const [index, line] of lines.entries()) {
    const { text, column } = line;
    if (text.trim() === '') {
      const { page: section } = sections;
      const isFull = count === STARTERS || (!section.isNamed && count >= SMALLEST_TEAM);
      if (section.kind === 'starters' && isBlock && isFull) open(null, { kind: 'substitutes' });
      else if (count > 0) isBlock = false;
      isAfterGap = true;
      continue;
    }
    const section = sections[column ?? 'page'];
    const heading = readHeading(text, teams);
    if (heading && !(hasTeamsBehind && heading.side && heading.kind === undefined)) {
      const { kind, side, facts, role, parts } = heading;
      if (parts) open(column, { ...section, parts });
      else if (kind === undefined) {
        const next = lines.slice(index + 1).find((one) => one.text.trim() !== '');
        const isWithinEvents = isEventSection(section) && next && hasMinute(next.text);
        open(column, {
          side: side ?? null,
          ...(!isWithinEvents && { kind: 'starters', isNamed: false }),
        });
      } else {
        // Without a team's name, the first list of starters is the home team's and the second one the other's.
        const isRoster = kind === 'starters' || kind === 'substitutes';
        const team = kind === 'starters' ? 'local' : [...withStarters].at(-1);
        const presumed = section.side ?? (isRoster ? (team ?? null) : null);
        const isSecond = kind === 'starters' && withStarters.has(section.side ?? 'local');
        const owner = isSecond && presumed ? otherSide(presumed) : presumed;
        const isCommon = kind === 'goals' || kind === 'events' || kind === 'other';
        open(column, { kind, facts, role, isNamed: true, side: side ?? (isCommon ? null : owner) });
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
        hasTeamsBehind = section.isNamed && isEventSection(section) && isMinuteAlone(text);
      }
      count += 1;
      found.push({ ...line, section, isAfterGap });
    }
    isAfterGap = false;
  }
  return found;
}
