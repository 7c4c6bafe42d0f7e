import { type Fila, perRow } from '../vocabulary';
import { ask, type ReportQuestion } from './report-answer';
import type { Rosters } from './report-rosters';
import { STARTERS } from './report-sections';
import type { OurEntry, OurTeam } from './report-sheet';
import { rowOf, type SquadPlayer } from './report-squad';
import { otherSide, type Side } from './report-text';

export interface LineUp {
  readonly alineacion: Record<Fila, { readonly jugador_id: string }[]>;
  readonly capitan: string | undefined;
  readonly questions: readonly ReportQuestion[];
}

/** The keeper: by the report's mark, else by the position. Another starter's only position decides between two. */
function findKeepers(starters: readonly SquadPlayer[], marked: ReadonlySet<string>) {
  const byMark = starters.filter(({ _id: id }) => marked.has(id));
  if (marked.size > 0) return byMark;
  const byPosition = starters.filter(({ posicion }) => posicion.por);
  const only = byPosition.filter(({ posicion: { def, mc, del } }) => !def && !mc && !del);
  return only.length === 1 ? only : byPosition;
}

/** Starters of football with fewer players. */
const SMALL_TEAMS = [5, 7, 8];

/** Whether no starter is missing: there are eleven, or fewer on both sides in another kind of football. */
function isWholeTeam(rosters: Rosters, ours: Side): boolean {
  const [own = 0, rival] = [ours, otherSide(ours)].map(
    (side) => rosters[side].filter(({ isStarter }) => isStarter).length,
  );
  return own === STARTERS || (SMALL_TEAMS.includes(own) && own === rival);
}

/** Our line-up by rows. */
export function buildLineUp(
  { players: team, rosters, ours }: OurTeam,
  squad: readonly SquadPlayer[],
): LineUp {
  const questions: ReportQuestion[] = [];
  const find = ({ id }: OurEntry) => squad.find(({ _id }) => _id === id) ?? [];
  const starters = team.filter(({ entry }) => entry.isStarter);
  const marked = starters.filter(({ entry }) => entry.isKeeper);
  const keepers = findKeepers(
    starters.flatMap(find),
    new Set(marked.map(({ id, entry }) => id ?? entry.name)),
  );
  if (keepers.length > 1 || marked.length > 1) {
    questions.push(ask('jugador', 'El acta no dice cuál de los titulares fue el portero.'));
  }
  if (!isWholeTeam(rosters, ours)) {
    const text = `El acta da ${String(starters.length)} titulares nuestros: falta o sobra alguno.`;
    questions.push(ask('jugador', text, team[0]?.entry.line));
  }
  const captains = team.filter(({ entry }) => entry.isCaptain);
  const [captain] = captains;
  if (captains.length > 1 || (captain && !captain.entry.isStarter)) {
    const text = 'El acta no deja claro qué titular fue el capitán.';
    questions.push(ask('jugador', text, captains.at(-1)?.entry.line));
  }
  const row = (player: SquadPlayer): Fila => (keepers.includes(player) ? 'portero' : rowOf(player));
  const substitutes = team.filter(({ entry }) => !entry.isStarter);
  const refs = (players: readonly SquadPlayer[]) =>
    players.map(({ _id: id }) => ({ jugador_id: id }));
  return {
    alineacion: perRow((fila) =>
      fila === 'suplentes'
        ? refs(substitutes.flatMap(find))
        : refs(starters.flatMap(find).filter((player) => row(player) === fila)),
    ),
    capitan:
      captains.length === 1 && captain?.entry.isStarter ? (captain.id ?? undefined) : undefined,
    questions,
  };
}
