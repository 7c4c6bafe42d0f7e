import { findEntries, type Rosters, sidesOf } from './report-rosters';
import { isEventSection, type SectionLine } from './report-sections';
import { type ReportTeams, sideNamed } from './report-teams';
import { fold, otherSide, type Side } from './report-text';
import { type EventTokens, hasMinute, type Person, readEvent } from './report-tokens';

/** An event that a report lists. */
export interface ReportEvent extends EventTokens {
  readonly line: SectionLine;
}

const PARTIAL =
  /^\s*(?:\d{1,3}(?:\s*\+\s*\d{1,2})?\s*['’′´]?|\(?\d{1,2}\s*[-–:]\s*\d{1,2}\)?)\s*$/u;

/** Lines with only a minute or a score, as copied from a phone, joined with the line of the name. */
function joinValues(lines: readonly SectionLine[]): SectionLine[] {
  const joined: SectionLine[] = [];
  let isOpen = false;
  for (const line of lines) {
    const last = joined.at(-1);
    const isSame = last?.section.id === line.section.id && last.column === line.column;
    if (last && isOpen && isSame) {
      joined.splice(-1, 1, { ...last, text: `${last.text}\t${line.text.trim()}` });
    } else joined.push(line);
    isOpen = PARTIAL.test(line.text) && (isOpen || hasMinute(line.text) || last === undefined);
  }
  return joined;
}

/** The change of two lines, one with who comes on and one with who goes off, or `null`. */
function joinChange(first: ReportEvent | undefined, second: ReportEvent): ReportEvent | null {
  if (!first || first.line.section.id !== second.line.section.id) return null;
  if (first.line.column !== second.line.column) return null;
  const isHalf = (event: ReportEvent) => (event.entra === null) !== (event.sale === null);
  if (!isHalf(first) || !isHalf(second) || (first.entra === null) === (second.entra === null)) {
    return null;
  }
  const { minute } = second;
  if (minute && first.minute && JSON.stringify(minute) !== JSON.stringify(first.minute))
    return null;
  return {
    ...first,
    minute: first.minute ?? minute,
    entra: first.entra ?? second.entra,
    sale: first.sale ?? second.sale,
    labels: [...first.labels, ...second.labels],
  };
}

export const isChange = ({ entra, sale: goesOff }: EventTokens): boolean =>
  entra !== null || goesOff !== null;

/** Text below the last section, which ends at an empty line: clean words without a minute. */
const isTrailing = ({ isAfterGap, text }: SectionLine) =>
  isAfterGap && !/[^\p{L}\s.,:;()\-–©|/]/u.test(text);

/** All events of a report in the order of its lines, and the lines that cannot be read. */
export function readEvents(
  lines: readonly SectionLine[],
  teams: ReportTeams,
  rosters: Rosters,
): { readonly events: readonly ReportEvent[]; readonly unread: readonly SectionLine[] } {
  const events: ReportEvent[] = [];
  const unread: SectionLine[] = [];
  const ended = new Set<number>();
  const isTeam = (text: string) => sideNamed(text, teams) !== null;
  for (const line of joinValues(lines.filter(({ section }) => isEventSection(section)))) {
    const { section, text } = line;
    const tokens = readEvent(text, section, isTeam);
    const people = tokens ? peopleOf(tokens) : [];
    const isKnown = people.some((person) => sidesOf(person, rosters).length > 0);
    if (!isKnown && (ended.has(section.id) || isTrailing(line))) {
      ended.add(section.id);
      if (/^[^\d]*$/u.test(text)) continue;
    }
    if (!tokens) {
      unread.push(line);
      continue;
    }
    const event = { ...tokens, line };
    const joined = joinChange(events.at(-1), event);
    if (joined) events.splice(-1, 1, joined);
    else events.push(event);
  }
  const isHalf = (event: ReportEvent) => isChange(event) && !(event.entra && event.sale);
  return {
    events: events.filter((event) => !isHalf(event)),
    unread: [...unread, ...events.filter(isHalf).map(({ line }) => line)],
  };
}

export const peopleOf = ({ person, entra, sale: goesOff }: EventTokens): readonly Person[] =>
  [person, entra, goesOff].filter((one) => one !== null);

/** Team whose name is in the event's own line. */
export function labelledSide({ labels }: EventTokens, teams: ReportTeams): Side | null {
  const sides = new Set(labels.map((label) => sideNamed(label, teams)));
  const [side = null] = sides;
  return sides.size === 1 ? side : null;
}

/** Team of an event by its place: the column, or the heading above. */
export const placedSide = ({ line }: ReportEvent): Side | null => line.column ?? line.section.side;

const areIn = (people: readonly Person[], side: Side, rosters: Rosters) =>
  people.every((person) => findEntries(person, side, rosters).length > 0);

/**
 * Sections whose place does not tell the team: one of their cards or changes is of players whom only the other team
 * has.
 */
export function mixedSections(
  events: readonly ReportEvent[],
  teams: ReportTeams,
  rosters: Rosters,
): ReadonlySet<number> {
  return new Set(
    events.flatMap((event) => {
      const side = placedSide(event);
      if (event.isGoal || !side || labelledSide(event, teams)) return [];
      const people = peopleOf(event);
      const isOther =
        people.every((person) => findEntries(person, side, rosters).length === 0) &&
        areIn(people, otherSide(side), rosters);
      return isOther ? [event.line.section.id] : [];
    }),
  );
}

/** Team of a card or change. `null` if the report does not tell, or contradicts itself. */
export function sideOfEvent(
  event: ReportEvent,
  teams: ReportTeams,
  rosters: Rosters,
  mixed: ReadonlySet<number>,
): Side | null {
  const people = peopleOf(event);
  const placed = mixed.has(event.line.section.id) ? null : placedSide(event);
  const given = labelledSide(event, teams) ?? placed;
  const possible = (['local', 'visitante'] as const).filter((side) => areIn(people, side, rosters));
  if (given === null) return possible.length === 1 ? (possible[0] ?? null) : null;
  return possible.length > 0 && !possible.includes(given) ? null : given;
}

/** How a person is named in questions. */
export const sayPerson = ({ number, name }: Person): string =>
  [number === null ? '' : String(number), name].filter(Boolean).join(' ');

export const isSamePerson = (a: Person, b: Person): boolean => fold(a.name) === fold(b.name);
