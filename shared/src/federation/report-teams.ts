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
  /** The side whose name a text is. */
  readonly sideNamed: (text: string) => Side | null;
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

/** Both numbers of the result in lines of their own. */
const STACKED_SCORE = /^\s*(\d{1,2})\s*\n(?:\s*[-–]\s*\n)?\s*(\d{1,2})\s*$/mu;

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

/** The function that finds the side whose name a text is. */
function createSideNamed(names: ReportTeams['names']): ReportTeams['sideNamed'] {
  const folded = { local: foldTeam(names.local), visitante: foldTeam(names.visitante) };
  const isDerby = folded.local === folded.visitante;
  // Then only the form tells the two clubs apart.
  const key = (text: string) =>
    isDerby ? text.replace(/[^\p{L}\d]/gu, '').toLowerCase() : foldTeam(text);
  const keys = { local: key(names.local), visitante: key(names.visitante) };
  const known = new Map<string, Side | null>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const side = SIDES.find((one) => keys[one] === key(text)) ?? null;
    known.set(text, side);
    return side;
  };
}

/** Both teams of a report, and which one we are. `null` if neither is ours. */
export function findTeams(lines: readonly ReportLine[], opponents: Opponents): ReportTeams | null {
  const names = findNames(lines, opponents);
  if (!names) return null;
  const { us, rival, isHome } = opponents;
  const [expected, other]: readonly Side[] = isHome ? SIDES : SIDES.toReversed();
  if (!expected || !other) return null;
  const sideNamed = createSideNamed(names);
  if (isTeam(names[expected], us)) {
    const text = `El acta es contra «${names[other]}» y el partido es contra «${rival}».`;
    const doubt = isPartOfTeam(names[other], rival) ? undefined : text;
    return { names, ours: expected, sideNamed, doubt };
  }
  if (isTeam(names[other], us)) {
    const text = `El acta dice que jugamos ${isHome ? 'fuera' : 'en casa'} y el partido dice lo contrario.`;
    return { names, ours: other, sideNamed, doubt: text };
  }
  if (!isTeam(names[other], [rival])) return null;
  const text = `El acta no nombra al club, sino a «${names[expected]}». ¿Es el mismo equipo?`;
  return { names, ours: expected, sideNamed, doubt: text };
}

/** All final scores that a report tells. A score alone in a line is the final one only before the events. */
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
      const [, home = '', , , away = ''] = result;
      const isResult = isTeam(home, labels) && isTeam(away, labels);
      return isResult ? [toScore(result[2], result[3])] : [];
    }),
  );
}
