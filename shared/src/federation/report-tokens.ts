import { foldWords } from './report-text';
import {
  CELL_WORDS,
  CHANGE,
  EVENT_WORDS,
  type EventWord,
  ON_FOR_OFF,
  PLAYER_MARKS,
  REASON,
  ROLE_WORDS,
  SENTENCES,
} from './report-words';

export interface Minute {
  readonly minuto: number;
  readonly anadido?: number | undefined;
  /** Whether only its place tells that it is a minute: then it may be the number of a player. */
  readonly isBare?: boolean;
}

/** A person as a line names him. At least one of number and name is there. */
export interface Person {
  readonly number: number | null;
  readonly name: string;
}

export interface PlayerLine extends Person {
  readonly isKeeper: boolean;
  readonly isCaptain: boolean;
}

/** What a line of events says, apart from whose it is. */
export interface EventTokens extends EventWord {
  readonly minute: Minute | null;
  /** Score after a goal, home first. */
  readonly running: readonly [number, number] | null;
  readonly person: Person | null;
  readonly entra: Person | null;
  readonly sale: Person | null;
  /** Pieces that may name a team. */
  readonly labels: readonly string[];
}

/** Whether a text is the name of one of the teams. */
export type IsTeam = (text: string) => boolean;

/** Who comes on and who goes off. */
export type Role = 'entra' | 'sale';

/** How a section says what its lines leave out. */
export interface SectionHints {
  readonly kind: string | null;
  readonly card?: EventWord['card'];
  readonly role?: Role | undefined;
  readonly isOffFirst: boolean;
}

/** A value in a line. */
type Token =
  | { readonly kind: 'minute'; readonly minute: Minute }
  | { readonly kind: 'score'; readonly score: readonly [number, number] }
  | { readonly kind: 'word'; readonly word: EventWord }
  /** Roles of the person before it and of the one after it. */
  | { readonly kind: 'role'; readonly before: Role | null; readonly after: Role }
  | { readonly kind: 'number'; readonly number: number; readonly isBracketed: boolean }
  | { readonly kind: 'name' | 'team' | 'unknown'; readonly text: string };

const MINUTE =
  /\(?(?:\bmin(?:uto)?\b\.?\s*:?\s*(\d{1,3})(?:\s*['’′´])?(?:\s*\(?\+\s*(\d{1,2}))?\s*['’′´]?|(?<![\d\p{L}])(\d{1,3})\s*(?:['’′´]\s*\(?\+\s*(\d{1,2})\s*['’′´]?|\+\s*(\d{1,2})\s*(?:['’′´]|min\b\.?)?|['’′´]{1,2})|(?<![\d\p{L}]|[-–—:]\s*)(\d{1,3})\s?min(?:utos?)?\b\.?)\)?/giu;
/** A minute without a mark: alone in its column, or before a score, a word or another number. */
const BARE_MINUTE =
  /^\s*(\d{1,3})\.?(?:\t|:\s|\s{3,}|\s+(?=\(?\d|(?:amarilla|roja|doble|tarjeta|ta|tr|2|entra|sale|gol)\b))/iu;
const RUNNING = /(?<![\d-])[([]?\b(\d{1,2})\s*[-–—:]\s*(\d{1,2})\b[)\]]?(?![\d-])/gu;
const NAME =
  /^(?=(?:.*\p{L}){2})\p{L}[\p{L}\p{M}'’´`.\-ªº ]*(?:,\s*\p{L}[\p{L}\p{M}'’´`.\-ªº ]*)?$/u;
const NUMBER = /^(?:n?[ºo°]\.?\s*)?(\d{1,2})(?:\s*[.\-–):]+\s*|\s+|$)/iu;
const EDGES = /^[\s\-–—/|.:,;•*·]+|[\s\-–—/|:,;•*·]+$/gu;
const NICKNAME = /["“«][^"”»]*["”»]/gu;

/** Whether a line is only a minute, as copied from a phone. */
export const isMinuteAlone = (text: string): boolean =>
  /\d/u.test(text) && /^\s*(?:\d{1,3}(?:\s*\+\s*\d{1,2})?\s*)?$/u.test(text.replace(MINUTE, ''));

export const hasMinute = (text: string): boolean =>
  text.search(MINUTE) >= 0 || BARE_MINUTE.test(text);

function toMinute(match: RegExpExecArray): Token {
  const [, afterWord, afterWordAdded, before, added, alone, beforeWord] = match;
  const anadido = afterWordAdded ?? added ?? alone;
  return {
    kind: 'minute',
    minute: {
      minuto: Number(afterWord ?? before ?? beforeWord),
      ...(anadido !== undefined && { anadido: Number(anadido) }),
    },
  };
}

type Part = string | Token;

/** Takes all matches of a pattern out of the texts of a line. */
const take = (
  parts: readonly Part[],
  pattern: RegExp,
  toToken: (match: RegExpExecArray) => Token,
) =>
  parts.flatMap((part): Part[] => {
    if (typeof part !== 'string') return [part];
    const found: Part[] = [];
    let from = 0;
    for (const match of part.matchAll(pattern)) {
      found.push(part.slice(from, match.index), toToken(match));
      from = match.index + match[0].length;
    }
    return [...found, part.slice(from)];
  });

/** The longest known phrase at the beginning or the end of a text, and the rest. */
function cutPhrase(text: string): { readonly word: EventWord; readonly rest: string } | null {
  const words = text.split(/\s+/u);
  for (let length = Math.min(5, words.length); length > 0; length -= 1) {
    for (const [phrase, rest] of [
      [words.slice(0, length), words.slice(length)],
      [words.slice(-length), words.slice(0, -length)],
    ] as const) {
      const word = EVENT_WORDS.get(foldWords(phrase.join(' ')));
      if (word) return { word, rest: rest.join(' ').replace(/^(?:a|al|para)\s/iu, '') };
    }
  }
  return null;
}

/** The tokens of a text without separators. */
function readCell(cell: string, isBracketed: boolean, isTeam: IsTeam): Token[] {
  const text = cell.replace(EDGES, '').replace(/\s+/gu, ' ');
  if (text === '') return [];
  if (isTeam(cell.trim())) return [{ kind: 'team', text: cell.trim() }];
  const alone = CELL_WORDS.get(foldWords(text));
  if (alone) return [{ kind: 'word', word: alone }];
  const phrase = cutPhrase(text);
  if (phrase) {
    return [{ kind: 'word', word: phrase.word }, ...readCell(phrase.rest, isBracketed, isTeam)];
  }
  const number = NUMBER.exec(text);
  if (number) {
    const token: Token = { kind: 'number', number: Number(number[1]), isBracketed };
    return [token, ...readCell(text.slice(number[0].length), isBracketed, isTeam)];
  }
  // A nickname.
  if (isBracketed && /^(?!.*[ai]d[oa]$)\p{L}{3,}$/iu.test(text)) return [];
  const name = text.replace(NICKNAME, ' ').replace(/\s+/gu, ' ').trim();
  return [{ kind: NAME.test(name) ? 'name' : 'unknown', text: name }];
}

const readCells = (text: string, isTeam: IsTeam): Token[] =>
  text.split(/([([][^)\]]*[)\]])/u).flatMap((part, index) =>
    part
      .replace(/^[([]|[)\]]$/gu, '')
      .split(/\t+|\s{2,}|\s[-–—/|]\s|[()[\]]/u)
      .flatMap((cell) => readCell(cell, index % 2 === 1, isTeam)),
  );

interface Placed extends Person {
  readonly role: Role | null;
}

/** The persons of a line. A number belongs to the name after it, or to the one before it if that has none. */
function readPeople(tokens: readonly Token[]): Placed[] {
  const people: Placed[] = [];
  let role: Role | null = null;
  let number: number | null = null;
  const end = () => {
    if (number !== null) people.push({ number, name: '', role });
    number = null;
  };
  for (const [index, token] of tokens.entries()) {
    const last = people.at(-1);
    if (token.kind === 'name') {
      people.push({ number, name: token.text, role });
      number = null;
    } else if (token.kind === 'number') {
      const isBehind = token.isBracketed || tokens[index + 1]?.kind !== 'name';
      if (last?.number === null && last.role === role && isBehind) {
        people.splice(-1, 1, { ...last, number: token.number });
      } else {
        end();
        ({ number } = token);
      }
    } else if (token.kind === 'role') {
      end();
      const before = people.at(-1);
      if (before && token.before) people.splice(-1, 1, { ...before, role: token.before });
      role = token.after;
    }
  }
  end();
  return people;
}

/** The persons of a change by their roles, `null` if that is not clear. */
function readChange(people: readonly Placed[], { role, isOffFirst }: SectionHints) {
  const [first, second, ...more] = people;
  if (!first || more.length > 0) return null;
  let placed = people;
  if (people.every((one) => one.role === null)) {
    if (second) {
      const roles = isOffFirst ? (['sale', 'entra'] as const) : (['entra', 'sale'] as const);
      placed = people.map((one, index) => ({ ...one, role: roles[index] ?? null }));
    } else if (role) placed = [{ ...first, role }];
  }
  const [entra, sale] = (['entra', 'sale'] as const).map((one) =>
    placed.filter((person) => person.role === one),
  );
  if (placed.some((one) => one.role === null) || entra?.[1] || sale?.[1]) return null;
  return { entra: entra?.[0] ?? null, sale: sale?.[0] ?? null };
}

const isKind = (kind: Token['kind']) => (part: Part) =>
  typeof part !== 'string' && part.kind === kind;

const toPerson = ({ number, name }: Person): Person => ({ number, name });

/** Reads a line of an events section. `null` if a part of it cannot be read. */
export function readEvent(line: string, hints: SectionHints, isTeam: IsTeam): EventTokens | null {
  const text = SENTENCES.reduce((one, [from, to]) => one.replace(from, to), line);
  let parts = take([text], MINUTE, toMinute);
  const bare = parts.length === 1 && BARE_MINUTE.exec(text);
  if (bare) {
    const minute = { minuto: Number(bare[1]), isBare: true };
    parts = [{ kind: 'minute', minute }, text.slice(bare[0].length)];
  }
  parts = take(parts, RUNNING, ([, home, away]) => ({
    kind: 'score',
    score: [Number(home), Number(away)],
  }));
  const isInChanges =
    (hints.kind === 'changes' && !parts.some(isKind('score'))) ||
    parts.some((part) => typeof part === 'string' && CHANGE.test(part));
  for (const [pattern, before, after] of isInChanges ? [...ROLE_WORDS, ON_FOR_OFF] : ROLE_WORDS)
    parts = take(parts, pattern, () => ({ kind: 'role', before, after }));
  const isChange = isInChanges || parts.some(isKind('role'));
  // The reason of a card says nothing to a sheet.
  if (!isChange)
    parts = parts.map((part) => (typeof part === 'string' ? part.replace(REASON, '') : part));
  const tokens = parts.flatMap((part) =>
    typeof part === 'string' ? readCells(part, isTeam) : [part],
  );
  const all = <K extends Token['kind']>(kind: K) =>
    tokens.filter((token): token is Extract<Token, { kind: K }> => token.kind === kind);
  const [[minute, otherMinute], [score, otherScore]] = [all('minute'), all('score')];
  const words = all('word').map(({ word }) => word);
  if (otherMinute || otherScore || all('unknown').length > 0) return null;
  const cards = new Set(words.flatMap((one) => one.card ?? []));
  // "Roja por doble amarilla".
  if (cards.has('doble amarilla')) cards.delete('tarjeta roja');
  if (cards.size > 1) return null;
  const word = Object.assign({}, ...words) as EventWord;
  const [told] = cards;
  const people = readPeople(tokens);
  const common = {
    minute: minute?.minute ?? null,
    running: score?.score ?? null,
    labels: all('team').map(({ text: label }) => label),
    person: null,
    entra: null,
    sale: null,
  };
  if (isChange) {
    const change = readChange(people, hints);
    return (
      change && {
        ...common,
        entra: change.entra && toPerson(change.entra),
        sale: change.sale && toPerson(change.sale),
      }
    );
  }
  const [person, more] = people;
  const isGoal = word.isGoal === true || score !== undefined || (hints.kind === 'goals' && !told);
  const card = told ?? (hints.kind === 'cards' && !isGoal ? hints.card : undefined);
  if (more || isGoal === (card !== undefined)) return null;
  if (!person && !(isGoal && word.isOwnGoal)) return null;
  return { ...common, ...word, isGoal, card, person: person ? toPerson(person) : null };
}

/** Reads a player of a line-up. `null` if a part of the line cannot be read. */
export function readPlayer(line: string): PlayerLine | null {
  const marks: string[] = [];
  const isMark = (text: string) => {
    const isKnown = PLAYER_MARKS.has(foldWords(text));
    if (isKnown) marks.push(...(PLAYER_MARKS.get(foldWords(text)) ?? []));
    return isKnown;
  };
  // Marks are taken for teams, which are no part of the name either.
  const tokens = readCells(line, isMark);
  const [person, more] = readPeople(tokens);
  const isUnknown = tokens.some(({ kind }) => kind === 'unknown' || kind === 'word');
  if (!person || person.name === '' || more || isUnknown) return null;
  return {
    ...toPerson(person),
    isKeeper: marks.includes('keeper'),
    isCaptain: marks.includes('captain'),
  };
}
