import { distance } from 'fastest-levenshtein';
import type { Jugador } from '../records/jugador';
import { type Fila, perRow } from '../vocabulary';
import type { ReportedJugador } from './report-answer';
import { STARTERS } from './report-sections';
import type { OurEntry, OurReport } from './report-sheet';
import { foldText } from './names';
import { otherSide } from './report-text';
import type { PlayerLine } from './report-tokens';

type SquadField = 'nombre' | 'apellido1' | 'apellido2' | 'dorsal' | 'posicion';
/** An active player of the club. */
export type SquadPlayer = Readonly<Pick<Jugador, '_id' | SquadField | 'nombre_federacion'>>;

/** Usual short forms of first names. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['ma', 'maria'],
  ['fco', 'francisco'],
  ['fdo', 'fernando'],
]);

const words = (text: string) =>
  foldText(text)
    .split(' ')
    .map((word) => SHORT_NAMES.get(word) ?? word)
    .join(' ');

/** All ways to write a player's name. Without a comma, surnames and first name may stand in either order. */
function squadKeys({ nombre, apellido1, apellido2 }: SquadPlayer): readonly string[] {
  const [surnames, first] = [words(`${apellido1} ${apellido2}`), words(nombre)];
  return [`${surnames}, ${first}`, `${surnames} ${first}`, `${first} ${surnames}`];
}

/** Maximum number of wrong letters with which a player is still offered as an answer. */
const TYPOS = 2;

/**
 * Whether a name may mean the player: a few letters differ, one of the two lacks the second surname, or the first name
 * is an initial.
 */
function isSimilar(player: SquadPlayer, name: string): boolean {
  const [surnames = '', first = ''] = name.split(',').map(words);
  const known = words(`${player.apellido1} ${player.apellido2}`);
  const lacksSecond =
    `${surnames} `.startsWith(`${known} `) || `${known} `.startsWith(`${surnames} `);
  const own = words(player.nombre);
  const isFirst = first === own || (first.length === 1 && own.startsWith(first));
  if (lacksSecond && surnames !== '' && known !== '' && isFirst) return true;
  return squadKeys(player).some((key) => distance(foldText(key), foldText(name)) <= TYPOS);
}

/** Players with this name. If the line-up has it once (`isUnique`), a federation's name wins over a player's own. */
function findEqual(name: string, squad: readonly SquadPlayer[], isUnique: boolean) {
  const byFederation = squad.filter(
    ({ nombre_federacion: known = '' }) => known !== '' && foldText(known) === foldText(name),
  );
  if (byFederation.length > 0 && isUnique) return byFederation;
  const parts = name.split(',').map(words);
  const key = parts.length === 2 ? parts.join(', ') : words(name);
  return squad.filter((player) => byFederation.includes(player) || squadKeys(player).includes(key));
}

/**
 * Identifies the players of our line-up. Players with equal names are told apart by their numbers, and by who is found
 * already. Nobody is guessed.
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
  /** Index of the line of each player found. */
  const taken = new Map<string, number>();
  const decide = () => {
    for (const [index, { equal }] of open.entries()) {
      const left = equal.filter(({ _id: id }) => (taken.get(id) ?? index) === index);
      const [only] = left;
      if (only && left.length === 1 && !taken.has(only._id)) taken.set(only._id, index);
    }
  };
  // Each pass can leave only one candidate for another line.
  for (const _line of lines) decide();
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

/** Starters who may be the keeper: the only one with no other position, or all with that position. */
function findKeepers(starters: readonly SquadPlayer[]) {
  const byPosition = starters.filter(({ posicion }) => posicion.por);
  const only = byPosition.filter(({ posicion: { def, mc, del } }) => !def && !mc && !del);
  return only.length === 1 ? only : byPosition;
}

/** Numbers of starters in football with fewer players. */
const SMALL_TEAMS = [5, 7, 8];

/** Whether no starter is missing: there are eleven, or fewer on both sides in another kind of football. */
function isWholeTeam({ rosters, ours }: OurReport): boolean {
  const [own = 0, rival] = [ours, otherSide(ours)].map(
    (side) => rosters[side].filter(({ isStarter }) => isStarter).length,
  );
  return own === STARTERS || (SMALL_TEAMS.includes(own) && own === rival);
}

export type LineUp = Record<Fila, { readonly jugador_id: string }[]>;

export function buildLineUp(report: OurReport, squad: readonly SquadPlayer[]): LineUp {
  const { players, ask } = report;
  const starters = players.filter(({ entry }) => entry.isStarter);
  const find = (some: readonly OurEntry[]) =>
    some.flatMap(({ id }) => squad.find(({ _id }) => _id === id) ?? []);
  // By the report's mark, else by the position.
  const marked = starters.filter(({ entry }) => entry.isKeeper);
  const keepers = marked.length > 0 ? find(marked) : findKeepers(find(starters));
  if (keepers.length > 1 || marked.length > 1) {
    ask('jugador', 'El acta no dice cuál de los titulares fue el portero.');
  }
  if (!isWholeTeam(report)) {
    const text = `El acta da ${String(starters.length)} titulares nuestros: falta o sobra alguno.`;
    ask('jugador', text, players[0]?.entry.line);
  }
  const rows = perRow((): LineUp[Fila] => []);
  for (const player of find(starters)) {
    rows[keepers.includes(player) ? 'portero' : deriveStarterRow(player)].push({
      jugador_id: player._id,
    });
  }
  const bench = find(players.filter(({ entry }) => !entry.isStarter));
  return { ...rows, suplentes: bench.map(({ _id: id }) => ({ jugador_id: id })) };
}

/** Our captain, if the report marks one starter. */
export function findCaptain({ players, ask }: OurReport): string | undefined {
  const [captain, more] = players.filter(({ entry }) => entry.isCaptain);
  if (!captain) return undefined;
  if (!more && captain.entry.isStarter) return captain.isKnown ? captain.id : undefined;
  ask('jugador', 'El acta no deja claro qué titular fue el capitán.', captain.entry.line);
  return undefined;
}
