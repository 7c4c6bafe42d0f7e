import type { Section, SectionLine } from './report-sections';
import { foldWords, type Side, SIDES } from './report-text';
import { type Person, type PlayerLine, readPlayer } from './report-tokens';
import { STAFF } from './report-words';

export interface RosterEntry extends PlayerLine {
  readonly line: number;
  readonly isStarter: boolean;
  /** Words of the name, folded and sorted. */
  readonly words: readonly string[];
}
export type Rosters = Readonly<Record<Side, readonly RosterEntry[]>>;

const sortWords = (name: string) => foldWords(name).split(' ').toSorted();

const isRosterSection = ({ kind }: Section) => kind === 'starters' || kind === 'substitutes';

/** Number-only and mark-only lines, as copied from a phone, joined with the line of their name. */
function joinValues(lines: readonly SectionLine[]): SectionLine[] {
  const joined: SectionLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isSame = last?.section.id === line.section.id && last.column === line.column;
    const isPart = last && isSame && /^\s*\d{1,2}\s*$/u.test(last.text);
    const isMark = /^\s*(?:\(?(?:PT|P|C)\)?)\s*$/u.test(line.text);
    if (last && isSame && (isPart || isMark)) {
      joined.splice(-1, 1, { ...last, text: `${last.text}\t${line.text.trim()}` });
    } else joined.push(line);
  }
  return joined;
}

/** Line-ups of both teams, and the lines of them that cannot be read. */
export function readRosters(lines: readonly SectionLine[]): {
  readonly rosters: Rosters;
  readonly unread: readonly SectionLine[];
} {
  const rosters: Record<Side, RosterEntry[]> = { local: [], visitante: [] };
  const unread: SectionLine[] = [];
  for (const line of joinValues(lines.filter(({ section }) => isRosterSection(section)))) {
    const { section, text, number } = line;
    if (STAFF.test(foldWords(text))) continue;
    const side = line.column ?? section.side;
    const player = side ? readPlayer(text) : null;
    // Without a heading, only lines with a number are players: a team's name may stand above other things.
    const isLoose = !section.isNamed && !/^\W*\d{1,2}[^\p{L}\d]+\p{L}/u.test(text);
    if (side && player && !isLoose) {
      rosters[side].push({
        ...player,
        line: number,
        isStarter: section.kind === 'starters',
        words: sortWords(player.name),
      });
    } else if (!isLoose || (side && rosters[side].length > 0)) unread.push(line);
  }
  return { rosters, unread };
}

const isEqual = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((word, index) => word === b[index]);

/** Entries with the name in full. Without a comma, the words may stand in any order. */
const findExact = ({ name, number }: Person, roster: readonly RosterEntry[]) => {
  const words = sortWords(name);
  return roster.filter((entry) =>
    name === '' ? entry.number === number : isEqual(entry.words, words),
  );
};

/** Entries with all words of a shortened name. One word is enough only with the number. */
const findShortened = ({ name, number }: Person, roster: readonly RosterEntry[]) => {
  const words = sortWords(name);
  return roster.filter(
    (entry) =>
      words.every((word) => entry.words.includes(word)) &&
      (words.length > 1 || (words[0] !== '' && entry.number === number)),
  );
};

/** Entries of a team that a person in an event can be. A number decides between equal names. */
export function findEntries(person: Person, side: Side, rosters: Rosters): readonly RosterEntry[] {
  const isExact = SIDES.some((one) => findExact(person, rosters[one]).length > 0);
  const found = (isExact ? findExact : findShortened)(person, rosters[side]);
  const byNumber = found.filter((entry) => entry.number === person.number);
  return byNumber.length > 0 ? byNumber : found;
}

/** Whether the number of a person in an event is another player's of his team. */
export const isNumberOfAnother = (
  { number }: Person,
  entry: RosterEntry,
  roster: readonly RosterEntry[],
): boolean =>
  number !== null &&
  entry.number !== number &&
  roster.some((one) => one !== entry && one.number === number);

/** Sides with a player who can be meant. */
export const sidesOf = (person: Person, rosters: Rosters): readonly Side[] =>
  SIDES.filter((side) => findEntries(person, side, rosters).length > 0);
