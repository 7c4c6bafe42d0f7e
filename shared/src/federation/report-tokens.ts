import { foldWords } from './report-text';
import {
  CARD_WORDS,
  type CardKind,
  GOAL_MARKS,
  OFF_FOR_ON,
  ON_FOR_OFF,
  ON_OFF,
  PLAYER_MARKS,
  SECOND_YELLOW,
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
export interface EventTokens {
  readonly minute: Minute | null;
  /** Score after a goal, home first. */
  readonly running: readonly [number, number] | null;
  readonly card: CardKind | null;
  /** Whether the card presupposes a first yellow one. */
  readonly isSecond: boolean;
  readonly isGoal: boolean;
  readonly isPenalty: boolean;
  readonly isOwnGoal: boolean;
  readonly person: Person | null;
  readonly entra: Person | null;
  readonly sale: Person | null;
  /** Pieces that may name a team. */
  readonly labels: readonly string[];
}

const MINUTE =
  /\(?(?:\bmin(?:uto)?\b\.?\s*:?\s*(\d{1,3})(?:\s*['’′´])?(?:\s*\+\s*(\d{1,2}))?\s*['’′´]?|(?<![\d\p{L}])(\d{1,3})\s*(?:['’′´]\s*\+\s*(\d{1,2})\s*['’′´]?|\+\s*(\d{1,2})\s*(?:['’′´]|min\b\.?)?|['’′´]{1,2})|(?<![\d\p{L}]|[-–—:]\s*)(\d{1,3})\s?min(?:utos?)?\b\.?)\)?/giu;
/** A minute without a mark: alone in its column, or before a score, a word or another number. */
const BARE_MINUTE =
  /^(\d{1,3})\.?(?:\t|\s{3,}|\s+(?=\(?\d|(?:amarilla|roja|doble|tarjeta|ta|tr|2|entra|sale|gol)\b))/iu;
const RUNNING = /(?<![\d-])[([]?\b(\d{1,2})\s*[-–—:]\s*(\d{1,2})\b[)\]]?(?![\d-])/u;
const NAME =
  /^(?=(?:.*\p{L}){2})\p{L}[\p{L}\p{M}'’´`.\-ªº ]*(?:,\s*\p{L}[\p{L}\p{M}'’´`.\-ªº ]*)?$/u;
const SEPARATORS = /^[\s\-–—/|.:,;•*·]*$/u;

export const hasMinute = (text: string): boolean =>
  text.search(MINUTE) >= 0 || BARE_MINUTE.test(text.trim());

const toNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** Takes the minute out of a line. `undefined` if there are several. */
function takeMinute(
  text: string,
): { readonly minute: Minute | null; readonly rest: string } | undefined {
  const [match, more] = [...text.matchAll(MINUTE)];
  if (more) return undefined;
  if (!match) {
    const bare = BARE_MINUTE.exec(text);
    if (!bare) return { minute: null, rest: text };
    return { minute: { minuto: Number(bare[1]), isBare: true }, rest: text.slice(bare[0].length) };
  }
  const [all, afterWord, afterWordAdded, before, added, alone, beforeWord] = match;
  const anadido = toNumber(afterWordAdded ?? added ?? alone);
  return {
    minute: {
      minuto: Number(afterWord ?? before ?? beforeWord),
      ...(anadido !== undefined && { anadido }),
    },
    rest: `${text.slice(0, match.index)}\t${text.slice(match.index + all.length)}`,
  };
}

/** Numbers before names without what stands between: `(7) X`, `7. X` and `7 - X` are `7 X`. */
const plainNumbers = (text: string) =>
  text
    .replace(/(?<![\p{L}\d] ?)\((\d{1,2})\)\s*(?=\p{L})/gu, '$1 ')
    .replace(/(?<!\d)(\d{1,2})\s*[.\-–]+\s*(?=\p{L})/gu, '$1 ');

/** Number and name of a person, `null` if it is none. */
function readPerson(text: string): Person | null {
  const clean = text.replace(/^[\s\-–—/|.:,;•*·]+|[\s\-–—/|:,;•*·]+$/gu, '');
  const match = /^(?:n?[ºo°]\.?\s*)?\(?(\d{1,2})\)?(?:\s*[.\-–):]\s*|\s+|$)(.*)$/u.exec(clean);
  const name = (match ? (match[2] ?? '') : clean).replace(/\s+/gu, ' ').trim();
  const number = match ? Number(match[1]) : null;
  if (name === '' ? number === null : !NAME.test(name)) return null;
  return { number, name };
}

/** The text without one of some folded phrases at its beginning or end, `null` if there is none. */
function cutPhrase(text: string, phrase: string): string | null {
  const words = text.trim().split(/\s+/u);
  const { length } = phrase.split(' ');
  if (foldWords(words.slice(0, length).join(' ')) === phrase) return words.slice(length).join(' ');
  if (foldWords(words.slice(-length).join(' ')) === phrase)
    return words.slice(0, -length).join(' ');
  return null;
}

/** Cuts a kind of card off a piece. */
function cutCard(piece: string) {
  for (const [phrase, card] of CARD_WORDS) {
    const rest = cutPhrase(piece, phrase);
    if (rest !== null) {
      const name = rest.replace(/^(?:a|al|para)\s+/iu, '');
      return { card, rest: name, isSecond: SECOND_YELLOW.test(phrase) };
    }
  }
  return null;
}

/** Marks in brackets or after the name, and what is left. */
function takeMarks(text: string): { readonly marks: readonly string[]; readonly rest: string } {
  const marks: string[] = [];
  const rest = text
    .replace(/[([]([^)\]]*)[)\]]/gu, (_all, inside: string) => {
      marks.push(inside);
      return '\t';
    })
    .replace(
      /\s+(?:[-–]\s*)?((?:de )?penalti|pen\.|p\.\s?p\.|pp|(?:en )?propia (?:puerta|meta))\s*(?=\t|$)/iu,
      (_all, mark: string) => {
        marks.push(mark);
        return '';
      },
    );
  return { marks, rest };
}

/** Pieces of a line. A number by itself belongs to the name after it. */
function readPieces(text: string, isTeam: IsTeam) {
  const cells = text
    .split(/\t+|\s{2,}|\s[-–—/|]\s|[()[\]]/u)
    .map((cell) => cell.trim())
    .filter((cell) => !SEPARATORS.test(cell));
  const labels = cells.filter(isTeam);
  const others: string[] = [];
  for (const cell of cells) {
    if (isTeam(cell)) continue;
    const last = others.at(-1);
    if (last !== undefined && /^\d{1,2}$/u.test(last)) others.splice(-1, 1, `${last} ${cell}`);
    else others.push(cell);
  }
  return { labels, others };
}

/** Whether a text is the name of one of the teams. */
export type IsTeam = (text: string) => boolean;

/** How a section says what its lines leave out. */
export interface SectionHints {
  readonly kind: string | null;
  readonly card?: CardKind | undefined;
  readonly isOffFirst: boolean;
}

type Role = 'entra' | 'sale';
const ROLES: readonly Role[] = ['entra', 'sale'];

/** The text of both players of a change, by the words before their names or between them. */
function splitChange(text: string, isOffFirst: boolean, isTeam: IsTeam) {
  const marked = ROLES.flatMap((role) =>
    [...text.matchAll(ON_OFF[role])].map((match) => ({ role, match })),
  ).toSorted((a, b) => a.match.index - b.match.index);
  if (marked.length > 0) {
    return [
      { role: null, text: text.slice(0, marked[0]?.match.index) },
      ...marked.map(({ role, match }, index) => ({
        role,
        text: text.slice(match.index + match[0].length, marked[index + 1]?.match.index),
      })),
    ];
  }
  const zip = (roles: readonly Role[], texts: readonly string[]) =>
    texts.map((one, index) => ({ role: roles[index] ?? null, text: one }));
  const on = text.split(ON_FOR_OFF);
  if (on.length === 2) return zip(ROLES, on);
  const off = text.split(OFF_FOR_ON);
  if (off.length === 2) return zip(ROLES.toReversed(), off);
  const { labels, others } = readPieces(text, isTeam);
  return [
    ...zip(isOffFirst ? ROLES.toReversed() : ROLES, others),
    ...labels.map((label) => ({ role: null, text: label })),
  ];
}

const NOTHING = {
  running: null,
  card: null,
  isSecond: false,
  isGoal: false,
  isPenalty: false,
  isOwnGoal: false,
  person: null,
  entra: null,
  sale: null,
} as const;

/** A change, possibly with only one of its two players. */
function readChange(
  text: string,
  minute: Minute | null,
  { isOffFirst }: SectionHints,
  isTeam: IsTeam,
): EventTokens | null {
  const people: Partial<Record<Role, Person>> = {};
  const labels: string[] = [];
  for (const part of splitChange(text, isOffFirst, isTeam)) {
    const { labels: named, others } = readPieces(part.text, isTeam);
    labels.push(...named);
    const [piece, more] = others;
    if (piece === undefined) continue;
    const person = readPerson(piece);
    if (!person || more !== undefined || part.role === null || people[part.role]) return null;
    people[part.role] = person;
  }
  const { entra = null, sale: goesOff = null } = people;
  if (!entra && !goesOff) return null;
  return { ...NOTHING, minute, entra, sale: goesOff, labels };
}

/** A goal or a card. */
function readGoalOrCard(
  text: string,
  minute: Minute | null,
  hints: SectionHints,
  isTeam: IsTeam,
): EventTokens | null {
  const score = RUNNING.exec(text);
  const { marks, rest } = takeMarks(score ? text.replace(score[0], '\t') : text);
  const { labels, others } = readPieces(rest, isTeam);
  let card: { readonly card: CardKind; readonly isSecond: boolean } | null = null;
  let isGoal = score !== null;
  let person: Person | null = null;
  let number: number | null = null;
  const kinds = new Set<string>();
  for (const mark of marks) {
    const kind = GOAL_MARKS.get(foldWords(mark));
    if (kind) kinds.add(kind);
    else if (/^\d{1,2}$/u.test(mark.trim())) number = Number(mark);
    else if (isTeam(mark)) labels.push(mark);
    else return null;
  }
  for (const piece of others) {
    let name = piece;
    const cut = score ? null : cutCard(name);
    if (cut) {
      if (card) return null;
      card = cut;
      name = cut.rest;
    }
    const kind = GOAL_MARKS.get(foldWords(name));
    if (kind) {
      kinds.add(kind);
      isGoal ||= foldWords(name).startsWith('gol');
      continue;
    }
    const ofGoal = card ? null : cutPhrase(name, 'gol');
    if (ofGoal !== null) {
      isGoal = true;
      name = ofGoal;
    }
    if (SEPARATORS.test(name)) continue;
    const found = readPerson(name);
    if (!found || person) return null;
    person = found;
  }
  isGoal ||= hints.kind === 'goals' && !card;
  const given = card?.card ?? (hints.kind === 'cards' && !isGoal ? (hints.card ?? null) : null);
  if (isGoal === (given !== null)) return null;
  const isOwnGoal = kinds.has('own goal');
  if (!person && !(isGoal && isOwnGoal)) return null;
  return {
    ...NOTHING,
    minute,
    running: score ? [Number(score[1]), Number(score[2])] : null,
    card: given,
    isSecond: card?.isSecond ?? false,
    isGoal,
    isPenalty: kinds.has('penalty'),
    isOwnGoal,
    person: person && { ...person, number: person.number ?? number },
    labels,
  };
}

/** Reads a line of an events section. `null` if a part of it cannot be read. */
export function readEvent(line: string, hints: SectionHints, isTeam: IsTeam): EventTokens | null {
  const text = SENTENCES.reduce((one, [from, to]) => one.replace(from, to), line);
  const taken = takeMinute(text.trim());
  if (!taken) return null;
  const { minute } = taken;
  const rest = plainNumbers(taken.rest);
  const ofChange = cutPhrase(rest.replace(/^[\s:.\-–]+/u, ''), 'cambio');
  const isMarked = ROLES.some((role) => rest.search(ON_OFF[role]) >= 0);
  const isScored = /^\s*[([]?\d{1,2}\s*[-–—:]\s*\d/u.test(rest);
  return isMarked || ofChange !== null || (hints.kind === 'changes' && !isScored)
    ? readChange(ofChange ?? rest, minute, hints, isTeam)
    : readGoalOrCard(rest, minute, hints, isTeam);
}

/** Reads a player of a line-up. `null` if a part of the line cannot be read. */
export function readPlayer(line: string): PlayerLine | null {
  const marks: string[] = [];
  const rest = plainNumbers(line.trim()).replace(
    /\s*[([]([^)\]]*)[)\]]/gu,
    (_all, inside: string) => {
      marks.push(inside);
      return '\t';
    },
  );
  const { others } = readPieces(rest, () => false);
  const names: string[] = [];
  for (const piece of others) {
    if (PLAYER_MARKS.has(foldWords(piece))) marks.push(piece);
    else names.push(piece);
  }
  const person = names.length === 1 ? readPerson(names[0] ?? '') : null;
  const known = marks.map((mark) => PLAYER_MARKS.get(foldWords(mark)));
  if (!person || person.name === '' || known.includes(undefined)) return null;
  const all = known.flatMap((one) => one ?? []);
  return { ...person, isKeeper: all.includes('keeper'), isCaptain: all.includes('captain') };
}
