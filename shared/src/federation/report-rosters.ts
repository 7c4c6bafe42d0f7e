import type { Ask } from './report-answer';
import type { SectionLine } from './report-sections';
import type { ReportTeams } from './report-teams';
import { foldText } from './names';
import { joinLines, type Side, SIDES } from './report-text';
import { type Person, type PlayerLine, readPlayer } from './report-tokens';
import { STAFF } from './report-words';

export interface RosterEntry extends PlayerLine {
  readonly line: number;
  readonly isStarter: boolean;
  /** Words of the name, folded and sorted. */
  readonly words: readonly string[];
}
type Rosters = Readonly<Record<Side, readonly RosterEntry[]>>;

/** Teams and line-ups of a report, and the questions about it: what its events are read with. */
export interface Report extends ReportTeams {
  readonly rosters: Rosters;
  readonly ask: Ask;
}

const sortWords = (name: string) => foldText(name).split(' ').toSorted();

/** Whether a line continues the one above, as copied from a phone: a mark alone, or a name below a number alone. */
const isPart = ({ text }: SectionLine, above: SectionLine | undefined) =>
  /^\s*\(?(?:PT|P|C)\)?\s*$/u.test(text) || /^\s*\d{1,2}\s*$/u.test(above?.text ?? '');

/** Line-ups of both teams, and their lines that cannot be read. */
export function readRosters(lines: readonly SectionLine[]) {
  const rosters: Record<Side, RosterEntry[]> = { local: [], visitante: [] };
  const unread: SectionLine[] = [];
  const isRoster = ({ section: { kind } }: SectionLine) =>
    kind === 'starters' || kind === 'substitutes';
  for (const line of joinLines(lines.filter(isRoster), isPart)) {
    const { section, text, number } = line;
    if (STAFF.test(foldText(text))) continue;
    const side = line.column ?? section.side;
    const player = side ? readPlayer(text) : null;
    // Below a mere team name, only lines with a number are players: it may stand above other things.
    const isLoose = !section.isNamed && !/^\W*\d{1,2}[^\p{L}\d]+\p{L}/u.test(text);
    if (side && player && !isLoose) {
      const isStarter = section.kind === 'starters';
      rosters[side].push({ ...player, line: number, isStarter, words: sortWords(player.name) });
    } else if (!isLoose || (side && rosters[side].length > 0)) unread.push(line);
  }
  return { rosters, unread };
}

/** Entries with the name in full, or the number alone. Without a comma, the words may stand in any order. */
function findExact({ name, number }: Person, roster: readonly RosterEntry[]) {
  const words = sortWords(name).join(' ');
  return roster.filter((entry) =>
    name === '' ? entry.number === number : entry.words.join(' ') === words,
  );
}

/** Entries with all words of a shortened name. One word is enough only with the number. */
function findShortened({ name, number }: Person, roster: readonly RosterEntry[]) {
  const words = sortWords(name);
  return roster.filter(
    (entry) =>
      words.every((word) => entry.words.includes(word)) &&
      (words.length > 1 || (words[0] !== '' && entry.number === number)),
  );
}

/** Entries of a team that a person in an event can be. A number decides between equal names. */
export function findEntries(person: Person, side: Side, rosters: Rosters): readonly RosterEntry[] {
  const isExact = SIDES.some((one) => findExact(person, rosters[one]).length > 0);
  const found = (isExact ? findExact : findShortened)(person, rosters[side]);
  const byNumber = found.filter((entry) => entry.number === person.number);
  return byNumber.length > 0 ? byNumber : found;
}

/** Sides whose line-up has a player who may be meant. */
export const findSides = (person: Person, rosters: Rosters): readonly Side[] =>
  SIDES.filter((side) => findEntries(person, side, rosters).length > 0);
