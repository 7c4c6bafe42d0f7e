import { fold } from './names';

/** The lines of a pasted text, with plain spaces and hyphens and without invisible characters. */
export const splitLines = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u2010-\u2015\u2212\ufe58\uff0d]/g, '-')
    .split(/\r\n|[\r\n\u2028\u2029\v\f]/)
    .map((line) => line.replace(/[^\S\t]/g, ' '));

/**
 * Cuts the matches of a pattern out of the texts among the parts. A match that `read` refuses with `undefined` stays
 * text. `before` is the text since the last match.
 */
export const cutMatches = <T extends object>(
  parts: readonly (string | T)[],
  pattern: RegExp,
  read: (match: RegExpExecArray, before: string) => T | undefined,
): (string | T)[] =>
  parts.flatMap((part) => {
    if (typeof part !== 'string') return [part];
    const found: (string | T)[] = [];
    let from = 0;
    for (const match of part.matchAll(pattern)) {
      const before = part.slice(from, match.index);
      const value = read(match, before);
      if (!value) continue;
      found.push(before, value);
      from = match.index + match[0].length;
    }
    return [...found, part.slice(from)];
  });

/** First year of a season: 2026 for "2026/27". `null` if its name does not say. */
export type SeasonStart = number | null;

/** A date as read. */
export interface DateReading {
  /** DD-MM-YYYY, `null` if it cannot be told. */
  readonly day: string | null;
  /** In Spanish: why there is no `day`, or a warning about it. */
  readonly problem: string | null;
}

/** A piece of a line: a value of a known kind, or text. A date is weak if it may be a club's name: "2 de Mayo". */
export type Piece = { readonly text: string } & (
  | { readonly kind: 'date'; readonly date: DateReading; readonly isWeak: boolean }
  | { readonly kind: 'hour'; readonly hour: string | null }
  | { readonly kind: 'score'; readonly goals: readonly [number, number] | null }
  | { readonly kind: 'round'; readonly number: number }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'pending' }
  | { readonly kind: 'postponed' | 'bye' | 'text' }
);

export function readSeason(name: string): SeasonStart {
  const found = /(?<!\d)(\d{4}|\d{2})\s*[/-]\s*(\d{4}|\d{2})(?!\d)/.exec(name);
  const [first, second] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || (first + 1) % 100 !== second % 100) return null;
  return first < 100 ? 2000 + first : first;
}

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const MONTH =
  'ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|may(?:o)?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sept?(?:iembre)?|set(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?';
/** From Sunday, as in `Date`. */
const WEEKDAYS = ['dom', 'lun', 'mar', 'mie', 'jue', 'vie', 'sab'];
const WEEKDAY =
  'lun(?:es)?|mar(?:tes)?|mi[eé](?:r|rcoles)?|jue(?:ves)?|vie(?:rnes)?|s[aá]b(?:ado)?|dom(?:ingo)?';

const MONTH_NAME = new RegExp(`^(?:${MONTH})(?: (?:de )?\\d{4})?$`);
export const isMonthName = (text: string): boolean => MONTH_NAME.test(fold(text).trim());
const WEEKDAY_NAME = new RegExp(`^(?:${WEEKDAY})\\.?$`, 'i');

function monthNumber(text: string): number {
  const start = fold(text).slice(0, 3);
  return MONTHS.indexOf(start === 'set' ? 'sep' : start) + 1;
}

const pad = (value: number) => String(value).padStart(2, '0');

function readDateParts(season: SeasonStart, text: string, parts: Groups) {
  const unreadable = (problem: string): DateReading => ({ day: null, problem });
  const { month: name = '', year: written } = parts;
  const day = Number(parts['day']);
  const month = /^\d/.test(name) ? Number(name) : monthNumber(name);
  // A season begins in July.
  const yearInSeason = season === null ? null : season + (month < 7 ? 1 : 0);
  const year = written ? Number(written.length === 2 ? `20${written}` : written) : yearInSeason;
  if (year === null) return unreadable(`la fecha «${text}» no dice el año`);
  const found = new Date(Date.UTC(year, month - 1, day));
  if (found.getUTCMonth() !== month - 1 || found.getUTCDate() !== day) {
    return unreadable(`la fecha «${text}» no existe`);
  }
  if (yearInSeason !== null && year !== yearInSeason) {
    return unreadable(`la fecha «${text}» no es de la temporada`);
  }
  const weekday = WEEKDAYS.indexOf(fold(parts['weekday'] ?? '').slice(0, 3));
  const isOtherDay = weekday >= 0 && weekday !== found.getUTCDay();
  return {
    day: `${pad(day)}-${pad(month)}-${String(year)}`,
    problem: isOtherDay ? `el ${text} no es ese día de la semana` : null,
  };
}

type Groups = Readonly<Record<string, string | undefined>>;
interface Rule {
  readonly pattern: RegExp;
  /** `undefined` if the match is part of a club's name. */
  readonly read: (
    groups: Groups,
    text: string,
    season: SeasonStart,
    before: string,
  ) => Piece | undefined;
}
const rule = (pattern: string, read: Rule['read']): Rule => ({
  pattern: new RegExp(pattern, 'giu'),
  read,
});

const DATE_START = String.raw`(?<![\p{L}\d/.:-])`;
const DATE_END = String.raw`(?![\p{L}\d/]|[-.:]\d)`;
const WEEKDAY_BEFORE = String.raw`(?:(?<weekday>${WEEKDAY})\.?,?\s*(?:d[ií]a\s+)?)?`;

const DATES = [
  String.raw`(?<year>\d{4})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})(?:T(?=\d))?`,
  String.raw`(?<day>\d{1,2})\s?(?<mark>[-/.])\s?(?<month>\d{1,2})\s?\k<mark>\s?(?<year>\d{4}|\d{2})`,
  String.raw`(?<day>\d{1,2})(?:º|\s*[-/.])?\s*(?:de\s+)?(?<month>${MONTH})\b\.?(?:(?:\s*[-/.,]\s*|\s+(?:del?\s+)?)(?<year>\d{4}|\d{2}(?!\s*[:.h-])))?`,
  String.raw`(?<day>\d{1,2})/(?<month>\d{1,2})`,
  // With two digits each, it is a date and not a score.
  String.raw`(?<day>0[1-9]|[12]\d|3[01])-(?<month>0[1-9]|1[0-2])`,
].map((pattern) =>
  rule(`${DATE_START}${WEEKDAY_BEFORE}${pattern}${DATE_END}`, (groups, text, season, before) => {
    const { weekday, month = '', year } = groups;
    const isWeak = /\p{L}{4}/u.test(month) && !year && !weekday;
    // "C.D. 12 de Octubre" is a club.
    if (isWeak && /\p{L}/u.test(before)) return undefined;
    return { kind: 'date', text, isWeak, date: readDateParts(season, text, groups) };
  }),
);

const HOUR_UNIT = String.raw`(?:h(?:s|rs|oras)?\b\.?)`;
const HOUR = rule(
  String.raw`(?:\ba las\s+)?(?<![\p{L}\d/.:,-])(?<hour>\d{1,2})(?:[:.](?<minute>\d{2})(?::\d{2})?\s*${HOUR_UNIT}?|\s*h(?<late>\d{2})|\s*${HOUR_UNIT})(?![\p{L}\d])`,
  ({ hour, minute, late }, text) => {
    const [hours, minutes] = [Number(hour), Number(minute ?? late ?? 0)];
    // Federations write 00:00 for an unknown hour.
    const isHour = hours < 24 && minutes < 60 && hours + minutes > 0;
    return { kind: 'hour', text, hour: isHour ? `${pad(hours)}:${pad(minutes)}` : null };
  },
);

/** `2-1`; and `2 - 1`, which may also stand between two names: "Sección 3 - 2 de Mayo". */
const SCORES = ['-', String.raw`\s+-\s*`].map((between) =>
  rule(
    String.raw`(?<![\p{L}\d/.:-])(?<home>\d{1,2})${between}(?<away>\d{1,2})(?![\p{L}\d/:.-])`,
    ({ home, away }, text) => ({ kind: 'score', text, goals: [Number(home), Number(away)] }),
  ),
);

const ROUND = rule(
  String.raw`\bjor(?:nada|n?\b\.?)\s*(?:n[º°ro.]*\s*)?(?<before>\d{1,2})\b(?!\s*-\s*\d\s)|(?<![\d/])(?<after>\d{1,2})(?:\.?[ªa])?\s*jornada\b|^\s*j\.?\s?(?<short>\d{1,2})(?=\s|$|[:.])`,
  ({ before, after, short }, text) => {
    const number = Number(before ?? after ?? short);
    return number > 0 ? { kind: 'round', text, number } : undefined;
  },
);
const PENDING = String.raw`(?:(?:fecha|horario|hora)\s+)?(?:por|a|sin|pdte\.?(?: de)?|pendiente de)\s+(?:determinar|confirmar|definir|designar|fijar|fecha|hora|asignar)|\bpendiente\b|\bpdte\b\.?`;
const WORDS = [
  rule(
    String.raw`\b(?:aplazad[oa]s?|aplz\b\.?|suspendid[oa]s?)\b(?:\s+(?:a|al|para el|hasta el)(?=\s|$))?`,
    (_, text) => ({ kind: 'postponed', text }),
  ),
  rule(PENDING, (_, text) => ({ kind: 'pending', text })),
];

/** The text without punctuation around it. */
function trimText(text: string): string {
  const bare = text.replace(/^[\s,;:|·>@)/-]+|[\s,;:|·>@(/-]+$/g, '').replace(/\s+/g, ' ');
  const inner = /^\(([^()]*)\)$/.exec(bare)?.[1] ?? bare;
  return /^\([^)]*$/.test(inner) ? inner.slice(1).trim() : inner.trim();
}

const toTexts = (part: string | Piece): readonly Piece[] => {
  if (typeof part !== 'string') return [part];
  const text = trimText(part);
  return WEEKDAY_NAME.test(text) || !/[\p{L}\d]/u.test(text) ? [] : [{ kind: 'text', text }];
};

/** The pieces of a cell, in order. With the `compact` form, `3-2` is a score and `3 - 2` is not. */
export function readPieces(
  cell: string,
  season: SeasonStart,
  scoreForm: 'any' | 'compact' = 'any',
): readonly Piece[] {
  const text = cell.trim();
  if (text === '') return [];
  if (/^(?:[\s\-_:?*.]+|vs?\.?|contra)$/i.test(text)) return [{ kind: 'score', text, goals: null }];
  if (/^(?:descansan?|descanso|exento|libre)$/i.test(text)) return [{ kind: 'bye', text }];
  const [, number] = /^(\d{1,2})[ªº]?$/.exec(text) ?? [];
  if (number !== undefined) return [{ kind: 'number', text, number: Number(number) }];
  const scores = scoreForm === 'any' ? SCORES : SCORES.slice(0, 1);
  const numbers = /\d/.test(text) ? [ROUND, ...DATES, HOUR, ...scores] : [];
  let parts: (string | Piece)[] = [text];
  for (const { pattern, read } of [...numbers, ...WORDS]) {
    parts = cutMatches(parts, pattern, ({ 0: match, groups }, before) =>
      read(groups ?? {}, match.trim(), season, before),
    );
  }
  return parts.flatMap(toTexts);
}
