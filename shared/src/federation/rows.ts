import { type Header, type Line } from './cells';
import { type Context, type Draft, type Known, readValues } from './draft';
import { DEFAULT_ORDER, isFurniture, type Role } from './layouts';
import { hasOwnName, splitGround } from './names';
import { type Piece, readPieces, type SeasonStart } from './values';

export interface RowReader {
  readonly season: SeasonStart;
  readonly known: Known;
  readonly context: Context;
}

interface Teams {
  readonly home: string;
  readonly away: string;
  readonly ground: string | null;
}

const TYPED: ReadonlySet<Piece['kind']> = new Set([
  'date',
  'hour',
  'score',
  'postponed',
  'pending',
  'number',
]);

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
    const { home, away } = withoutGround(teams, known);
    return known.isUs(home) || known.isUs(away) || (known.isTeam(home) && known.isTeam(away));
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

/** The teams in cells of their own, by the order of the columns. */
function teamsInCells(
  texts: readonly string[],
  order: readonly Role[],
  known: Known,
): Teams | null {
  const roles = order.filter((role) => ['home', 'away', 'ground'].includes(role));
  const inOrder = (teams: readonly string[], ground: string | null): Teams | null => {
    const [first = '', second = ''] = teams;
    if (!isTeamName(first) || !isTeamName(second)) return null;
    if (!roles.includes('home') || !roles.includes('away')) return null;
    return roles.indexOf('home') < roles.indexOf('away')
      ? { home: first, away: second, ground }
      : { home: second, away: first, ground };
  };
  const grounds = texts.filter((text) => known.isGround(text));
  const others = texts.filter((text) => !known.isGround(text));
  if (others.length === 2) {
    const isGroundLast = roles.at(-1) === 'ground' || !roles.includes('ground');
    const isSure = grounds.length > 0 || isGroundLast || others.every((one) => known.isTeam(one));
    return isSure ? inOrder(others, grounds.length === 1 ? (grounds[0] ?? null) : null) : null;
  }
  if (others.length < 2) return null;
  const teams = others.filter((text) => known.isTeam(text));
  if (teams.length === 2) {
    const rest = others.filter((text) => !teams.includes(text));
    return inOrder(teams, grounds[0] ?? (rest.length === 1 ? (rest[0] ?? null) : null));
  }
  if (grounds.length > 0) return null;
  const at = roles.indexOf('ground');
  const ground = others[at] ?? null;
  if (others.length > roles.length && order !== DEFAULT_ORDER) return null;
  return inOrder(
    others.slice(0, roles.length).filter((_, index) => index !== at),
    ground,
  );
}

/** The reading that names us once; otherwise the most natural one. `undefined` if several name us. */
export function chooseTeams(found: readonly Teams[], known: Known): Teams | null | undefined {
  const ours = found.filter(({ home, away }) => known.isUs(home) !== known.isUs(away));
  const sure = ours.filter(({ home, away }) => known.isTeam(home) && known.isTeam(away));
  const best = sure.length > 0 ? sure : ours;
  const keys = new Set(best.map(({ home, away }) => `${home}|${away}`));
  if (keys.size > 1) return undefined;
  return (
    best[0] ??
    found.find(({ home, away }) => known.isTeam(home) && known.isTeam(away)) ??
    found[0] ??
    null
  );
}

/** The teams and the ground among the texts of a line. */
function findTeams(
  texts: readonly string[],
  order: readonly Role[],
  known: Known,
): { readonly teams: Teams | null | undefined; readonly isPair: boolean } {
  const pairs = texts.flatMap((text, index) => {
    const rest = texts.filter((_, other) => other !== index);
    const grounds = rest.filter((one) => known.isGround(one));
    const ground = grounds[0] ?? (rest.length === 1 ? (rest[0] ?? null) : null);
    return splitPair(text, known).map((pair) => withoutGround({ ...pair, ground }, known));
  });
  const cells = teamsInCells(texts, order, known);
  const inPair = chooseTeams(pairs, known);
  const isOurs = (teams: Teams | null | undefined) =>
    teams !== null && teams !== undefined && known.isUs(teams.home) !== known.isUs(teams.away);
  // "Atlético Vega - B" may be a cell, and "Campo Nuevo - Anexo" another.
  if (cells && (inPair === null || (isOurs(cells) && !isOurs(inPair)))) {
    return { teams: cells, isPair: false };
  }
  return { teams: inPair, isPair: inPair !== null };
}

const empty = { home: null, away: null, ground: null, problem: null };

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
  const isOurs = ({ teams }: typeof found) =>
    teams && known.isUs(teams.home) !== known.isUs(teams.away);
  if (!isOurs(found) && line.cells.some((cell) => /\d\s+-/.test(cell))) {
    const other = read(line.cells.map((cell) => readPieces(cell, season, false)));
    if (isOurs(other)) found = other;
  }
  const { pieces, texts, teams, isPair } = found;
  if (pieces.some(({ kind }) => kind === 'bye')) return null;
  const isTyped = pieces.some(({ kind }) => TYPED.has(kind));
  const draft = { ...empty, line: line.number, text: line.text, ...readValues(pieces, context) };
  // "A.D. Uno-C.D. Encina Las Eras" has us before a ground that nobody knows.
  const beginnings = texts
    .flatMap((text) => (text.includes('-') ? text.split('-') : []))
    .map((name) => name.trim().split(' '))
    .flatMap((words) => words.map((_, index) => words.slice(0, index + 1).join(' ')));
  const us = [...texts, ...beginnings].find((text) => known.isUs(text));
  if (teams) {
    const isKnown = known.isTeam(teams.home) && known.isTeam(teams.away);
    const isOurPair = known.isUs(teams.home) !== known.isUs(teams.away);
    const isEnough = isKnown || (isPair && (isOurPair || context.round !== null));
    if (!isTyped && !isEnough) return null;
    const isSure = isPair || order !== DEFAULT_ORDER || areTogether(teams, pieces);
    const doubts = isSure ? [] : ['sin títulos de columnas se toma por local al primero'];
    return { ...draft, ...teams, doubts: [...draft.doubts, ...doubts] };
  }
  if (teams === null ? !isTyped || us === undefined : !isTyped && context.round === null)
    return null;
  const problem =
    teams === undefined || texts.length > 1 ? 'no se distinguen los equipos' : 'falta el rival';
  return { ...draft, home: us ?? null, problem };
}

/** Whether home and away are neighbours, with at most the score between them, and the ground behind. */
function areTogether({ home, away, ground }: Teams, pieces: readonly Piece[]): boolean {
  const at = (name: string | null) => pieces.findIndex(({ text }) => text === name);
  const between = pieces.slice(at(home) + 1, at(away));
  const isGroundBehind = ground === null || at(ground) > at(away);
  return isGroundBehind && between.every(({ kind }) => kind === 'score' || kind === 'postponed');
}

/** "2 de mayo" is a club if the line has another date. */
function asTexts(pieces: readonly Piece[]): readonly Piece[] {
  const hasDate = pieces.some((piece) => piece.kind === 'date' && !piece.isWeak);
  return pieces.map((piece) =>
    hasDate && piece.kind === 'date' && piece.isWeak ? { kind: 'text', text: piece.text } : piece,
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
    const fitting = role ? FITTING[role] : undefined;
    const isEmpty = pieces.every((piece) => piece.kind === 'score' && piece.goals === null);
    if (isEmpty || !role) {
      values.push(...pieces.filter(({ kind }) => kind === 'postponed'));
    } else if (!fitting) {
      const isText = pieces.some(
        (piece) => piece.kind === 'text' || (piece.kind === 'date' && piece.isWeak),
      );
      if (!isText && pieces[0]?.kind !== 'pending') return undefined;
      if (isText) texts[role] = cell;
    } else if (pieces.every(({ kind }) => fitting.includes(kind))) {
      values.push(...pieces.map((piece) => inColumn(role, piece)));
    } else {
      return undefined;
    }
  }
  const pair = texts.pair === undefined ? null : chooseTeams(splitPair(texts.pair, known), known);
  if (pair === undefined) return undefined;
  const { home = pair?.home ?? null, away = pair?.away ?? null, ground = null } = texts;
  if (home === null && away === null) return null;
  if ([home, away].some((name) => name !== null && known.isGround(name))) return undefined;
  if (ground !== null && known.isTeam(ground)) return undefined;
  if ([home, away].some((name) => name !== null && !isTeamName(name))) return null;
  const problem = home === null || away === null ? 'falta un equipo' : null;
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
