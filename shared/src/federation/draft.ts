import type { DateReading, Piece } from './values';

/** A match as read from the text, not yet compared with the club's records. */
export interface Draft {
  /** First line, from 1. */
  readonly line: number;
  readonly text: string;
  /** `null` if missing. */
  readonly home: string | null;
  readonly away: string | null;
  readonly date: DateReading | null;
  /** HH:MM. */
  readonly hour: string | null;
  readonly ground: string | null;
  readonly round: number | null;
  /** Home, away. */
  readonly goals: readonly [number, number] | null;
  /** Warnings, in Spanish. */
  readonly doubts: readonly string[];
  /** Why it cannot be used, in Spanish. */
  readonly problem: string | null;
}

/** Tells what a name in the text stands for, by the club's records and the text itself. */
export interface Known {
  readonly isUs: (text: string) => boolean;
  readonly isTeam: (text: string) => boolean;
  readonly isGround: (text: string) => boolean;
}

/** Values that hold for the matches below a heading. */
export interface Context {
  readonly round: number | null;
  readonly date: DateReading | null;
}

const ofKind = <K extends Piece['kind']>(pieces: readonly Piece[], kind: K) =>
  pieces.filter((piece): piece is Extract<Piece, { kind: K }> => piece.kind === kind);

/** The value if all are equal; `undefined` if they differ or there are none. */
const commonValue = <T>(values: readonly T[]): T | undefined =>
  new Set(values.map((value) => JSON.stringify(value))).size === 1 ? values[0] : undefined;

/** The date among the pieces of a line. `null` if there is none. */
export function readDate(pieces: readonly Piece[]): DateReading | null {
  const dates = ofKind(pieces, 'date').map(({ date }) => date);
  if (dates.length > 0) {
    return commonValue(dates) ?? { day: null, problem: 'hay dos fechas distintas' };
  }
  const [pending] = ofKind(pieces, 'pending');
  // "Hora por determinar" leaves the date as it is.
  if (!pending || /^hora/i.test(pending.text)) return null;
  return { day: null, problem: `la fecha está «${pending.text.toLowerCase()}»` };
}

/** Round and goals from bare numbers. A lone one is the round. Two are goals, but only if the round is known. */
function readNumbers(pieces: readonly Piece[], context: Context): Pick<Draft, 'round' | 'goals'> {
  const [round] = ofKind(pieces, 'round');
  const [first, second, ...others] = ofKind(pieces, 'number');
  const known = round?.number ?? context.round;
  if (first && second) {
    const isScore = known !== null && others.length === 0;
    return { round: known, goals: isScore ? [first.number, second.number] : null };
  }
  const loneNumber = first && first.number > 0 ? first.number : null;
  return { round: round?.number ?? loneNumber ?? context.round, goals: null };
}

/** The values of a match from its pieces and its heading. */
export function readValues(pieces: readonly Piece[], context: Context) {
  const doubts: string[] = [];
  const isPostponed = pieces.some(({ kind }) => kind === 'postponed');
  if (isPostponed) doubts.push('aplazado');
  const hours = ofKind(pieces, 'hour');
  const hour = commonValue(hours.map((one) => one.hour)) ?? null;
  if (hours.length > 0 && hour === null) {
    doubts.push(`no se entiende la hora: ${hours.map(({ text }) => text).join(', ')}`);
  }
  const scores = ofKind(pieces, 'score').flatMap(({ goals }) => (goals ? [goals] : []));
  const goals = commonValue(scores) ?? null;
  if (scores.length > 0 && !goals) doubts.push('hay dos resultados distintos');
  // A date of the match replaces the heading's, even if it is «por determinar».
  const date = readDate(pieces) ?? context.date;
  const numbers = readNumbers(pieces, context);
  return {
    date,
    hour: isPostponed ? null : hour,
    round: numbers.round,
    goals: goals ?? numbers.goals,
    doubts,
  };
}
