import type { Line } from './cells';
import { type Context, type Draft, type Known, readDate, readValues } from './draft';
import { DEFAULT_ORDER, type Role } from './layouts';
import { chooseTeams, isTeamName, splitPair } from './rows';
import type { Piece } from './values';

/** One value of a text that has one value per line. */
interface Token {
  readonly line: Line;
  readonly piece: Piece;
  /** The roles that it can have, and how badly each fits. */
  readonly costs: ReadonlyMap<Role, number>;
}

/** Lines between two headings. */
export interface Section {
  readonly context: Context;
  readonly lines: readonly Line[];
}

/** The values of one match, with their roles. */
interface Block {
  readonly values: readonly (readonly [Token, Role])[];
  /** Whether a neighbouring value belongs to no match. */
  readonly isDoubtful: boolean;
}

/** Penalties of a reading for values that are missing or out of place. The cheapest reading is used. */
const COST = {
  missing: { home: 6, away: 6, date: 1, hour: 0.6, ground: 0.8, score: 0.3, round: 0.3, pair: 0 },
  skipped: 3.5,
  groundAsTeam: 8,
  teamAsGround: 8,
  usAsGround: 20,
  strangeGround: 0.3,
  /** An empty line within a match. */
  gap: 0.1,
} as const;

/** Costs that differ by less are equal: floating-point sums. */
const ROUNDING = 1e-6;
/** How many sections, and how many tokens of each, the orders of the values are tried out with. */
const SAMPLE = { sections: 4, tokens: 120 } as const;

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) =>
        permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
      );

/** Groups of roles that stand together. The score may be between home and away or elsewhere. */
const ROLE_GROUPS: readonly (readonly (readonly Role[])[])[] = [
  [['home', 'away'], ['date'], ['hour'], ['ground'], ['score']],
  [['home', 'score', 'away'], ['date'], ['hour'], ['ground']],
];
const ORDERS = ROLE_GROUPS.flatMap((groups) => permutations(groups).map((order) => order.flat()));

/** All orders of the roles that occur in a text, each once. */
function possibleOrders(tokens: readonly Token[]): readonly (readonly Role[])[] {
  const present = new Set<Role>(['home', 'away']);
  for (const { costs } of tokens) for (const role of costs.keys()) present.add(role);
  const orders = ORDERS.map((order) => order.filter((role) => present.has(role)));
  return [...new Map(orders.map((order) => [order.join(), order])).values()];
}

const ROLES_BY_KIND: Readonly<Record<Piece['kind'], readonly Role[]>> = {
  date: ['date'],
  hour: ['hour'],
  score: ['score'],
  pending: ['date', 'hour', 'ground'],
  postponed: ['score', 'hour', 'date'],
  number: ['round'],
  round: ['round'],
  bye: [],
  text: ['home', 'away', 'ground'],
};

const listRoles = ({ kind, text }: Piece): readonly Role[] =>
  kind === 'pending' && /^hora/i.test(text) ? ['hour'] : ROLES_BY_KIND[kind];

function costOfRole({ kind, text }: Piece, role: Role, known: Known): number {
  if (kind !== 'text') return 0;
  if (role !== 'ground') return known.isGround(text) || !isTeamName(text) ? COST.groundAsTeam : 0;
  if (known.isUs(text)) return COST.usAsGround;
  if (known.isTeam(text)) return COST.teamAsGround;
  return known.isGround(text) ? 0 : COST.strangeGround;
}

function toToken(line: Line, piece: Piece, known: Known): Token {
  const costs = listRoles(piece).map((role) => [role, costOfRole(piece, role, known)] as const);
  return { line, piece, costs: new Map(costs) };
}

/** The reading of one token, linked to the readings before it. */
interface Step {
  readonly token: Token;
  /** `null` if it belongs to no match. */
  readonly role: Role | null;
  /** Whether it starts a match. */
  readonly isFirst: boolean;
  readonly before: Step | null;
}
interface Path {
  readonly cost: number;
  readonly last: Step | null;
}

/**
 * The cheapest reading of a section as matches whose values come in this order (Viterbi algorithm). The paths are by
 * state: the number of roles in the order that the current match has passed. If the section is cut (`isCut`), its last
 * match may lack values.
 */
function findCheapest(tokens: readonly Token[], order: readonly Role[], isCut = false) {
  const missed = [0];
  for (const role of order) missed.push((missed.at(-1) ?? 0) + COST.missing[role]);
  const missedUntil = (state: number) => missed[state] ?? 0;
  const missedAfter = (state: number) =>
    state === 0 ? 0 : missedUntil(order.length) - missedUntil(state);
  const unreached: Path = { cost: Infinity, last: null };
  let paths = missed.map((_, state) => (state === 0 ? { cost: 0, last: null } : unreached));
  for (const [index, token] of tokens.entries()) {
    const isBelowGap = token.line.number - (tokens[index - 1]?.line.number ?? Infinity) > 1;
    const gap = isBelowGap ? COST.gap : 0;
    const next = paths.map(() => unreached);
    const fits = order.flatMap((role, at) => {
      const fit = token.costs.get(role);
      return fit === undefined ? [] : [{ at, role, fit }];
    });
    for (const [from, path] of paths.entries()) {
      const offer = (state: number, added: number, role: Role | null, isFirst = false) => {
        const cost = path.cost + added;
        if (cost >= (next[state]?.cost ?? Infinity)) return;
        next[state] = { cost, last: { token, role, isFirst, before: path.last } };
      };
      offer(from, COST.skipped, null);
      for (const { at, role, fit } of fits) {
        offer(at + 1, missedAfter(from) + missedUntil(at) + fit, role, true);
        if (from > 0 && at >= from)
          offer(at + 1, missedUntil(at) - missedUntil(from) + fit + gap, role);
      }
    }
    paths = next;
  }
  return paths
    .map(({ cost, last }, state) => ({ last, cost: cost + (isCut ? 0 : missedAfter(state)) }))
    .reduce((a, b) => (b.cost < a.cost ? b : a));
}

/** The matches of a reading, from its last step backwards. */
function toBlocks(last: Step | null): readonly Block[] {
  const start = () => ({ values: new Array<readonly [Token, Role]>(), isDoubtful: false });
  let block = start();
  const blocks: (typeof block)[] = [];
  for (let step = last; step; step = step.before) {
    const [next] = blocks;
    if (step.role !== null) block.values.unshift([step.token, step.role]);
    else {
      block.isDoubtful = true;
      if (next && block.values.length === 0) next.isDoubtful = true;
    }
    if (!step.isFirst) continue;
    blocks.unshift(block);
    block = start();
  }
  return blocks;
}

/** The order that fits best. Of those that fit equally, the first: scores are rarely first. */
function chooseOrder(sections: readonly (readonly Token[])[]): readonly Role[] {
  const [first = DEFAULT_ORDER, ...others] = possibleOrders(sections.flat());
  const sample = sections.filter((tokens) => tokens.length > 0).slice(0, SAMPLE.sections);
  const computeCost = (order: readonly Role[]) =>
    sample.reduce((sum, tokens) => {
      const isCut = tokens.length > SAMPLE.tokens;
      return sum + findCheapest(tokens.slice(0, SAMPLE.tokens), order, isCut).cost;
    }, 0);
  let best = { order: first, cost: computeCost(first) };
  for (const order of others) {
    const cost = computeCost(order);
    if (cost < best.cost - ROUNDING) best = { cost, order };
  }
  return best.order;
}

/** The tokens without "Descansa" and the team that it is about. */
function withoutByes(tokens: readonly Token[], known: Known): readonly Token[] {
  const dropped = new Set<number>();
  for (const [index, { piece }] of tokens.entries()) {
    if (piece.kind !== 'bye') continue;
    const before = tokens[index - 1]?.piece;
    const isBefore = before?.kind === 'text' && !known.isGround(before.text);
    dropped.add(index).add(isBefore ? index - 1 : index + 1);
  }
  return tokens.filter((_, index) => !dropped.has(index));
}

function toTokens(lines: readonly Line[], known: Known): readonly Token[] {
  const tokens = lines.flatMap((line) =>
    line.pieces.flat().flatMap((piece): Token[] => {
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
  );
  // Two numbers in a row, or one behind each team, are goals. Other numbers are dropped.
  const numberAt = (index: number) => {
    const piece = tokens[index]?.piece;
    return piece?.kind === 'number' ? piece.number : undefined;
  };
  const isTeam = (index: number) => tokens[index]?.costs.get('home') === 0;
  let lastUsed = -1;
  return tokens.flatMap((token, index): Token[] => {
    const first = numberAt(index);
    if (first === undefined) return [token];
    const isBehindTeam = isTeam(index - 1) && isTeam(index + 1);
    const end = isBehindTeam ? index + 2 : index + 1;
    const second = numberAt(end);
    if (index <= lastUsed || second === undefined) return [];
    lastUsed = end;
    const score = { kind: 'score', text: token.piece.text, goals: [first, second] } as const;
    return [toToken(token.line, score, known)];
  });
}

function toDraft({ values, isDoubtful }: Block, context: Context): Draft | null {
  const findText = (role: Role) =>
    values.find(([{ piece }, given]) => given === role && piece.kind === 'text')?.[0].piece.text ??
    null;
  const [home, away] = [findText('home'), findText('away')];
  const [first] = values;
  if (!first || (home === null && away === null)) return null;
  const pieces = values
    .filter(([{ piece }, role]) => piece.kind !== 'pending' || role === 'date')
    .map(([{ piece }]) => piece);
  const told = readValues(pieces, context);
  const doubts = isDoubtful ? ['hay al lado una línea que no se entiende'] : [];
  return {
    ...told,
    line: first[0].line.number,
    text: [...new Set(values.map(([{ line }]) => line.text))].join(' · '),
    home,
    away,
    ground: findText('ground'),
    doubts: [...told.doubts, ...doubts],
    problem: home === null || away === null ? 'falta un equipo' : null,
  };
}

/** The matches of a text with one value per line, as copied on a phone. Home and away may share a line. */
export function readBlocks(sections: readonly Section[], known: Known) {
  const parts = sections.map(({ context, lines }) => ({
    context,
    tokens: withoutByes(toTokens(lines, known), known),
  }));
  const order = chooseOrder(parts.map(({ tokens }) => tokens));
  const read = parts.map(({ context, tokens }) => ({
    context,
    blocks: toBlocks(findCheapest(tokens, order).last),
  }));
  const all = read.flatMap(({ blocks }) => blocks);
  const findBlockDate = ({ values }: Block) => readDate(values.map(([{ piece }]) => piece));
  // One date stands above several matches.
  const areDatesHeadings = all.filter((block) => findBlockDate(block)).length * 2 < all.length;
  return read.flatMap(({ context, blocks }) => {
    let { date } = context;
    return blocks.flatMap((block) => {
      if (areDatesHeadings) date = findBlockDate(block) ?? date;
      return toDraft(block, { ...context, date }) ?? [];
    });
  });
}
