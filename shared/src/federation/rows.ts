import { type Header, type Line } from './cells';
import { type Context, type Draft, type Known, readValues } from './draft';
import { DEFAULT_ORDER, isPageText, type Role } from './layouts';
import { hasOwnName, splitGround } from './names';
import { type Piece, readPieces, type SeasonStart } from './values';

interface RowReader {
  readonly season: SeasonStart;
  readonly known: Known;
  readonly context: Context;
}

interface Teams {
  readonly home: string;
  readonly away: string;
  readonly ground: string | null;
}

const isOurs = (teams: Teams | null | undefined, known: Known): boolean =>
  !!teams && known.isUs(teams.home) !== known.isUs(teams.away);
const areKnown = ({ home, away }: Teams, known: Known): boolean =>
  known.isTeam(home) && known.isTeam(away);

/** Whether a piece proves that its line is a match. A round may as well be a heading. */
const isMatchValue = ({ kind }: Piece): boolean => !['text', 'round', 'bye'].includes(kind);

/** Whether a text can be the name of a team. */
export const isTeamName = (text: string): boolean =>
  text.length <= 80 &&
  hasOwnName(text) &&
  !isPageText(text) &&
  // Not "B - U.D. Soto", which is left when "Atlético Vega - B - U.D. Soto" is split at the first hyphen.
  hasOwnName(text.split(' - ')[0] ?? '');

/**
 * All ways to read a text as two teams. Splits at hyphens beside a space, "vs" and "contra". If that gives nothing, splits
 * at any hyphen, but only where one team is us or both are known.
 */
export function splitPair(text: string, known: Known): readonly Teams[] {
  const splitAt = (pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .map(({ index, 0: mark }) => ({
        home: text.slice(0, index).trim(),
        away: text.slice(index + mark.length).trim(),
        ground: null,
      }))
      .filter(({ home, away }) => isTeamName(home) && isTeamName(away));
  const loose = splitAt(/\s+-\s*|\s*-\s+|\s+(?:vs?\.?|contra)\s+/gi);
  if (loose.length > 0) return loose;
  return splitAt(/-/g).filter((teams) => {
    const found = splitOffGround(teams, known);
    return known.isUs(found.home) || known.isUs(found.away) || areKnown(found, known);
  });
}

/** Splits a ground off the away team that it follows after a space or a hyphen: "U.D. Soto Campo Nuevo". */
function splitOffGround({ home, away, ground }: Teams, known: Known): Teams {
  if (ground !== null || known.isTeam(away)) return { home, away, ground };
  const behind = splitGround(away);
  for (const { index, 0: space } of away.matchAll(/ - | /g)) {
    const [team, rest] = [away.slice(0, index), away.slice(index + space.length)];
    if (known.isGround(rest) && (space !== ' ' || known.isTeam(team)))
      return { home, away: team, ground: rest };
  }
  return { home, away: behind[0].replace(/[\s(,-]+$/, ''), ground: behind[1] };
}

/** The only text, `null` if there are several or none. */
const onlyText = (texts: readonly string[]) => (texts.length === 1 ? (texts[0] ?? null) : null);

/** The teams, each in a cell of its own, by the order of the columns. `null` if the texts may mean something else. */
function teamsInCells(
  texts: readonly string[],
  titles: readonly Role[] | null,
  known: Known,
): Teams | null {
  const wanted = ['home', 'away', 'ground'] as const;
  const roles = (titles ?? DEFAULT_ORDER).filter((role) => wanted.some((one) => one === role));
  const [homeAt = -1, awayAt = -1, groundAt = -1] = wanted.map((role) => roles.indexOf(role));
  const inOrder = ([first = '', second = '']: readonly string[], ground: string | null) => {
    if (!isTeamName(first) || !isTeamName(second) || homeAt < 0 || awayAt < 0) return null;
    const [home, away] = homeAt < awayAt ? [first, second] : [second, first];
    return { home, away, ground };
  };
  const grounds = texts.filter((text) => known.isGround(text));
  const others = texts.filter((text) => !known.isGround(text));
  const teams = others.filter((text) => known.isTeam(text));
  if (others.length < 2) return null;
  if (others.length === 2) {
    // If the grounds' column comes before a team's, one of the two may be an unknown ground.
    const isGroundLast = groundAt < 0 || groundAt === roles.length - 1;
    const areTeams = grounds.length > 0 || isGroundLast || teams.length === 2;
    return areTeams ? inOrder(others, onlyText(grounds)) : null;
  }
  // Two known teams are found wherever they stand.
  if (teams.length === 2)
    return inOrder(teams, grounds[0] ?? onlyText(others.filter((text) => !teams.includes(text))));
  // Only the columns tell three or more texts apart. If there is also a known ground, or more texts than titles, they don't.
  if (grounds.length > 0 || (others.length > roles.length && titles !== null)) return null;
  const placed = others.slice(0, roles.length).filter((_, index) => index !== groundAt);
  return inOrder(placed, others[groundAt] ?? null);
}

/**
 * The best of several ways to read two teams: one in which a team is us, preferably against a known team; else the first
 * with two known teams; else the first. `undefined` if several name us, `null` if there is none.
 */
export function chooseTeams(found: readonly Teams[], known: Known): Teams | null | undefined {
  const ours = found.filter((teams) => isOurs(teams, known));
  const sure = ours.filter((teams) => areKnown(teams, known));
  const best = sure.length > 0 ? sure : ours;
  const keys = new Set(best.map(({ home, away }) => `${home}|${away}`));
  if (keys.size > 1) return undefined;
  return best[0] ?? found.find((teams) => areKnown(teams, known)) ?? found[0] ?? null;
}

/** The teams and the ground among the texts of a line. */
function findTeams(texts: readonly string[], titles: readonly Role[] | null, known: Known) {
  const pairs = texts.flatMap((text, index) => {
    const rest = texts.toSpliced(index, 1);
    const ground = rest.find((one) => known.isGround(one)) ?? onlyText(rest);
    return splitPair(text, known).map((pair) => splitOffGround({ ...pair, ground }, known));
  });
  const cells = teamsInCells(texts, titles, known);
  const inPair = chooseTeams(pairs, known);
  // One cell may look like a pair: "Atlético Vega - B", "Campo Nuevo - Anexo". Cells win if only they name us.
  const areCells = cells && (inPair === null || (isOurs(cells, known) && !isOurs(inPair, known)));
  return areCells ? { teams: cells, isPair: false } : { teams: inPair, isPair: inPair !== null };
}

/**
 * Reads a line by the kinds of its values, wherever they stand. `titles` are the columns that say which team is at home,
 * `null` if there are none. Returns `null` if the line is no match.
 */
function readLoose(
  line: Line,
  titles: readonly Role[] | null,
  { season, known, context }: RowReader,
): Draft | null {
  const read = (cells: Line['pieces']) => {
    const pieces = weakDatesToTexts(cells.flat());
    const texts = pieces.flatMap(({ kind, text }) => (kind === 'text' ? [text] : []));
    const parts =
      line.cells.length > 1 ? texts : texts.flatMap((text) => text.split(/,\s+|\s[·|]\s/));
    return { pieces, texts: parts, ...findTeams(parts, titles, known) };
  };
  let found = read(line.pieces);
  // "Sección 3 - 2 de Mayo" may have been read as a score of 3 - 2.
  if (!isOurs(found.teams, known) && line.cells.some((cell) => /\d\s+-/.test(cell))) {
    const withoutScores = read(line.cells.map((cell) => readPieces(cell, season, 'compact')));
    if (isOurs(withoutScores.teams, known)) found = withoutScores;
  }
  const { pieces, texts, teams, isPair } = found;
  if (pieces.some(({ kind }) => kind === 'bye')) return null;
  const hasValues = pieces.some(isMatchValue);
  const draft = { line: line.number, text: line.text, ...readValues(pieces, context) };
  if (teams) {
    const isLikelyPair = isPair && (isOurs(teams, known) || context.round !== null);
    if (!hasValues && !areKnown(teams, known) && !isLikelyPair) return null;
    const isHomeSure = isPair || titles !== null || areTogether(teams, pieces);
    const doubts = isHomeSure ? [] : ['sin columna de local se toma por local al primero'];
    return { ...draft, ...teams, problem: null, doubts: [...draft.doubts, ...doubts] };
  }
  // Our name may have more behind it, such as an unknown ground: "A.D. Uno-C.D. Encina Las Eras".
  const beginnings = texts
    .flatMap((text) => (text.includes('-') ? text.split('-') : []))
    .map((name) => name.trim().split(' '))
    .flatMap((words) => words.map((_, index) => words.slice(0, index + 1).join(' ')));
  const us = [...texts, ...beginnings].find((text) => known.isUs(text));
  const isWithoutUs = teams === null && (!hasValues || us === undefined);
  const isPlainText = teams === undefined && !hasValues && context.round === null;
  if (isWithoutUs || isPlainText) return null;
  const problem =
    teams === undefined || texts.length > 1 ? 'no se distinguen los equipos' : 'falta el rival';
  return { ...draft, home: us ?? null, away: null, ground: null, problem };
}

/** Whether nothing but a score or "aplazado" stands between home and away, and the ground is behind both. */
function areTogether({ home, away, ground }: Teams, pieces: readonly Piece[]): boolean {
  const at = (name: string | null) => pieces.findIndex(({ text }) => text === name);
  const between = pieces.slice(at(home) + 1, at(away));
  const isGroundBehind = ground === null || at(ground) > at(away);
  return isGroundBehind && between.every(({ kind }) => kind === 'score' || kind === 'postponed');
}

const isWeak = (piece: Piece): boolean => piece.kind === 'date' && piece.isWeak;

/** Takes "2 de Mayo" for a club if the line has another, certain date. */
function weakDatesToTexts(pieces: readonly Piece[]): readonly Piece[] {
  const hasDate = pieces.some((piece) => piece.kind === 'date' && !piece.isWeak);
  return pieces.map((piece) =>
    hasDate && isWeak(piece) ? { kind: 'text', text: piece.text } : piece,
  );
}

/** Kinds of the values in a column. The other columns hold text. */
const COLUMN_KINDS: Readonly<Partial<Record<Role, readonly Piece['kind'][]>>> = {
  date: ['date', 'hour', 'pending', 'postponed'],
  hour: ['hour', 'pending', 'postponed'],
  score: ['score', 'postponed', 'pending'],
  round: ['round', 'number'],
};

/** Makes a number in the rounds' column a round, and "pendiente" in the hours' column "hora", which `readDate` skips. */
function toColumnValue(role: Role, piece: Piece): Piece {
  if (role === 'round' && piece.kind === 'number') return { ...piece, kind: 'round' };
  return role === 'hour' && piece.kind === 'pending' ? { ...piece, text: 'hora' } : piece;
}

/** Reads a line of a table by its columns. `null` if it is no match, `undefined` if its values do not fit them. */
function readAligned(
  { number, text, cells, pieces: cellPieces }: Line,
  header: Header,
  { known, context }: RowReader,
): Draft | null | undefined {
  if (cells.slice(header.length).some((cell) => cell !== '')) return undefined;
  const values: Piece[] = [];
  const texts: Partial<Record<Role, string>> = {};
  for (const [index, cell] of cells.entries()) {
    const role = header[index];
    const pieces = cellPieces[index] ?? [];
    const kinds = role && COLUMN_KINDS[role];
    // "-" stands for no value; it is read as a score without goals.
    const isBlank = pieces.every((piece) => piece.kind === 'score' && piece.goals === null);
    if (isBlank || !role) {
      values.push(...pieces.filter(({ kind }) => kind === 'postponed'));
    } else if (kinds) {
      if (!pieces.every(({ kind }) => kinds.includes(kind))) return undefined;
      values.push(...pieces.map((piece) => toColumnValue(role, piece)));
    } else if (pieces.some((piece) => piece.kind === 'text' || isWeak(piece))) {
      texts[role] = cell;
    } else if (pieces[0]?.kind !== 'pending') return undefined;
  }
  const pair = texts.pair === undefined ? null : chooseTeams(splitPair(texts.pair, known), known);
  if (pair === undefined) return undefined;
  const { home = pair?.home ?? null, away = pair?.away ?? null, ground = null } = texts;
  const teams = [home, away].filter((name) => name !== null);
  if (teams.length === 0) return null;
  if (teams.some((name) => known.isGround(name))) return undefined;
  if (ground !== null && known.isTeam(ground)) return undefined;
  if (!teams.every(isTeamName)) return null;
  const problem = teams.length < 2 ? 'falta un equipo' : null;
  if (problem !== null && !values.some((value) => isMatchValue(value) && value.kind !== 'number'))
    return null;
  return { line: number, text, home, away, ground, problem, ...readValues(values, context) };
}

/** Reads a line as a match. `null` if it is none. */
export function readRow(line: Line, header: Header | null, reader: RowReader): Draft | null {
  if (header === null) return readLoose(line, null, reader);
  const aligned = line.isAligned ? readAligned(line, header, reader) : undefined;
  if (aligned !== undefined) return aligned;
  const titles = header.filter((role) => role !== null);
  const loose = readLoose(line, titles.includes('pair') ? null : titles, reader);
  if (!loose || !line.isAligned) return loose;
  return { ...loose, doubts: [...loose.doubts, 'sus valores no están en sus columnas'] };
}
