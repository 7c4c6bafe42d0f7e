import { fold } from './names';

/** First year of a season: 2026 for "2026/27". `null` if its name does not say. */
export type SeasonStart = number | null;

/** A date as read. Without `day` it cannot be told; then `problem` says why. With `day`, `problem` is a doubt. */
export interface DateReading {
  /** DD-MM-YYYY. */
  readonly day: string | null;
  readonly problem: string | null;
}

/** A piece of a line: a value of a known kind, or text. */
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

export const isMonthName = (text: string): boolean =>
  new RegExp(`^(?:${MONTH})(?: (?:de )?\\d{4})?$`).test(fold(text).trim());
const isWeekday = (text: string): boolean => new RegExp(`^(?:${WEEKDAY})\\.?$`, 'i').test(text);

function monthNumber(text: string): number {
  const start = fold(text).slice(0, 3);
  return MONTHS.indexOf(start === 'set' ? 'sep' : start) + 1;
}

const pad = (value: number) => String(value).padStart(2, '0');

function dateOf(season: SeasonStart, text: string, parts: Readonly<Record<string, string>>) {
  const unreadable = (problem: string): DateReading => ({ day: null, problem });
  const day = Number(parts['day']);
  const month = /^\d/.test(parts['month'] ?? '')
    ? Number(parts['month'])
    : monthNumber(parts['month'] ?? '');
  const said = parts['year'];
  let year = season === null ? null : season + (month < 7 ? 1 : 0);
  if (said !== undefined && said !== '') year = Number(said.length === 2 ? `20${said}` : said);
  if (year === null) return unreadable(`la fecha «${text}» no dice el año`);
  const found = new Date(Date.UTC(year, month - 1, day));
  if (found.getUTCMonth() !== month - 1 || found.getUTCDate() !== day) {
    return unreadable(`la fecha «${text}» no existe`);
  }
  if (season !== null && year !== season + (month < 7 ? 1 : 0)) {
    return unreadable(`la fecha «${text}» no es de la temporada`);
  }
  const weekday = WEEKDAYS.indexOf(fold(parts['weekday'] ?? '').slice(0, 3));
  const isOtherDay = weekday >= 0 && weekday !== found.getUTCDay();
  return {
    day: `${pad(day)}-${pad(month)}-${String(year)}`,
    problem: isOtherDay ? `el ${text} no es ese día de la semana` : null,
  };
}

interface Rule {
  readonly pattern: RegExp;
  /** `undefined` if the match is a part of a name after all. */
  readonly read: (
    match: { readonly text: string; readonly parts: Readonly<Record<string, string>> },
    season: SeasonStart,
    before: string,
  ) => Piece | undefined;
}

const EDGE = String.raw`(?<![\p{L}\d/.:-])`;
const END = String.raw`(?![\p{L}\d/]|[-.:]\d)`;
const ON = String.raw`(?:(?<weekday>${WEEKDAY})\.?,?\s*(?:d[ií]a\s+)?)?`;

const datePattern = (pattern: string): Rule => ({
  pattern: new RegExp(`${EDGE}${ON}${pattern}${END}`, 'giu'),
  read: ({ text, parts }, season, before) => {
    const isWeak = /\p{L}{4}/u.test(parts['month'] ?? '') && !parts['year'] && !parts['weekday'];
    // "C.D. 12 de Octubre" is a club.
    if (isWeak && /\p{L}/u.test(before)) return undefined;
    return { kind: 'date', text, isWeak, date: dateOf(season, text, parts) };
  },
});

const DATES = [
  String.raw`(?<year>\d{4})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})(?:T(?=\d))?`,
  String.raw`(?<day>\d{1,2})\s?(?<mark>[-/.])\s?(?<month>\d{1,2})\s?\k<mark>\s?(?<year>\d{4}|\d{2})`,
  String.raw`(?<day>\d{1,2})(?:º|\s*[-/.])?\s*(?:de\s+)?(?<month>${MONTH})\b\.?(?:(?:\s*[-/.,]\s*|\s+(?:del?\s+)?)(?<year>\d{4}|\d{2}(?!\s*[:.h-])))?`,
  String.raw`(?<day>\d{1,2})/(?<month>\d{1,2})`,
  // Two digits each: a date and not a score.
  String.raw`(?<day>0[1-9]|[12]\d|3[01])-(?<month>0[1-9]|1[0-2])`,
].map((pattern) => datePattern(pattern));

const simple = (
  pattern: string,
  read: (parts: Readonly<Record<string, string>>, text: string) => Piece | undefined,
): Rule => ({
  pattern: new RegExp(pattern, 'giu'),
  read: ({ text, parts }) => read(parts, text),
});

const HOUR_UNIT = String.raw`(?:h(?:s|rs|oras)?\b\.?)`;
const HOUR = simple(
  String.raw`(?:\ba las\s+)?(?<![\p{L}\d/.:,-])(?<hour>\d{1,2})(?:[:.](?<minute>\d{2})(?::\d{2})?\s*${HOUR_UNIT}?|\s*h(?<late>\d{2})|\s*${HOUR_UNIT})(?![\p{L}\d])`,
  ({ hour, minute, late }, text) => {
    const [hours, minutes] = [Number(hour), Number(minute ?? late ?? 0)];
    // Midnight stands for an hour that is not known yet.
    const isHour = hours < 24 && minutes < 60 && hours + minutes > 0;
    return { kind: 'hour', text, hour: isHour ? `${pad(hours)}:${pad(minutes)}` : null };
  },
);

const readScore = ({ home, away }: Readonly<Record<string, string>>, text: string): Piece => ({
  kind: 'score',
  text,
  goals: [Number(home), Number(away)],
});
const TIGHT_SCORE = simple(
  String.raw`(?<![\p{L}\d/.:-])(?<home>\d{1,2})-(?<away>\d{1,2})(?![\p{L}\d/:.-])`,
  readScore,
);
const SPACED_SCORE = simple(
  String.raw`(?<![\p{L}\d/.:-])(?<home>\d{1,2})\s+-\s*(?<away>\d{1,2})(?![\p{L}\d/:.-])`,
  readScore,
);

const ROUND = simple(
  String.raw`\bjor(?:nada|n?\b\.?)\s*(?:n[º°ro.]*\s*)?(?<before>\d{1,2})\b(?!\s*-\s*\d\s)|(?<![\d/])(?<after>\d{1,2})(?:\.?[ªa])?\s*jornada\b|^\s*j\.?\s?(?<short>\d{1,2})(?=\s|$|[:.])`,
  ({ before, after, short }, text) => {
    const number = Number(before ?? after ?? short);
    return number > 0 ? { kind: 'round', text, number } : undefined;
  },
);
const PENDING = String.raw`(?:(?:fecha|horario|hora)\s+)?(?:por|a|sin|pdte\.?(?: de)?|pendiente de)\s+(?:determinar|confirmar|definir|designar|fijar|fecha|hora|asignar)|\bpendiente\b|\bpdte\b\.?`;
const WORDS = [
  simple(
    String.raw`\b(?:aplazad[oa]s?|aplz\b\.?|suspendid[oa]s?)\b(?:\s+(?:a|al|para el|hasta el)(?=\s|$))?`,
    (_, text) => ({
      kind: 'postponed',
      text,
    }),
  ),
  simple(PENDING, (_, text) => ({ kind: 'pending', text })),
];

/** The text without punctuation around it. */
function trimText(text: string): string {
  const bare = text.replace(/^[\s,;:|·>@)/-]+|[\s,;:|·>@(/-]+$/g, '').replace(/\s+/g, ' ');
  const inner = /^\(([^()]*)\)$/.exec(bare)?.[1] ?? bare;
  return /^\([^)]*$/.test(inner) ? inner.slice(1).trim() : inner.trim();
}

const textPiece = (text: string): readonly Piece[] =>
  isWeekday(text) || !/[\p{L}\d]/u.test(text) ? [] : [{ kind: 'text', text }];

function applyRule(pieces: readonly Piece[], rule: Rule, season: SeasonStart): readonly Piece[] {
  return pieces.flatMap((piece) => {
    if (piece.kind !== 'text') return [piece];
    const found: Piece[] = [];
    let from = 0;
    for (const match of piece.text.matchAll(rule.pattern)) {
      const before = piece.text.slice(from, match.index);
      const value = rule.read(
        { text: match[0].trim(), parts: { ...match.groups } },
        season,
        before,
      );
      if (!value) continue;
      found.push({ kind: 'text', text: before }, value);
      from = match.index + match[0].length;
    }
    return [...found, { kind: 'text', text: piece.text.slice(from) }];
  });
}

/**
 * The pieces of a cell, in order. With `hasSpacedScores` off, "Sección 3 - 2 de Mayo" is no score but two clubs.
 */
export function readPieces(
  cell: string,
  season: SeasonStart,
  hasSpacedScores = true,
): readonly Piece[] {
  const text = cell.trim();
  if (text === '') return [];
  if (/^(?:[\s\-_:?*.]+|vs?\.?|contra)$/i.test(text)) return [{ kind: 'score', text, goals: null }];
  if (/^(?:descansan?|descanso|exento|libre)$/i.test(text)) return [{ kind: 'bye', text }];
  if (/^\d{1,2}[ªº]?$/.test(text) && Number.parseInt(text, 10) < 100) {
    return [{ kind: 'number', text, number: Number.parseInt(text, 10) }];
  }
  const scores = hasSpacedScores ? [TIGHT_SCORE, SPACED_SCORE] : [TIGHT_SCORE];
  let pieces: readonly Piece[] = [{ kind: 'text', text }];
  for (const rule of [ROUND, ...DATES, HOUR, ...scores, ...WORDS]) {
    pieces = applyRule(pieces, rule, season);
  }
  return pieces.flatMap((piece) =>
    piece.kind === 'text' ? textPiece(trimText(piece.text)) : [piece],
  );
}
