import { foldTeam, isPartOfTeam, type ReportLine, type Side, SIDES } from './report-text';

export type Score = Readonly<Record<Side, number>>;

/** Names of the club (also as its federation writes them) and of the rival. */
export interface Opponents {
  readonly us: readonly string[];
  readonly rival: string;
  readonly isHome: boolean;
}

export interface ReportTeams {
  readonly names: Readonly<Record<Side, string>>;
  readonly ours: Side;
  /** Why the report may be of another match. `undefined` if both teams are as expected. */
  readonly doubt?: string | undefined;
}

const SIDE_HEADING =
  /^\s*(?:equipo\s+)?(local|visitante)(?:\s*[:\-–]\s*|\s{2,}|\t)(?=\p{L})(?!titular|suplente)(.+)$/iu;
const RESULT =
  /^(.*?\p{L}.*?)(?:\s+|\t)\(?(\d{1,2})(?:\s*[-–—:]\s*|\t+|\s{2,})(\d{1,2})\)?(?:\s+|\t)(.*\p{L}.*)$/u;
const PAIR = /\s+(?:[-–—]|vs?\.?|contra)\s+|\t+|\s{3,}/iu;
const FINAL =
  /^\s*(?:resultado|marcador|tanteo)(?:\s+final)?(?:\s+del\s+partido)?[\s:]*(\d{1,2})(?:\s*[-–—:]\s*|\t+)(\d{1,2})\s*$/iu;
const BARE_SCORE = /^\s*(\d{1,2})\s*[-–—]\s*(\d{1,2})\s*$/u;

const isTeam = (name: string, known: readonly string[]) =>
  known.some((one) => foldTeam(one) === foldTeam(name));

const toScore = (home: string | undefined, away: string | undefined): Score => ({
  local: Number(home),
  visitante: Number(away),
});

/** Names of both teams in one line: around a result or a hyphen, or in two columns. */
function namesInLine(text: string, known: readonly string[]): readonly [string, string] | null {
  const result = RESULT.exec(text);
  const pair = result
    ? [result[1] ?? '', result[4] ?? '']
    : text.split(PAIR).filter((piece) => piece.trim() !== '');
  const [home, away, more] = pair;
  if (home === undefined || away === undefined || more !== undefined) return null;
  if (!isTeam(home, known) && !isTeam(away, known)) return null;
  return [home.trim(), away.trim()];
}

/** Names of the teams, the home team first. */
function findNames(lines: readonly ReportLine[], { us, rival }: Opponents) {
  const named: Partial<Record<Side, string>> = {};
  for (const { text } of lines) {
    const match = SIDE_HEADING.exec(text);
    if (!match) continue;
    const side = match[1]?.toLowerCase() === 'local' ? 'local' : 'visitante';
    named[side] ??= match[2]?.trim() ?? '';
  }
  const { local, visitante } = named;
  if (local !== undefined && visitante !== undefined) return { local, visitante };
  for (const { text } of lines) {
    const pair = namesInLine(text, [...us, rival]);
    if (pair) return { local: pair[0], visitante: pair[1] };
  }
  // Each name in a line of its own: the first one is at home.
  const alone = lines.map(({ text }) => text.trim()).filter((text) => isTeam(text, [...us, rival]));
  const [home] = alone;
  const away = alone.find((text) => home !== undefined && foldTeam(text) !== foldTeam(home));
  return home === undefined || away === undefined ? null : { local: home, visitante: away };
}

/** Both teams of a report, and which one we are. `null` if neither is ours. */
export function findTeams(lines: readonly ReportLine[], opponents: Opponents): ReportTeams | null {
  const names = findNames(lines, opponents);
  if (!names) return null;
  const { us, rival, isHome } = opponents;
  const expected: Side = isHome ? 'local' : 'visitante';
  const theirs: Side = isHome ? 'visitante' : 'local';
  const isOurs = (side: Side) => isTeam(names[side], us);
  if (isOurs(expected)) {
    const isExpectedRival = isPartOfTeam(names[theirs], rival);
    return {
      names,
      ours: expected,
      doubt: isExpectedRival
        ? undefined
        : `El acta es contra «${names[theirs]}» y el partido es contra «${rival}».`,
    };
  }
  if (isOurs(theirs)) {
    return {
      names,
      ours: theirs,
      doubt: `El acta dice que jugamos ${isHome ? 'fuera' : 'en casa'} y el partido dice lo contrario.`,
    };
  }
  if (!isTeam(names[theirs], [rival])) return null;
  return {
    names,
    ours: expected,
    doubt: `El acta no nombra al club, sino a «${names[expected]}». ¿Es el mismo equipo?`,
  };
}

/** All final scores that a report tells. A score alone in a line is the final one only before the events. */
export function findScores(
  lines: readonly ReportLine[],
  firstEvent: number,
  { names }: ReportTeams,
): Score[] {
  const labels = SIDES.map((side) => names[side]);
  return lines.flatMap(({ text, number }) => {
    const final = FINAL.exec(text) ?? (number < firstEvent ? BARE_SCORE.exec(text) : null);
    if (final) return [toScore(final[1], final[2])];
    const result = RESULT.exec(text);
    if (!result) return [];
    const [, home = '', , , away = ''] = result;
    const isResult = isTeam(home, labels) && isTeam(away, labels);
    return isResult ? [toScore(result[2], result[3])] : [];
  });
}

/** The side whose name a text is. */
export function sideNamed(text: string, { names }: ReportTeams): Side | null {
  const name = foldTeam(text);
  const equal = SIDES.filter((side) => foldTeam(names[side]) === name);
  if (equal.length === 1) return equal[0] ?? null;
  // Only the form tells the two clubs apart.
  const exact = (one: string) => one.replace(/[^\p{L}\d]/gu, '').toLowerCase();
  return equal.find((side) => exact(names[side]) === exact(text)) ?? null;
}
