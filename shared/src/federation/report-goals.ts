import { labelledSide, placedSide, type ReportEvent, sayNobody, sayPerson } from './report-events';
import type { Ask } from './report-answer';
import { type Rosters, sidesOf } from './report-rosters';
import type { ReportTeams, Score } from './report-teams';
import { otherSide, type Side } from './report-text';

/** A goal and the team that it counts for. */
export interface ReportGoal {
  readonly event: ReportEvent;
  readonly side: Side | null;
}

const LAST = Number.MAX_SAFE_INTEGER;
const total = ({ running }: ReportEvent) => (running ? running[0] + running[1] : 0);

/** In playing order. In the same minute, the score decides. */
const compareGoals = (a: ReportEvent, b: ReportEvent) =>
  (a.minute?.minuto ?? LAST) - (b.minute?.minuto ?? LAST) ||
  (a.minute?.anadido ?? 0) - (b.minute?.anadido ?? 0) ||
  total(a) - total(b);

export const sayScore = ({ local, visitante }: Score) => `${String(local)}-${String(visitante)}`;

/** The team that scored between two scores, if only one did. */
function scorerBetween(before: Score, after: Score): Side | null {
  const home = after.local - before.local;
  const away = after.visitante - before.visitante;
  if (home > 0 && away <= 0) return 'local';
  return away > 0 && home <= 0 ? 'visitante' : null;
}

/** Team that a goal counts for by whose player scored it. */
function sideByScorer({ person, isOwnGoal }: ReportEvent, rosters: Rosters): Side | null {
  const sides = person ? sidesOf(person, rosters) : [];
  const [side] = sides;
  if (!side || sides.length > 1) return null;
  return isOwnGoal ? otherSide(side) : side;
}

/** Team that a goal counts for by where it stands. An own goal may stand on either side. */
const sideByPlace = (event: ReportEvent, teams: ReportTeams): Side | null =>
  event.isOwnGoal ? null : (labelledSide(event, teams) ?? placedSide(event));

/** The goals in playing order with their teams. Asks about what does not agree with the scores. */
export function readGoals(
  events: readonly ReportEvent[],
  teams: ReportTeams,
  rosters: Rosters,
  ask: Ask,
): ReportGoal[] {
  const goals: ReportGoal[] = [];
  let score: Score = { local: 0, visitante: 0 };
  for (const event of events.filter(({ isGoal }) => isGoal).toSorted(compareGoals)) {
    const { running, line, person } = event;
    const after = running && { local: running[0], visitante: running[1] };
    const byScore = after && scorerBetween(score, after);
    const byScorer = sideByScorer(event, rosters);
    const byPlace = sideByPlace(event, teams);
    const isProven = byScore !== null && byScore === byScorer;
    const sides = new Set([byScore, byScorer, isProven ? null : byPlace].filter(Boolean));
    const side = byScore ?? byScorer ?? byPlace;
    const next: Score = side ? { ...score, [side]: score[side] + 1 } : score;
    const name = person ? ` de «${sayPerson(person)}»` : '';
    const problem =
      after && sayScore(after) !== sayScore(next)
        ? `Tras el ${sayScore(score)}, el gol${name} pone ${sayScore(after)}: falta un gol o el marcador está mal.`
        : sides.size > 1
          ? `El acta se contradice en el gol${name}: no se sabe de qué equipo es.`
          : !side
            ? `El acta no dice de qué equipo es el gol${name}.`
            : undefined;
    if (problem !== undefined) ask('marcador', problem, line.number);
    if (person && sidesOf(person, rosters).length === 0) {
      ask('jugador', sayNobody(person), line.number);
    }
    score = after ?? next;
    goals.push({ event, side });
  }
  return goals;
}

/** The report's final score. Asks if it is missing or does not agree with the goals. */
export function readScore(goals: readonly ReportGoal[], told: readonly Score[], ask: Ask): Score {
  const count = (side: Side) => goals.filter((goal) => goal.side === side).length;
  const counted: Score = { local: count('local'), visitante: count('visitante') };
  const [final] = told;
  const different = [...new Set(told.map(sayScore))];
  if (different.length > 1) {
    ask('marcador', `El acta da varios resultados: ${different.join(', ')}.`);
  }
  if (!final && (goals.length === 0 || goals.some(({ event }) => !event.running))) {
    ask('marcador', 'El acta no dice el resultado final.');
  }
  if (final && sayScore(final) !== sayScore(counted)) {
    ask('marcador', `El acta dice ${sayScore(final)} y sus goles suman ${sayScore(counted)}.`);
  }
  return final ?? counted;
}
