import { distance } from 'fastest-levenshtein';
import type { Jugador } from '../records/jugador';
import type { AlineacionInput } from '../schemas/acta';
import { type Fila, perRow } from '../vocabulary';
import { foldText } from './names';
import type { Ask, ReportedJugador } from './report-answer';
import { joinLines, type SectionLine, STARTERS } from './report-sections';
import type { ReportTeams } from './report-teams';
import { otherSide, type Side, SIDES } from './report-text';
import { type Person, type PlayerLine, readPlayer } from './report-tokens';
import { STAFF } from './report-words';

/** A player of a team's line-up. */
export interface RosterEntry extends PlayerLine {
  /** Line of the pasted text, from 1. */
  readonly line: number;
  readonly isStarter: boolean;
  /** Words of the name, folded and sorted. */
  readonly words: readonly string[];
  /** Id of our player. For one who is not identified, a question mark and a number that is unique in his team. */
  readonly id: string;
}
export const isUnknown = (id: string | undefined): boolean => id?.startsWith('?') === true;
type Rosters = Readonly<Record<Side, readonly RosterEntry[]>>;

/** What the events of a report are read with: teams, line-ups, length of a half, and where questions go. */
export interface Report extends ReportTeams {
  readonly rosters: Rosters;
  readonly halfMinutes: number;
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
    // Below a team's name without "Titulares", other lines than players may stand. Players there need a number.
    const isDoubtful = !section.isNamed && !/^\W*\d{1,2}[^\p{L}\d]+\p{L}/u.test(text);
    if (side && player && !isDoubtful) {
      rosters[side].push({
        ...player,
        line: number,
        isStarter: section.kind === 'starters',
        words: sortWords(player.name),
        id: `?${String(rosters[side].length)}`,
      });
    } else if (!isDoubtful || (side && rosters[side].length > 0)) unread.push(line);
  }
  return { rosters, unread };
}

/** Entries with all words of a full name, in any order; if there is no name, those with the number. */
function findExact({ name, number }: Person, roster: readonly RosterEntry[]) {
  const words = sortWords(name).join(' ');
  return roster.filter((entry) =>
    name === '' ? entry.number === number : entry.words.join(' ') === words,
  );
}

/** Entries whose name has all words of a shortened one. One word alone must come with the number. */
function findShortened({ name, number }: Person, roster: readonly RosterEntry[]) {
  const words = sortWords(name);
  return roster.filter(
    (entry) =>
      words.every((word) => entry.words.includes(word)) &&
      (words.length > 1 || (words[0] !== '' && entry.number === number)),
  );
}

/** Entries of a team that a person in an event can be. The number decides between several. */
export function findEntries(person: Person, side: Side, rosters: Rosters): readonly RosterEntry[] {
  const isExact = SIDES.some((one) => findExact(person, rosters[one]).length > 0);
  const found = (isExact ? findExact : findShortened)(person, rosters[side]);
  const byNumber = found.filter((entry) => entry.number === person.number);
  return byNumber.length > 0 ? byNumber : found;
}

/** Sides whose line-up has a player who may be meant. */
export const findSides = (person: Person, rosters: Rosters): readonly Side[] =>
  SIDES.filter((side) => findEntries(person, side, rosters).length > 0);

type SquadField = 'nombre' | 'apellido1' | 'apellido2' | 'dorsal' | 'posicion';
/** An active player of the club. */
export type SquadPlayer = Readonly<Pick<Jugador, '_id' | SquadField | 'nombre_federacion'>>;

/** Usual short forms of first names. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['ma', 'maria'],
  ['fco', 'francisco'],
  ['fdo', 'fernando'],
]);

/** Words without case and accents, short forms written out. */
const spellOut = (text: string) =>
  foldText(text)
    .split(' ')
    .map((word) => SHORT_NAMES.get(word) ?? word)
    .join(' ');

/** All ways to write a player's full name. Without a comma, surnames or first name may come first. */
function squadKeys({ nombre, apellido1, apellido2 }: SquadPlayer): readonly string[] {
  const [surnames, first] = [spellOut(`${apellido1} ${apellido2}`), spellOut(nombre)];
  return [`${surnames}, ${first}`, `${surnames} ${first}`, `${first} ${surnames}`];
}

/** Number of wrong letters up to which a player is offered as an answer to the question who is meant. */
const TYPOS = 2;

/**
 * Whether a name may mean the player: a few letters differ, one of the two lacks the second surname, or the first name
 * is an initial.
 */
function isSimilar(player: SquadPlayer, name: string): boolean {
  const [surnames = '', first = ''] = name.split(',').map(spellOut);
  const known = spellOut(`${player.apellido1} ${player.apellido2}`);
  const lacksSecond =
    `${surnames} `.startsWith(`${known} `) || `${known} `.startsWith(`${surnames} `);
  const own = spellOut(player.nombre);
  const isFirst = first === own || (first.length === 1 && own.startsWith(first));
  if (lacksSecond && surnames !== '' && known !== '' && isFirst) return true;
  return squadKeys(player).some((key) => distance(foldText(key), foldText(name)) <= TYPOS);
}

/** Players with this name. If one line of the line-up has it (`isUnique`), `nombre_federacion` wins over other names. */
function findEqual(name: string, squad: readonly SquadPlayer[], isUnique: boolean) {
  const byFederation = squad.filter(
    ({ nombre_federacion: known = '' }) => known !== '' && foldText(known) === foldText(name),
  );
  if (byFederation.length > 0 && isUnique) return byFederation;
  const parts = name.split(',').map(spellOut);
  const key = parts.length === 2 ? parts.join(', ') : spellOut(name);
  return squad.filter((player) => byFederation.includes(player) || squadKeys(player).includes(key));
}

/**
 * Identifies the players of our line-up. Of several with the same name, the number decides, or that the others are already
 * found in other lines. Nobody is guessed.
 */
export function nameJugadores(
  lines: readonly PlayerLine[],
  squad: readonly SquadPlayer[],
): ReportedJugador[] {
  const isNamesake = (a: PlayerLine, b: PlayerLine) => foldText(a.name) === foldText(b.name);
  const open = lines.map((line) => {
    const isUnique = lines.filter((other) => isNamesake(other, line)).length === 1;
    const equal = findEqual(line.name, squad, isUnique);
    const byNumber = equal.filter(({ dorsal }) => dorsal === line.number);
    return { line, equal: byNumber.length === 1 ? byNumber : equal };
  });
  /** By id of each player found: the index of his line. */
  const taken = new Map<string, number>();
  const takeOnlyCandidates = () => {
    for (const [index, { equal }] of open.entries()) {
      const left = equal.filter(({ _id: id }) => (taken.get(id) ?? index) === index);
      const [only] = left;
      if (only && left.length === 1 && !taken.has(only._id)) taken.set(only._id, index);
    }
  };
  // Whoever is found in one pass may leave a single candidate for another line.
  for (const _line of lines) takeOnlyCandidates();
  return open.map(({ line, equal }, index) => {
    const player = equal.find(({ _id: id }) => taken.get(id) === index);
    const free = squad.filter(({ _id: id }) => !taken.has(id));
    const candidates = equal.length > 0 ? equal : free.filter((one) => isSimilar(one, line.name));
    return {
      nombre_acta: line.name,
      dorsal: line.number,
      jugador_id: player?._id ?? null,
      candidatos: player ? [] : candidates.map(({ _id: id }) => id),
    };
  });
}

/** The row of a starter who is not the keeper. */
function deriveStarterRow({ posicion }: SquadPlayer): Fila {
  if (posicion.def) return 'defensas';
  return posicion.mc || !posicion.del ? 'mediocentros' : 'delanteros';
}

/** Starters who may be the keeper: those with that position, or the only one of them who has no other. */
function findKeepers(starters: readonly SquadPlayer[]) {
  const byPosition = starters.filter(({ posicion }) => posicion.por);
  const only = byPosition.filter(({ posicion: { def, mc, del } }) => !def && !mc && !del);
  return only.length === 1 ? only : byPosition;
}

/** Numbers of starters in football for fewer than eleven. */
const SMALL_TEAMS = [5, 7, 8];

/** Whether no starter is missing: we have eleven, or both teams have the same smaller number. */
function isWholeTeam({ rosters, ours }: Report): boolean {
  const [own = 0, rival] = [ours, otherSide(ours)].map(
    (side) => rosters[side].filter(({ isStarter }) => isStarter).length,
  );
  return own === STARTERS || (SMALL_TEAMS.includes(own) && own === rival);
}

/** Our line-up. Asks about a missing starter and about the keeper. */
export function buildLineUp(report: Report, squad: readonly SquadPlayer[]): AlineacionInput {
  const { rosters, ours, ask } = report;
  const starters = rosters[ours].filter(({ isStarter }) => isStarter);
  const findInSquad = (entries: readonly RosterEntry[]) =>
    entries.flatMap(({ id }) => squad.find(({ _id }) => _id === id) ?? []);
  // The report marks the keeper; failing that, his position tells.
  const marked = starters.filter(({ isKeeper }) => isKeeper);
  const keepers = marked.length > 0 ? findInSquad(marked) : findKeepers(findInSquad(starters));
  if (keepers.length > 1 || marked.length > 1) {
    ask('jugador', 'El acta no dice cuál de los titulares fue el portero.');
  }
  if (!isWholeTeam(report)) {
    const text = `El acta da ${String(starters.length)} titulares nuestros: falta o sobra alguno.`;
    ask('jugador', text, rosters[ours][0]?.line);
  }
  const rows = perRow((): AlineacionInput[Fila] => []);
  for (const player of findInSquad(starters)) {
    rows[keepers.includes(player) ? 'portero' : deriveStarterRow(player)].push({
      jugador_id: player._id,
    });
  }
  const bench = findInSquad(rosters[ours].filter(({ isStarter }) => !isStarter));
  return { ...rows, suplentes: bench.map(({ _id: id }) => ({ jugador_id: id })) };
}

/** Our captain, if the report marks one starter. */
export function findCaptain({ rosters, ours, ask }: Report): string | undefined {
  const [captain, more] = rosters[ours].filter(({ isCaptain }) => isCaptain);
  if (!captain) return undefined;
  if (!more && captain.isStarter) return isUnknown(captain.id) ? undefined : captain.id;
  ask('jugador', 'El acta no deja claro qué titular fue el capitán.', captain.line);
  return undefined;
}
