import { type Header, type Line } from './cells';
import { type Context, type Draft, type Known, readValues } from './draft';
import { DEFAULT_ORDER, isFurniture, type Role } from './layouts';
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

/** Pieces that only matches have. */
const TYPED = new Set<Piece['kind']>(['date', 'hour', 'score', 'postponed', 'pending', 'number']);

/** Whether a text can be the name of a team. */
export const isTeamName = (text: string): boolean =>
  text.length <= 80 &&
  hasOwnName(text) &&
  !isFurniture(text) &&
  // The rest of "Atlético Vega - B - U.D. Soto".
  hasOwnName(text.split(' - ')[0] ?? '');

/** All ways to read a text as two teams: every hyphen between spaces, "vs" or "contra", and otherwise every hyphen. */
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
    const found = withoutGround(teams, known);
    return known.isUs(found.home) || known.isUs(found.away) || areKnown(found, known);
  });
}

/** The ground behind the away team, where nothing but a space or a hyphen is between them. */
function withoutGround({ home, away, ground }: Teams, known: Known): Teams {
  if (ground !== null || known.isTeam(away)) return { home, away, ground };
  const behind = splitGround(away);
  for (const { index, 0: space } of away.matchAll(/ - | /g)) {
    const [team, rest] = [away.slice(0, index), away.slice(index + space.length)];
    if (known.isGround(rest) && (space !== ' ' || known.isTeam(team)))
      return { home, away: team, ground: rest };
  }
  return { home, away: behind[0].replace(/[\s(,-]+$/, ''), ground: behind[1] };
}

const onlyOf = (texts: readonly string[]) => (texts.length === 1 ? (texts[0] ?? null) : null);

/** The teams in cells of their own, by the order of the columns. */
function teamsInCells(
  texts: readonly string[],
  order: readonly Role[],
  known: Known,
): Teams | null {
  const roles = order.filter((role) => ['home', 'away', 'ground'].includes(role));
  const [homeAt = -1, awayAt = -1, groundAt = -1] = (['home', 'away', 'ground'] as const).map(
    (role) => roles.indexOf(role),
  );
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
    const isGroundLast = groundAt < 0 || groundAt === roles.length - 1;
    const isSure = grounds.length > 0 || isGroundLast || teams.length === 2;
    return isSure ? inOrder(others, onlyOf(grounds)) : null;
  }
  if (teams.length === 2) {
    return inOrder(teams, grounds[0] ?? onlyOf(others.filter((text) => !teams.includes(text))));
  }
  if (grounds.length > 0 || (others.length > roles.length && order !== DEFAULT_ORDER)) return null;
  const placed = others.slice(0, roles.length).filter((_, index) => index !== groundAt);
  return inOrder(placed, others[groundAt] ?? null);
}

/** The reading that names us once; otherwise the most natural one. `undefined` if several name us. */
export function chooseTeams(found: readonly Teams[], known: Known): Teams | null | undefined {
  const ours = found.filter((teams) => isOurs(teams, known));
  const sure = ours.filter((teams) => areKnown(teams, known));
  const best = sure.length > 0 ? sure : ours;
  const keys = new Set(best.map(({ home, away }) => `${home}|${away}`));
  if (keys.size > 1) return undefined;
  return best[0] ?? found.find((teams) => areKnown(teams, known)) ?? found[0] ?? null;
}

/** The teams and the ground among the texts of a line. */
function findTeams(texts: readonly string[], order: readonly Role[], known: Known) {
  const pairs = texts.flatMap((text, index) => {
    const rest = texts.toSpliced(index, 1);
    const ground = rest.find((one) => known.isGround(one)) ?? onlyOf(rest);
    return splitPair(text, known).map((pair) => withoutGround({ ...pair, ground }, known));
  });
  const cells = teamsInCells(texts, order, known);
  const inPair = chooseTeams(pairs, known);
  // "Atlético Vega - B" may be a cell, and "Campo Nuevo - Anexo" another.
  const areCells = cells && (inPair === null || (isOurs(cells, known) && !isOurs(inPair, known)));
  return areCells ? { teams: cells, isPair: false } : { teams: inPair, isPair: inPair !== null };
}

/** Reads a line by the kinds of its values. `null` if it is no match. */
function readLoose(
  line: Line,
  order: readonly Role[],
  { season, known, context }: RowReader,
): Draft | null {
  const read = (cells: Line['pieces']) => {
    const pieces = asTexts(cells.flat());
    const texts = pieces.flatMap(({ kind, text }) => (kind === 'text' ? [text] : []));
    const parts =
      line.cells.length > 1 ? texts : texts.flatMap((text) => text.split(/,\s+|\s[·|]\s/));
    return { pieces, texts: parts, ...findTeams(parts, order, known) };
  };
  let found = read(line.pieces);
  if (!isOurs(found.teams, known) && line.cells.some((cell) => /\d\s+-/.test(cell))) {
    const other = read(line.cells.map((cell) => readPieces(cell, season, false)));
    if (isOurs(other.teams, known)) found = other;
  }
  const { pieces, texts, teams, isPair } = found;
  if (pieces.some(({ kind }) => kind === 'bye')) return null;
  const isTyped = pieces.some(({ kind }) => TYPED.has(kind));
  const draft = { line: line.number, text: line.text, ...readValues(pieces, context) };
  if (teams) {
    const isLikely = isPair && (isOurs(teams, known) || context.round !== null);
    if (!isTyped && !areKnown(teams, known) && !isLikely) return null;
    const isSure = isPair || order !== DEFAULT_ORDER || areTogether(teams, pieces);
    const doubts = isSure ? [] : ['sin títulos de columnas se toma por local al primero'];
    return { ...draft, ...teams, problem: null, doubts: [...draft.doubts, ...doubts] };
  }
  // "A.D. Uno-C.D. Encina Las Eras" has us before a ground that nobody knows.
  const beginnings = texts
    .flatMap((text) => (text.includes('-') ? text.split('-') : []))
    .map((name) => name.trim().split(' '))
    .flatMap((words) => words.map((_, index) => words.slice(0, index + 1).join(' ')));
  const us = [...texts, ...beginnings].find((text) => known.isUs(text));
  if (teams === null ? !isTyped || us === undefined : !isTyped && context.round === null)
    return null;
  const problem =
    teams === undefined || texts.length > 1 ? 'no se distinguen los equipos' : 'falta el rival';
  return { ...draft, home: us ?? null, away: null, ground: null, problem };
}

/** Whether home and away are neighbours, with at most the score between them, and the ground behind. */
function areTogether({ home, away, ground }: Teams, pieces: readonly Piece[]): boolean {
  const at = (name: string | null) => pieces.findIndex(({ text }) => text === name);
  const between = pieces.slice(at(home) + 1, at(away));
  const isGroundBehind = ground === null || at(ground) > at(away);
  return isGroundBehind && between.every(({ kind }) => kind === 'score' || kind === 'postponed');
}

const isWeak = (piece: Piece): boolean => piece.kind === 'date' && piece.isWeak;

/** "2 de mayo" is a club if the line has another date. */
function asTexts(pieces: readonly Piece[]): readonly Piece[] {
  const hasDate = pieces.some((piece) => piece.kind === 'date' && !piece.isWeak);
  return pieces.map((piece) =>
    hasDate && isWeak(piece) ? { kind: 'text', text: piece.text } : piece,
  );
}

/** What a column may hold besides text. */
const FITTING: Readonly<Partial<Record<Role, readonly Piece['kind'][]>>> = {
  date: ['date', 'hour', 'pending', 'postponed'],
  hour: ['hour', 'pending', 'postponed'],
  score: ['score', 'postponed', 'pending'],
  round: ['round', 'number'],
};

/** A number in the column of rounds is one; an hour that is pending says nothing about the date. */
function inColumn(role: Role, piece: Piece): Piece {
  if (role === 'round' && piece.kind === 'number') return { ...piece, kind: 'round' };
  return role === 'hour' && piece.kind === 'pending' ? { ...piece, text: 'hora' } : piece;
}

/** Reads a line of a table by its columns. `undefined` if its values do not fit them. */
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
    const fitting = role && FITTING[role];
    const isEmpty = pieces.every((piece) => piece.kind === 'score' && piece.goals === null);
    if (isEmpty || !role) {
      values.push(...pieces.filter(({ kind }) => kind === 'postponed'));
    } else if (fitting) {
      if (!pieces.every(({ kind }) => fitting.includes(kind))) return undefined;
      values.push(...pieces.map((piece) => inColumn(role, piece)));
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
  if (problem !== null && !values.some(({ kind }) => TYPED.has(kind) && kind !== 'number'))
    return null;
  return { line: number, text, home, away, ground, problem, ...readValues(values, context) };
}

/** Reads a line as a match. `null` if it is none. */
export function readRow(line: Line, header: Header | null, reader: RowReader): Draft | null {
  if (header === null) return readLoose(line, DEFAULT_ORDER, reader);
  const aligned = line.isAligned ? readAligned(line, header, reader) : undefined;
  if (aligned !== undefined) return aligned;
  const order = header.filter((role) => role !== null);
  const loose = readLoose(line, order.includes('pair') ? DEFAULT_ORDER : order, reader);
  if (!loose || !line.isAligned) return loose;
  return { ...loose, doubts: [...loose.doubts, 'sus valores no están en sus columnas'] };
}
