import { hasMinute } from './report-tokens';
import { foldWords, otherSide, type ReportLine, type Side } from './report-text';
import type { ReportTeams } from './report-teams';
import {
  type CardKind,
  COLUMN_WORDS,
  FURNITURE,
  HEADINGS,
  PART_WORDS,
  type SectionKind,
  SIDE_WORDS,
} from './report-words';

/** What the lines below a heading are. */
export interface Section {
  /** Number of the section in the report. */
  readonly id: number;
  readonly kind: SectionKind | null;
  /** Team of the heading, or of the one above. */
  readonly side: Side | null;
  /** Whether a heading names the section. Otherwise, it follows from a team's name or an empty line. */
  readonly isNamed: boolean;
  readonly card?: CardKind | undefined;
  /** Half that a heading names, from 0. */
  readonly part?: number | undefined;
  /** Whether a heading of columns puts who goes off first. */
  readonly isOffFirst: boolean;
}

export interface SectionLine extends ReportLine {
  readonly section: Section;
  /** Whether it is the first line after an empty one. */
  readonly isAfterGap: boolean;
}

interface Found {
  readonly kind?: SectionKind | undefined;
  readonly card?: CardKind | undefined;
  readonly side?: Side | undefined;
  readonly part?: number;
}

const isSideWord = (word: string): word is keyof typeof SIDE_WORDS =>
  Object.hasOwn(SIDE_WORDS, word);

/** A heading: a section, a team, or both in any order. */
function readHeading(text: string, teams: ReportTeams): Found | null {
  const whole = teams.sideNamed(text);
  if (whole) return { side: whole };
  const part = PART_WORDS.get(foldWords(text));
  if (part !== undefined) return { part };
  const exact = HEADINGS.get(foldWords(text).replace(/^[a-d] /u, ''));
  if (exact) return { ...exact };
  const label = /^(.*?)\s*[:\-–]\s*(.+)$/u.exec(text.trim());
  if (label) {
    const [, before = '', after = ''] = label;
    const side = teams.sideNamed(after) ?? teams.sideNamed(before);
    const rest = foldWords(teams.sideNamed(after) ? before : after);
    if (side && HEADINGS.has(rest)) return { ...HEADINGS.get(rest), side };
    if (side && /^(?:equipo )?(?:local|visitante)$/u.test(rest)) return { side };
  }
  const words = foldWords(text.replace(/\(\d+\)/u, '')).split(' ');
  const sides = words.flatMap((word) => (isSideWord(word) ? [SIDE_WORDS[word]] : []));
  const others = words.filter((word) => !isSideWord(word) && !/^(?:equipo|del)$/u.test(word));
  const heading = HEADINGS.get(others.join(' '));
  const [side, more] = sides;
  if (more !== undefined || (!heading && (others.length > 0 || !side))) return null;
  return { ...heading, side };
}

/** A heading with its content in the same line, `Titulares: 1 X; 2 Y`, as lines. */
function splitInline(line: ReportLine): ReportLine[] {
  const match = /^([^:]{4,40}):\s*(\S.*)$/u.exec(line.text);
  const heading = HEADINGS.get(foldWords(match?.[1] ?? ''));
  if (!match || !heading || heading.kind === 'other') return [line];
  const pieces = (match[2] ?? '').split(/\s*;\s*/u).filter(Boolean);
  return [match[1] ?? '', ...pieces].map((text) => ({ ...line, text }));
}

const EVENT_KINDS: readonly (SectionKind | null)[] = ['changes', 'cards', 'goals', 'events'];

export const isEventSection = ({ kind }: Pick<Section, 'kind'>): boolean =>
  EVENT_KINDS.includes(kind);

const isColumnHeading = (text: string) => {
  const words = foldWords(text).split(' ').filter(Boolean);
  return words.length > 1 && words.every((word) => COLUMN_WORDS.has(word));
};

/** Starters without a heading end at an empty line, if they are one block of at least this many. */
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
  /** Lines of the present section, and whether an empty line was among them. */
  let count = 0;
  let isBlock = true;
  const withStarters = new Set<Side | null>();

  const open = (column: Side | null, change: Partial<Section>) => {
    id += 1;
    const columns = column
      ? ([column, 'page'] as const)
      : (['page', 'local', 'visitante'] as const);
    for (const one of columns) {
      const side = one === 'page' ? sections.page.side : one;
      const given = change.side === undefined ? side : change.side;
      const base = { card: undefined, part: undefined, isOffFirst: false };
      sections[one] = {
        ...sections[one],
        ...base,
        ...change,
        id,
        side: one === 'page' ? (column ? null : given) : one,
      };
    }
    count = 0;
    isBlock = true;
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
    if (heading) {
      const { kind, side, card, part } = heading;
      if (part !== undefined) open(column, { ...section, part });
      else if (kind === undefined) {
        const next = lines.slice(index + 1).find((one) => one.text.trim() !== '');
        const isWithinEvents = isEventSection(section) && next && hasMinute(next.text);
        open(column, {
          side: side ?? null,
          ...(!isWithinEvents && { kind: 'starters', isNamed: false }),
        });
      } else {
        const isCommon = kind === 'goals' || kind === 'events' || kind === 'other';
        // Without a team's name, the first list of starters is the home team's and the second one the other's.
        const isSecond = kind === 'starters' && withStarters.has(section.side ?? 'local');
        const presumed = kind === 'starters' ? (section.side ?? 'local') : section.side;
        const owner = isSecond && presumed ? otherSide(presumed) : presumed;
        open(column, { kind, card, isNamed: true, side: side ?? (isCommon ? null : owner) });
        if (kind === 'starters') withStarters.add(sections[column ?? 'page'].side);
      }
    } else if (FURNITURE.test(foldWords(text))) {
      continue;
    } else {
      if (isColumnHeading(text)) {
        const words = foldWords(text).split(' ');
        const isOffFirst = words.includes('sale') && words.indexOf('sale') < words.indexOf('entra');
        sections[column ?? 'page'] = { ...section, isOffFirst };
      } else {
        count += 1;
        found.push({ ...line, section: sections[column ?? 'page'], isAfterGap });
      }
    }
    isAfterGap = false;
  }
  return found;
}
