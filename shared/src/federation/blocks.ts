import type { Context, Draft, Known } from './draft';
import { readDate, readValues } from './draft';
import { DEFAULT_ORDER } from './layouts';
import type { Line } from './cells';
import type { Role } from './layouts';
import { chooseTeams, isTeamName, splitPair } from './rows';
import { type Piece, readPieces, type SeasonStart } from './values';

/** A value of a block: a line, or a part of one. */
interface Token {
  readonly line: Line;
  readonly piece: Piece;
  /** The roles that it can have, and how badly each fits. */
  readonly costs: ReadonlyMap<Role, number>;
}

/** Lines between two headings or empty lines. */
export interface Section {
  readonly context: Context;
  readonly lines: readonly Line[];
}

interface Found {
  readonly cost: number;
  readonly tokens: readonly (readonly [Token, Role | null])[];
}

/** What it costs if a value is missing or stands where it does not belong. Only the order of the sizes matters. */
const COST = {
  missing: { date: 1, hour: 0.6, ground: 0.8, score: 0.3, round: 0.3, pair: 0 },
  missingTeam: 6,
  skipped: 3.5,
  groundAsTeam: 8,
  teamAsGround: 8,
  usAsGround: 20,
  strangeGround: 0.3,
} as const;

const LONGEST_BLOCK = 9;
/** Tokens that decide the order of the values. */
const SAMPLE = 150;

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) =>
        permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
      );

/** All orders of the values of a block: home and away together, with the score between them or elsewhere. */
const ORDERS: readonly (readonly Role[])[] = [
  ...permutations(['teams', 'date', 'hour', 'ground', 'score'] as const).map((order) =>
    order.flatMap((role): Role[] => (role === 'teams' ? ['home', 'away'] : [role])),
  ),
  ...permutations(['teams', 'date', 'hour', 'ground'] as const).map((order) =>
    order.flatMap((role): Role[] => (role === 'teams' ? ['home', 'score', 'away'] : [role])),
  ),
];

function rolesOf(piece: Piece): readonly Role[] {
  switch (piece.kind) {
    case 'date':
      return ['date'];
    case 'hour':
      return ['hour'];
    case 'score':
      return ['score'];
    case 'pending':
      return /^hora/i.test(piece.text) ? ['hour'] : ['date', 'hour', 'ground'];
    case 'postponed':
      return ['score', 'hour', 'date'];
    case 'number':
    case 'round':
      return ['round'];
    case 'bye':
      return ['home', 'away'];
    case 'text':
      return ['home', 'away', 'ground'];
  }
}

function costOf(piece: Piece, role: Role, known: Known): number {
  if (piece.kind !== 'text') return 0;
  if (role !== 'ground') {
    return known.isGround(piece.text) || !isTeamName(piece.text) ? COST.groundAsTeam : 0;
  }
  if (known.isUs(piece.text)) return COST.usAsGround;
  if (known.isTeam(piece.text)) return COST.teamAsGround;
  return known.isGround(piece.text) ? 0 : COST.strangeGround;
}

function toToken(line: Line, piece: Piece, known: Known): Token {
  const costs = rolesOf(piece).map((role) => [role, costOf(piece, role, known)] as const);
  return { line, piece, costs: new Map(costs) };
}

/** The cheapest way to give the tokens roles in this order. */
function align(tokens: readonly Token[], order: readonly Role[]): Found | null {
  const isBye = tokens.some(({ piece }) => piece.kind === 'bye');
  if (isBye && tokens.length > 2) return null;
  const step = (index: number, from: number): Found | null => {
    const token = tokens[index];
    if (!token) {
      const rest = order.slice(from);
      return { cost: isBye ? 0 : rest.reduce((sum, role) => sum + missing(role), 0), tokens: [] };
    }
    let best: Found | null = null;
    let skipped = 0;
    for (let at = from; at < order.length; at += 1) {
      const role = order[at];
      if (role === undefined) break;
      const fit = token.costs.get(role);
      if (fit !== undefined && (!best || skipped + fit < best.cost)) {
        const rest = step(index + 1, at + 1);
        const cost = skipped + fit + (rest?.cost ?? 0);
        if (rest && (!best || cost < best.cost)) {
          best = { cost, tokens: [[token, role], ...rest.tokens] };
        }
      }
      if (!isBye) skipped += missing(role);
    }
    return best;
  };
  const found = step(0, 0);
  if (!found) return null;
  const teams = found.tokens.filter(([, role]) => role === 'home' || role === 'away').length;
  return teams === 0 || (isBye && teams < 2) ? null : found;
}

const missing = (role: Role): number =>
  role === 'home' || role === 'away' ? COST.missingTeam : COST.missing[role];

/** The cheapest way to cut a section into matches. */
function cut(tokens: readonly Token[], order: readonly Role[]) {
  const best: { readonly cost: number; readonly from: number; readonly found: Found | null }[] = [
    { cost: 0, from: 0, found: null },
  ];
  for (let end = 1; end <= tokens.length; end += 1) {
    let cheapest = {
      cost: (best[end - 1]?.cost ?? 0) + COST.skipped,
      from: end - 1,
      found: null as Found | null,
    };
    for (let from = Math.max(0, end - LONGEST_BLOCK); from < end - 1; from += 1) {
      const before = best[from]?.cost ?? 0;
      if (before >= cheapest.cost) continue;
      const found = align(tokens.slice(from, end), order);
      if (found && before + found.cost < cheapest.cost) {
        cheapest = { cost: before + found.cost, from, found };
      }
    }
    best.push(cheapest);
  }
  const blocks: Found[] = [];
  for (let end = tokens.length; end > 0; end = best[end]?.from ?? 0) {
    const found = best[end]?.found;
    if (found) blocks.unshift(found);
  }
  return { cost: best.at(-1)?.cost ?? 0, blocks };
}

function tokensOf(lines: readonly Line[], season: SeasonStart, known: Known): readonly Token[] {
  const tokens = lines.flatMap((line): Token[] =>
    line.cells.flatMap((cell) =>
      readPieces(cell, season).flatMap((piece): Token[] => {
        const pair = piece.kind === 'text' && chooseTeams(splitPair(piece.text, known), known);
        if (!pair || known.isTeam(piece.text) || known.isGround(piece.text)) {
          return [toToken(line, piece, known)];
        }
        return (['home', 'away'] as const).map((role) => ({
          line,
          piece: { kind: 'text', text: pair[role] },
          costs: new Map([[role, 0]]),
        }));
      }),
    ),
  );
  // Two numbers in a row are goals.
  return tokens.flatMap((token, index): Token[] => {
    const [piece, before, next] = [token.piece, tokens[index - 1]?.piece, tokens[index + 1]?.piece];
    if (piece.kind !== 'number') return [token];
    if (before?.kind === 'number') return [];
    if (next?.kind !== 'number') return [];
    const goals = [piece.number, next.number] as const;
    return [toToken(token.line, { kind: 'score', text: piece.text, goals }, known)];
  });
}

function toDraft({ tokens }: Found, context: Context): Draft | null {
  const [first] = tokens;
  if (!first || tokens.some(([{ piece }]) => piece.kind === 'bye')) return null;
  const textOf = (role: Role) =>
    tokens.find(([{ piece }, own]) => own === role && piece.kind === 'text')?.[0].piece.text ??
    null;
  const [home, away] = [textOf('home'), textOf('away')];
  const lines = [...new Set(tokens.map(([{ line }]) => line.text))];
  return {
    line: first[0].line.number,
    text: lines.join(' · '),
    home,
    away,
    ground: textOf('ground'),
    problem: home === null || away === null ? 'falta un equipo' : null,
    ...readValues(
      tokens.flatMap(([{ piece }, role]) =>
        piece.kind === 'pending' && role !== 'date' ? [] : [piece],
      ),
      context,
    ),
  };
}

/** The matches of a text with one value a line. Home and away may share a line. */
export function readBlocks(
  sections: readonly Section[],
  season: SeasonStart,
  known: Known,
): { readonly cost: number; readonly drafts: readonly Draft[] } {
  const parts = sections.map(({ context, lines }) => ({
    context,
    tokens: tokensOf(lines, season, known),
  }));
  let seen = 0;
  const sample = parts.filter(
    ({ tokens }) => (seen += tokens.length) <= SAMPLE || seen === tokens.length,
  );
  let best: { cost: number; order: readonly Role[] } = { cost: Infinity, order: DEFAULT_ORDER };
  for (const order of ORDERS) {
    let cost = 0;
    for (const { tokens } of sample) {
      if (cost >= best.cost) break;
      cost += cut(tokens, order).cost;
    }
    if (cost < best.cost) best = { cost, order };
  }
  const found = parts.map(({ context, tokens }) => ({
    context,
    blocks: cut(tokens, best.order).blocks,
  }));
  const all = found.flatMap(({ blocks }) => blocks);
  const hasDate = ({ tokens }: Found) => readDate(tokens.map(([{ piece }]) => piece)) !== null;
  // One date stands above several matches.
  const areDatesHeadings = all.filter(hasDate).length * 2 < all.length;
  const drafts = found.flatMap(({ context, blocks }) => {
    let date = context.date;
    return blocks.flatMap((block) => {
      const own = readDate(block.tokens.map(([{ piece }]) => piece));
      if (areDatesHeadings && own) date = own;
      const draft = toDraft(block, areDatesHeadings ? { ...context, date } : context);
      return draft ? [draft] : [];
    });
  });
  return { cost: best.cost, drafts };
}
