import type { Partido } from '../records/partido';
import { memoize } from './names';
import {
  foldTeam,
  isPartOfTeam,
  type ReportLine,
  type Score,
  type Side,
  SIDES,
  toScore,
} from './report-text';

export interface ReportTeams {
  readonly names: Readonly<Record<Side, string>>;
  readonly ours: Side;
  /** The team that a text names, `null` if it is none of the two. */
  readonly sideNamed: (text: string) => Side | null;
  /** Why the report may be of another match, in Spanish. `undefined` if both teams are as expected. */
  readonly doubt?: string | undefined;
}

/** `Equipo local: C.D. Encina`. */
const SIDE_HEADING =
  /^\s*(?:equipo\s+)?(local|visitante)(?:\s*[-:]\s*|\s{2,}|\t)(?=\p{L})(?!titular|suplente)(.+)$/iu;
/** `C.D. Encina 2 - 1 U.D. Roja`. */
const RESULT =
  /^(.*?\p{L}.*?)(?:\s+|\t)\(?(\d{1,2})(?:\s*[-:]\s*|\t+|\s{2,})(\d{1,2})\)?(?:\s+|\t)(.*\p{L}.*)$/u;
const PAIR = /\s+(?:-|vs?\.?|contra)\s+|\t+|\s{3,}/iu;
/** `Resultado final: 2 - 1`. */
const FINAL =
  /^\s*(?:resultado|marcador|tanteo)(?:\s+final)?(?:\s+del\s+partido)?[\s:]*(\d{1,2})(?:\s*[-:]\s*|\t+)(\d{1,2})\s*$/iu;
const BARE_SCORE = /^\s*(\d{1,2})\s*-\s*(\d{1,2})\s*$/u;

/** A result with each number in a line of its own. */
const STACKED_SCORE = /^\s*(\d{1,2})\s*\n(?:\s*-\s*\n)?\s*(\d{1,2})\s*$/mu;

const isTeam = (name: string, known: readonly string[]) =>
  known.some((one) => foldTeam(one) === foldTeam(name));

/** Names of both teams in one line: around a result or a hyphen, or in two columns. One must be `known`. */
function namesInLine(text: string, known: readonly string[]): ReportTeams['names'] | null {
  const [, before = '', , , behind = ''] = RESULT.exec(text) ?? [];
  const pair = before ? [before, behind] : text.split(PAIR).filter((piece) => piece.trim() !== '');
  const [home, away, more] = pair;
  if (home === undefined || away === undefined || more !== undefined) return null;
  if (!isTeam(home, known) && !isTeam(away, known)) return null;
  return { local: home.trim(), visitante: away.trim() };
}

function findNames(lines: readonly ReportLine[], known: readonly string[]) {
  const named: Partial<Record<string, string>> = {};
  for (const { text } of lines) {
    const [, side = '', name = ''] = SIDE_HEADING.exec(text) ?? [];
    named[side.toLowerCase()] ??= name.trim();
  }
  const { local, visitante } = named;
  if (local !== undefined && visitante !== undefined) return { local, visitante };
  for (const { text } of lines) {
    const pair = namesInLine(text, known);
    if (pair) return pair;
  }
  // Each name in a line of its own: the first one is at home.
  const alone = lines.map(({ text }) => text.trim()).filter((text) => isTeam(text, known));
  const [home] = alone;
  const away = alone.find((text) => home !== undefined && foldTeam(text) !== foldTeam(home));
  return home === undefined || away === undefined ? null : { local: home, visitante: away };
}

/** Creates the function that says which team a text names. */
function createSideNamed({ local, visitante }: ReportTeams['names']): ReportTeams['sideNamed'] {
  // Clubs with the same name are told apart by their legal forms.
  const key =
    foldTeam(local) === foldTeam(visitante)
      ? (text: string) => text.replace(/[^\p{L}\d]/gu, '').toLowerCase()
      : foldTeam;
  const keys = { local: key(local), visitante: key(visitante) };
  return memoize((text) => SIDES.find((side) => keys[side] === key(text)) ?? null);
}

/** Both teams of a report, and which one we are, by our names and the match. `null` if neither is ours. */
export function findTeams(
  lines: readonly ReportLine[],
  us: readonly string[],
  { nombre_equipo: rival, local: isHome }: Pick<Partido, 'nombre_equipo' | 'local'>,
): ReportTeams | null {
  const names = findNames(lines, [...us, rival]);
  const [expected, other]: readonly Side[] = isHome ? SIDES : SIDES.toReversed();
  if (!names || !expected || !other) return null;
  const [own, opponent] = [names[expected], names[other]];
  let ours = expected;
  let doubt: string | undefined;
  if (isTeam(own, us)) {
    const isOtherMatch = !isPartOfTeam(opponent, rival);
    if (isOtherMatch) doubt = `El acta es contra «${opponent}» y el partido es contra «${rival}».`;
  } else if (isTeam(opponent, us)) {
    ours = other;
    const place = isHome ? 'fuera' : 'en casa';
    doubt = `El acta dice que jugamos ${place} y el partido dice lo contrario.`;
  } else if (isTeam(opponent, [rival])) {
    doubt = `El acta no nombra al club, sino a «${own}». ¿Es el mismo equipo?`;
  } else return null;
  return { names, ours, sideNamed: createSideNamed(names), doubt };
}

/** All final scores in a report. A score alone in its line counts only above `firstEvent`, the first event's line. */
export function findScores(
  lines: readonly ReportLine[],
  firstEvent: number,
  { names }: ReportTeams,
): Score[] {
  const labels = SIDES.map((side) => names[side]);
  const head = lines.filter(({ number }) => number < firstEvent).map(({ text }) => text);
  const stacked = STACKED_SCORE.exec(head.join('\n'));
  const scores = stacked ? [toScore(stacked[1], stacked[2])] : [];
  return scores.concat(
    lines.flatMap(({ text, number }) => {
      const final = FINAL.exec(text) ?? (number < firstEvent ? BARE_SCORE.exec(text) : null);
      if (final) return [toScore(final[1], final[2])];
      const result = RESULT.exec(text);
      if (!result) return [];
      const [, home = '', homeGoals, awayGoals, away = ''] = result;
      const isResult = isTeam(home, labels) && isTeam(away, labels);
      return isResult ? [toScore(homeGoals, awayGoals)] : [];
    }),
  );
}
