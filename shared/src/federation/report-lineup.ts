import { type Fila, perRow } from '../vocabulary';
import type { Ask } from './report-answer';
import { STARTERS } from './report-sections';
import type { OurEntry, OurTeam } from './report-sheet-event';
import { rowOf, type SquadPlayer } from './report-squad';
import { otherSide } from './report-text';

/** The keeper: by the report's mark, else by the position. Who has no other position comes before who has. */
function findKeepers(starters: readonly SquadPlayer[], marked: readonly OurEntry[]) {
  if (marked.length > 0) return starters.filter((one) => marked.some(({ id }) => id === one._id));
  const byPosition = starters.filter(({ posicion }) => posicion.por);
  const only = byPosition.filter(({ posicion: { def, mc, del } }) => !def && !mc && !del);
  return only.length === 1 ? only : byPosition;
}

/** Starters of football with fewer players. */
const SMALL_TEAMS = [5, 7, 8];

/** Whether no starter is missing: there are eleven, or fewer on both sides in another kind of football. */
function isWholeTeam({ rosters, ours }: OurTeam): boolean {
  const [own = 0, rival] = [ours, otherSide(ours)].map(
    (side) => rosters[side].filter(({ isStarter }) => isStarter).length,
  );
  return own === STARTERS || (SMALL_TEAMS.includes(own) && own === rival);
}

export type LineUp = Record<Fila, { readonly jugador_id: string }[]>;

/** Our line-up by rows. */
export function buildLineUp(team: OurTeam, squad: readonly SquadPlayer[], ask: Ask): LineUp {
  const { players } = team;
  const starters = players.filter(({ entry }) => entry.isStarter);
  const find = (some: readonly OurEntry[]) =>
    some.flatMap(({ id }) => squad.find(({ _id }) => _id === id) ?? []);
  const marked = starters.filter(({ entry }) => entry.isKeeper);
  const keepers = findKeepers(find(starters), marked);
  if (keepers.length > 1 || marked.length > 1) {
    ask('jugador', 'El acta no dice cuál de los titulares fue el portero.');
  }
  if (!isWholeTeam(team)) {
    const text = `El acta da ${String(starters.length)} titulares nuestros: falta o sobra alguno.`;
    ask('jugador', text, players[0]?.entry.line);
  }
  const row = (player: SquadPlayer): Fila => (keepers.includes(player) ? 'portero' : rowOf(player));
  const substitutes = find(players.filter(({ entry }) => !entry.isStarter));
  return perRow((fila) =>
    (fila === 'suplentes'
      ? substitutes
      : find(starters).filter((player) => row(player) === fila)
    ).map(({ _id: id }) => ({ jugador_id: id })),
  );
}

/** Our captain, if the report marks one starter. */
export function findCaptain({ players }: OurTeam, ask: Ask): string | undefined {
  const [captain, more] = players.filter(({ entry }) => entry.isCaptain);
  if (!captain) return undefined;
  if (more || !captain.entry.isStarter) {
    ask('jugador', 'El acta no deja claro qué titular fue el capitán.', captain.entry.line);
    return undefined;
  }
  return captain.isKnown ? captain.id : undefined;
}
