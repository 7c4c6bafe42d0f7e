import type { LiveMinute } from '../rules/minutes';
import { cutMatches } from './values';
import { foldText } from './names';
import { type Score, toScore } from './report-text';
import {
  CELL_WORDS,
  CHANGE,
  EVENT_WORDS,
  type EventFacts,
  ON_FOR_OFF,
  PLAYER_MARKS,
  REASON,
  ROLE_WORDS,
  SENTENCES,
} from './report-words';

/*
 * Reads one line of a match report: an event (`readEvent`) or a player of a line-up (`readPlayer`). A line is cut into
 * tokens, one for each value, and these are put together: "45+2' Roja 7 CANO, IVAN" has the tokens minute 45+2, word
 * "Roja", number 7 and name "CANO, IVAN", and is a red card of a person with number and name.
 */

export interface Minute extends LiveMinute {
  /** Whether it stands without `'` or "min", so that the number may also be a shirt number. */
  readonly isUnmarked?: boolean;
}

/** A person as a line names him: by number, by name or by both. */
export interface Person {
  readonly number: number | null;
  /** Empty if the line has only the number. */
  readonly name: string;
}

export interface PlayerLine extends Person {
  readonly isKeeper: boolean;
  readonly isCaptain: boolean;
}

/** Roles of persons in an event: `autor` of a goal or card; in a change, who comes on (`entra`) and goes off (`sale`). */
export const ROLES = ['autor', 'entra', 'sale'] as const;
type Role = (typeof ROLES)[number];
type People = Readonly<Partial<Record<Role, Person>>>;

/** An event as its line tells it. Which team it belongs to is not decided here. */
export interface EventReading extends EventFacts {
  readonly minute: Minute | null;
  readonly scoreAfter: Score | null;
  readonly people: People;
  /** Teams' names in the line. */
  readonly labels: readonly string[];
}

/** Whether a text is the name of one of the teams. */
export type IsTeam = (text: string) => boolean;

/** What the heading of a section says about the lines below it. */
export interface SectionHints {
  readonly kind: string | null;
  /** Which card its lines tell if they do not say: a yellow one below "Amarillas". */
  readonly facts?: EventFacts | undefined;
  /** Role of the persons below "Entran" or "Salen". */
  readonly role?: Role | undefined;
  /** Whether the column for who goes off comes before the one for who comes on. */
  readonly isOffFirst: boolean;
}

type Token =
  | { readonly kind: 'minute'; readonly minute: Minute }
  | { readonly kind: 'score'; readonly score: Score }
  | { readonly kind: 'word'; readonly facts: EventFacts }
  /** A word or an arrow that gives roles to the person before it and to the one after it. */
  | { readonly kind: 'role'; readonly before: Role | null; readonly after: Role }
  | { readonly kind: 'number'; readonly number: number; readonly isBracketed: boolean }
  | { readonly kind: 'name' | 'team' | 'unknown'; readonly text: string };

const isOfKind =
  <K extends Token['kind']>(kind: K) =>
  (part: Token | string): part is Token & { readonly kind: K } =>
    typeof part !== 'string' && part.kind === kind;

const MARK = "['’′´]";
const MINUTE_FORMS = [
  // min. 45+2
  String.raw`\bmin(?:uto)?\b\.?\s*:?\s*(\d{1,3})(?:\s*${MARK})?(?:\s*\(?\+\s*(\d{1,2}))?\s*${MARK}?`,
  // 45'+2', 45+2', 45'
  String.raw`(?<![\d\p{L}])(\d{1,3})\s*(?:${MARK}\s*\(?\+\s*(\d{1,2})\s*${MARK}?|\+\s*(\d{1,2})\s*(?:${MARK}|min\b\.?)?|${MARK}{1,2})`,
  // 45 min
  String.raw`(?<![\d\p{L}]|[-:]\s*)(\d{1,3})\s?min(?:utos?)?\b\.?`,
];
const MINUTE = new RegExp(String.raw`\(?(?:${MINUTE_FORMS.join('|')})\)?`, 'giu');
/** A minute without a mark at the start of a line: alone in its column, or before a score, a word or another number. */
const UNMARKED_MINUTE =
  /^\s*(\d{1,3})\.?(?:\t|:\s|\s{3,}|\s+(?=\(?\d|(?:amarilla|roja|doble|tarjeta|ta|tr|2|entra|sale|gol)\b))/iu;
/** The score after a goal: `2-1`, `(2:1)`. */
const SCORE = /(?<![\d-])[([]?\b(\d{1,2})\s*[-:]\s*(\d{1,2})\b[)\]]?(?![\d-])/gu;
/** A name with at least two letters, perhaps with a comma: `CANO, IVAN`. */
const NAME =
  /^(?=(?:.*\p{L}){2})\p{L}[\p{L}\p{M}'’´`.\-ªº ]*(?:,\s*\p{L}[\p{L}\p{M}'’´`.\-ªº ]*)?$/u;
/** A shirt number at the start: `7`, `7.-`, `nº 7`. */
const NUMBER = /^(?:n?[ºo°]\.?\s*)?(\d{1,2})(?:\s*[-.):]+\s*|\s+|$)/iu;
const EDGES = /^[-\s/|.:,;•*·]+|[-\s/|:,;•*·]+$/gu;
const NICKNAME = /["“«][^"”»]*["”»]/gu;

/** Whether a line is a minute and nothing else. */
export const isMinuteAlone = (text: string): boolean =>
  /\d/u.test(text) && /^\s*(?:\d{1,3}(?:\s*\+\s*\d{1,2})?\s*)?$/u.test(text.replace(MINUTE, ''));

export const hasMinute = (text: string): boolean =>
  text.search(MINUTE) >= 0 || UNMARKED_MINUTE.test(text);

function toMinute(match: RegExpExecArray): Token {
  const [, afterWord, afterWordAdded, marked, addedAfterMark, addedAlone, beforeWord] = match;
  const minuto = Number(afterWord ?? marked ?? beforeWord);
  const added = afterWordAdded ?? addedAfterMark ?? addedAlone;
  return { kind: 'minute', minute: { minuto, ...(added && { anadido: Number(added) }) } };
}

/** What the longest known phrase at the start or the end of a text says, and the text without it. */
function cutPhrase(text: string): { readonly facts: EventFacts; readonly rest: string } | null {
  const words = text.split(/\s+/u);
  for (let length = Math.min(5, words.length); length > 0; length -= 1) {
    for (const [phrase, rest] of [
      [words.slice(0, length), words.slice(length)],
      [words.slice(-length), words.slice(0, -length)],
    ] as const) {
      const facts = EVENT_WORDS.get(foldText(phrase.join(' ')));
      // "Amarilla a CANO, IVAN".
      if (facts) return { facts, rest: rest.join(' ').replace(/^(?:a|al|para)\s/iu, '') };
    }
  }
  return null;
}

/** The tokens of a piece of a line in which nothing separates the values. */
function readCellTokens(cell: string, isBracketed: boolean, isTeam: IsTeam): Token[] {
  const text = cell.replace(EDGES, '').replace(/\s+/gu, ' ');
  if (text === '') return [];
  if (isTeam(cell.trim())) return [{ kind: 'team', text: cell.trim() }];
  const cellFacts = CELL_WORDS.get(foldText(text));
  if (cellFacts) return [{ kind: 'word', facts: cellFacts }];
  const phrase = cutPhrase(text);
  if (phrase) {
    const token: Token = { kind: 'word', facts: phrase.facts };
    return [token, ...readCellTokens(phrase.rest, isBracketed, isTeam)];
  }
  const number = NUMBER.exec(text);
  if (number) {
    const token: Token = { kind: 'number', number: Number(number[1]), isBracketed };
    return [token, ...readCellTokens(text.slice(number[0].length), isBracketed, isTeam)];
  }
  // A word in brackets is a nickname, which is ignored. A participle is not: «(lesionado)» stays unknown.
  if (isBracketed && /^(?!.*[ai]d[oa]$)\p{L}{3,}$/iu.test(text)) return [];
  const name = text.replace(NICKNAME, ' ').replace(/\s+/gu, ' ').trim();
  return [{ kind: NAME.test(name) ? 'name' : 'unknown', text: name }];
}

/** The tokens of a text. Of the parts between brackets and outside them, those with odd indexes are in brackets. */
const readTokens = (text: string, isTeam: IsTeam): Token[] =>
  text.split(/([([][^)\]]*[)\]])/u).flatMap((part, index) =>
    part
      .replace(/^[([]|[)\]]$/gu, '')
      .split(/\t+|\s{2,}|\s[-/|]\s|[()[\]]/u)
      .flatMap((cell) => readCellTokens(cell, index % 2 === 1, isTeam)),
  );

type InRole = Person & { readonly role: Role | null };

/** The persons of a line. A number belongs to the name after it, or else to the name before it if that has none. */
function readPeople(tokens: readonly Token[]): InRole[] {
  const people: InRole[] = [];
  let role: Role | null = null;
  /** A number that may belong to the next name. */
  let open: number | null = null;
  const addOpenNumber = () => {
    if (open !== null) people.push({ number: open, name: '', role });
    open = null;
  };
  for (const [index, token] of tokens.entries()) {
    const last = people.at(-1);
    if (token.kind === 'name') {
      people.push({ number: open, name: token.text, role });
      open = null;
    } else if (token.kind === 'number') {
      const isBehindName = token.isBracketed || tokens[index + 1]?.kind !== 'name';
      if (last?.number === null && last.role === role && isBehindName) {
        people.splice(-1, 1, { ...last, number: token.number });
      } else {
        addOpenNumber();
        open = token.number;
      }
    } else if (token.kind === 'role') {
      addOpenNumber();
      const before = people.at(-1);
      if (before && token.before) people.splice(-1, 1, { ...before, role: token.before });
      role = token.after;
    }
  }
  addOpenNumber();
  return people;
}

/**
 * The persons of a change by role. If the line gives no roles, the section does, or the order of the persons. `null` if
 * it is not clear who comes on and who goes off.
 */
function readChange(people: readonly InRole[], section: SectionHints): People | null {
  const order = section.isOffFirst ? (['sale', 'entra'] as const) : (['entra', 'sale'] as const);
  const hasRoles = people.some((one) => one.role !== null);
  const byRole = new Map<Role | null, Person>();
  for (const [index, one] of people.entries()) {
    const presumed = (people.length === 1 ? section.role : order[index]) ?? null;
    byRole.set(hasRoles ? one.role : presumed, one);
  }
  // Everybody has a role, and no two have the same.
  const isClear = byRole.size === people.length && byRole.size > 0 && !byRole.has(null);
  return isClear ? (Object.fromEntries(byRole) as People) : null;
}

/** The line with its minute cut out. A number without a mark is the minute only if no minute has a mark. */
function cutMinute(line: string): (string | Token)[] {
  const parts = cutMatches<Token>([line], MINUTE, toMinute);
  const unmarked = parts.length === 1 && UNMARKED_MINUTE.exec(line);
  if (!unmarked) return parts;
  const minute = { minuto: Number(unmarked[1]), isUnmarked: true };
  return [{ kind: 'minute', minute }, line.slice(unmarked[0].length)];
}

/** The tokens of an event's line, and whether it tells a change. */
function cutLine(line: string, section: SectionHints, isTeam: IsTeam) {
  const text = SENTENCES.reduce((one, [from, to]) => one.replace(from, to), line);
  let parts = cutMatches<Token>(cutMinute(text), SCORE, ([, home, away]) => ({
    kind: 'score',
    score: toScore(home, away),
  }));
  const isChangeExpected =
    (section.kind === 'changes' && !parts.some(isOfKind('score'))) ||
    parts.some((part) => typeof part === 'string' && CHANGE.test(part));
  // "X por Y" is a change only where one is expected: behind a card, "por" begins the reason.
  const roleWords = isChangeExpected ? [...ROLE_WORDS, ON_FOR_OFF] : ROLE_WORDS;
  for (const [pattern, before, after] of roleWords)
    parts = cutMatches(parts, pattern, () => ({ kind: 'role', before, after }));
  const isChange = isChangeExpected || parts.some(isOfKind('role'));
  const tokens = parts.flatMap((part) => {
    if (typeof part !== 'string') return [part];
    // Sheets do not store why a card was shown.
    return readTokens(isChange ? part : part.replace(REASON, ''), isTeam);
  });
  return { tokens, isChange };
}

/** What the words of a line say together. `null` if they name different cards. */
function mergeFacts(words: readonly EventFacts[]): EventFacts | null {
  const cards = new Set(words.flatMap(({ card }) => card ?? []));
  // "Roja por doble amarilla".
  if (cards.has('doble amarilla')) cards.delete('tarjeta roja');
  const [card, otherCard] = cards;
  if (otherCard) return null;
  return Object.assign({}, ...words, card && { card }) as EventFacts;
}

/** Reads a line of an events section. `null` if a part of it cannot be read. */
export function readEvent(
  line: string,
  section: SectionHints,
  isTeam: IsTeam,
): EventReading | null {
  const { tokens, isChange } = cutLine(line, section, isTeam);
  const [minute, otherMinute] = tokens.filter(isOfKind('minute'));
  const [score, otherScore] = tokens.filter(isOfKind('score'));
  const facts = mergeFacts(tokens.filter(isOfKind('word')).map((word) => word.facts));
  if (otherMinute || otherScore || !facts || tokens.some(isOfKind('unknown'))) return null;
  const persons = readPeople(tokens);
  const reading = {
    minute: minute?.minute ?? null,
    scoreAfter: score?.score ?? null,
    labels: tokens.filter(isOfKind('team')).map(({ text }) => text),
  };
  if (isChange) {
    const people = readChange(persons, section);
    return people && { ...reading, people };
  }
  const isGoal =
    facts.isGoal === true || score !== undefined || (section.kind === 'goals' && !facts.card);
  const isCardOfSection = section.kind === 'cards' && !facts.card && !isGoal;
  const allFacts = isCardOfSection ? { ...section.facts, ...facts } : facts;
  // Either a goal or a card, of one person. Only an own goal may lack him.
  if (isGoal === (allFacts.card !== undefined)) return null;
  const [person, otherPerson] = persons;
  if (otherPerson || (!person && !(isGoal && facts.isOwnGoal))) return null;
  return { ...reading, ...allFacts, isGoal, people: person ? { autor: person } : {} };
}

/** Reads a player of a line-up. `null` if a part of the line cannot be read. */
export function readPlayer(line: string): PlayerLine | null {
  const marks: string[] = [];
  // Marks such as "(C)" are passed off as teams, so that they become no part of the name.
  const tokens = readTokens(line, (text) => {
    const known = PLAYER_MARKS.get(foldText(text));
    marks.push(...(known ?? []));
    return known !== undefined;
  });
  const [person, more] = readPeople(tokens);
  const isUnknown = tokens.some(({ kind }) => kind === 'unknown' || kind === 'word');
  if (!person || person.name === '' || more || isUnknown) return null;
  return {
    ...person,
    isKeeper: marks.includes('keeper'),
    isCaptain: marks.includes('captain'),
  };
}
