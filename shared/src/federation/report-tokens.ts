import type { LiveMinute } from '../rules/minutes';
import { cutMatches } from './values';
import { foldText } from './names';
import { type Score, toScore } from './report-text';
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

export interface Minute extends LiveMinute {
  /** Whether it has no mark, and so may also be a player's number. */
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

/** Roles of players in an event: `autor` of a goal or card, or who comes on and who goes off. */
export const ROLES = ['autor', 'entra', 'sale'] as const;
type Role = (typeof ROLES)[number];
type People = Readonly<Partial<Record<Role, Person>>>;

/** What the line of an event says, apart from the team. */
export interface EventTokens extends EventWord {
  readonly minute: Minute | null;
  /** Score after a goal. */
  readonly running: Score | null;
  readonly people: People;
  /** Names of teams in the line. */
  readonly labels: readonly string[];
}

/** Whether a text is the name of one of the teams. */
export type IsTeam = (text: string) => boolean;

/** What a section says about its lines. */
export interface SectionHints {
  readonly kind: string | null;
  readonly word?: EventWord | undefined;
  readonly role?: Role | undefined;
  /** Whether the column headings put who goes off first. */
  readonly isOffFirst: boolean;
}

/** A value in a line. */
type Token =
  | { readonly kind: 'minute'; readonly minute: Minute }
  | { readonly kind: 'score'; readonly score: Score }
  | { readonly kind: 'word'; readonly word: EventWord }
  /** Roles of the person before it and of the one after it. */
  | { readonly kind: 'role'; readonly before: Role | null; readonly after: Role }
  | { readonly kind: 'number'; readonly number: number; readonly isBracketed: boolean }
  | { readonly kind: 'name' | 'team' | 'unknown'; readonly text: string };

/** Minutes with a mark: `min. 45+2`, `45'+2'`, `45+2`, `45'`, `45 min`. */
const MINUTE =
  /\(?(?:\bmin(?:uto)?\b\.?\s*:?\s*(\d{1,3})(?:\s*['’′´])?(?:\s*\(?\+\s*(\d{1,2}))?\s*['’′´]?|(?<![\d\p{L}])(\d{1,3})\s*(?:['’′´]\s*\(?\+\s*(\d{1,2})\s*['’′´]?|\+\s*(\d{1,2})\s*(?:['’′´]|min\b\.?)?|['’′´]{1,2})|(?<![\d\p{L}]|[-:]\s*)(\d{1,3})\s?min(?:utos?)?\b\.?)\)?/giu;
/** A minute without a mark: alone in its column, or before a score, a word or another number. */
const BARE_MINUTE =
  /^\s*(\d{1,3})\.?(?:\t|:\s|\s{3,}|\s+(?=\(?\d|(?:amarilla|roja|doble|tarjeta|ta|tr|2|entra|sale|gol)\b))/iu;
const RUNNING = /(?<![\d-])[([]?\b(\d{1,2})\s*[-:]\s*(\d{1,2})\b[)\]]?(?![\d-])/gu;
const NAME =
  /^(?=(?:.*\p{L}){2})\p{L}[\p{L}\p{M}'’´`.\-ªº ]*(?:,\s*\p{L}[\p{L}\p{M}'’´`.\-ªº ]*)?$/u;
const NUMBER = /^(?:n?[ºo°]\.?\s*)?(\d{1,2})(?:\s*[-.):]+\s*|\s+|$)/iu;
const EDGES = /^[-\s/|.:,;•*·]+|[-\s/|:,;•*·]+$/gu;
const NICKNAME = /["“«][^"”»]*["”»]/gu;

/** Whether a line is only a minute, as copied from a phone. */
export const isMinuteAlone = (text: string): boolean =>
  /\d/u.test(text) && /^\s*(?:\d{1,3}(?:\s*\+\s*\d{1,2})?\s*)?$/u.test(text.replace(MINUTE, ''));

export const hasMinute = (text: string): boolean =>
  text.search(MINUTE) >= 0 || BARE_MINUTE.test(text);

function toMinute(match: RegExpExecArray): Token {
  const [, afterWord, afterWordAdded, marked, addedAfterMark, addedAlone, beforeWord] = match;
  const anadido = afterWordAdded ?? addedAfterMark ?? addedAlone;
  return {
    kind: 'minute',
    minute: {
      minuto: Number(afterWord ?? marked ?? beforeWord),
      ...(anadido !== undefined && { anadido: Number(anadido) }),
    },
  };
}

/** The longest known phrase at the beginning or the end of a text, and the rest. */
function cutPhrase(text: string): { readonly word: EventWord; readonly rest: string } | null {
  const words = text.split(/\s+/u);
  for (let length = Math.min(5, words.length); length > 0; length -= 1) {
    for (const [phrase, rest] of [
      [words.slice(0, length), words.slice(length)],
      [words.slice(-length), words.slice(0, -length)],
    ] as const) {
      const word = EVENT_WORDS.get(foldText(phrase.join(' ')));
      if (word) return { word, rest: rest.join(' ').replace(/^(?:a|al|para)\s/iu, '') };
    }
  }
  return null;
}

/** The tokens of a text without separators. */
function readCellTokens(cell: string, isBracketed: boolean, isTeam: IsTeam): Token[] {
  const text = cell.replace(EDGES, '').replace(/\s+/gu, ' ');
  if (text === '') return [];
  if (isTeam(cell.trim())) return [{ kind: 'team', text: cell.trim() }];
  const alone = CELL_WORDS.get(foldText(text));
  if (alone) return [{ kind: 'word', word: alone }];
  const phrase = cutPhrase(text);
  if (phrase) {
    return [
      { kind: 'word', word: phrase.word },
      ...readCellTokens(phrase.rest, isBracketed, isTeam),
    ];
  }
  const number = NUMBER.exec(text);
  if (number) {
    const token: Token = { kind: 'number', number: Number(number[1]), isBracketed };
    return [token, ...readCellTokens(text.slice(number[0].length), isBracketed, isTeam)];
  }
  // A nickname is ignored, a participle such as «(lesionado)» is not.
  if (isBracketed && /^(?!.*[ai]d[oa]$)\p{L}{3,}$/iu.test(text)) return [];
  const name = text.replace(NICKNAME, ' ').replace(/\s+/gu, ' ').trim();
  return [{ kind: NAME.test(name) ? 'name' : 'unknown', text: name }];
}

/** The tokens of a text. Splitting it at brackets puts what they enclose at the odd indexes. */
const readTokens = (text: string, isTeam: IsTeam): Token[] =>
  text.split(/([([][^)\]]*[)\]])/u).flatMap((part, index) =>
    part
      .replace(/^[([]|[)\]]$/gu, '')
      .split(/\t+|\s{2,}|\s[-/|]\s|[()[\]]/u)
      .flatMap((cell) => readCellTokens(cell, index % 2 === 1, isTeam)),
  );

interface InRole extends Person {
  readonly role: Role | null;
}

/** The persons of a line. A number belongs to the name after it, or else to a name before it that has none. */
function readPeople(tokens: readonly Token[]): InRole[] {
  const people: InRole[] = [];
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
function readChange(people: readonly InRole[], { role, isOffFirst }: SectionHints) {
  const areBare = people.every((one) => one.role === null);
  const order = isOffFirst ? (['sale', 'entra'] as const) : (['entra', 'sale'] as const);
  const placed = new Map<Role | null, Person>();
  for (const [index, one] of people.entries()) {
    const bare = (people.length === 1 ? role : order[index]) ?? null;
    placed.set(areBare ? bare : one.role, toPerson(one));
  }
  // Everybody has a role, and no two have the same.
  const isClear = placed.size === people.length && placed.size > 0 && !placed.has(null);
  return isClear ? (Object.fromEntries(placed) as People) : null;
}

const toPerson = ({ number, name }: Person): Person => ({ number, name });

/** Reads a line of an events section. `null` if a part of it cannot be read. */
export function readEvent(line: string, hints: SectionHints, isTeam: IsTeam): EventTokens | null {
  const text = SENTENCES.reduce((one, [from, to]) => one.replace(from, to), line);
  let parts = cutMatches<Token>([text], MINUTE, toMinute);
  const bare = parts.length === 1 && BARE_MINUTE.exec(text);
  if (bare) {
    const minute = { minuto: Number(bare[1]), isBare: true };
    parts = [{ kind: 'minute', minute }, text.slice(bare[0].length)];
  }
  parts = cutMatches(parts, RUNNING, ([, home, away]) => ({
    kind: 'score',
    score: toScore(home, away),
  }));
  const has = (kind: Token['kind']) =>
    parts.some((part) => typeof part !== 'string' && part.kind === kind);
  const isInChanges =
    (hints.kind === 'changes' && !has('score')) ||
    parts.some((part) => typeof part === 'string' && CHANGE.test(part));
  for (const [pattern, before, after] of isInChanges ? [...ROLE_WORDS, ON_FOR_OFF] : ROLE_WORDS)
    parts = cutMatches(parts, pattern, () => ({ kind: 'role', before, after }));
  const isChange = isInChanges || has('role');
  const tokens = parts.flatMap((part) => {
    if (typeof part !== 'string') return [part];
    // Sheets do not store why a card was shown.
    return readTokens(isChange ? part : part.replace(REASON, ''), isTeam);
  });
  const all = <K extends Token['kind']>(kind: K) =>
    tokens.filter((token): token is Extract<Token, { kind: K }> => token.kind === kind);
  const [[minute, otherMinute], [score, otherScore]] = [all('minute'), all('score')];
  const words = all('word').map(({ word }) => word);
  if (otherMinute || otherScore || all('unknown').length > 0) return null;
  const cards = new Set(words.flatMap((one) => one.card ?? []));
  // "Roja por doble amarilla".
  if (cards.has('doble amarilla')) cards.delete('tarjeta roja');
  if (cards.size > 1) return null;
  const common = {
    minute: minute?.minute ?? null,
    running: score?.score ?? null,
    labels: all('team').map(({ text: label }) => label),
  };
  const placed = readPeople(tokens);
  if (isChange) {
    const people = readChange(placed, hints);
    return people && { ...common, people };
  }
  const word = Object.assign({}, ...words) as EventWord;
  const [told] = cards;
  const [person, more] = placed;
  const isGoal = word.isGoal === true || score !== undefined || (hints.kind === 'goals' && !told);
  const presumed = told || hints.kind !== 'cards' || isGoal ? {} : hints.word;
  const card = told ?? presumed?.card;
  // Either a goal or a card.
  if (more || isGoal === (card !== undefined)) return null;
  if (!person && !(isGoal && word.isOwnGoal)) return null;
  return {
    ...common,
    ...presumed,
    ...word,
    isGoal,
    card,
    people: person ? { autor: toPerson(person) } : {},
  };
}

/** Reads a player of a line-up. `null` if a part of the line cannot be read. */
export function readPlayer(line: string): PlayerLine | null {
  const marks: string[] = [];
  // Marks are read as teams, so that they become no part of the name.
  const tokens = readTokens(line, (text) => {
    const known = PLAYER_MARKS.get(foldText(text));
    marks.push(...(known ?? []));
    return known !== undefined;
  });
  const [person, more] = readPeople(tokens);
  const isUnknown = tokens.some(({ kind }) => kind === 'unknown' || kind === 'word');
  if (!person || person.name === '' || more || isUnknown) return null;
  const [isKeeper, isCaptain] = [marks.includes('keeper'), marks.includes('captain')];
  return { ...toPerson(person), isKeeper, isCaptain };
}
