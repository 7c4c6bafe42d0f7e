import type { PartidoPreview } from '../records/partido';
import { toDateFields } from './dates';
import { TIME_ZONE } from './local-date';
import type { TimeZone } from '../vocabulary';
import { comparePartidos } from './order';
import { decisionText, joinParts, scoreText } from './titles';

/** Duration of an entry, minutes: two halves, the break and some added time. */
const DURATION_MIN = 110;

/** First change to summer time under the European Union's rule, which both zones follow. */
const RULE_START = '1996-03-31T01:00:00.000Z';

/** Winter and summer time of each zone. `change` is the hour at which it begins, on the clock that is changed. */
const CLOCKS = {
  'Europe/Madrid': [
    { change: '03', offset: '+0100', name: 'CET' },
    { change: '02', offset: '+0200', name: 'CEST' },
  ],
  'Atlantic/Canary': [
    { change: '02', offset: '+0000', name: 'WET' },
    { change: '01', offset: '+0100', name: 'WEST' },
  ],
} as const satisfies Readonly<Record<TimeZone, readonly object[]>>;
type Clock = (typeof CLOCKS)[TimeZone][number];

/** A STANDARD or DAYLIGHT component. `day` is the month and day on which it began in 1996. */
const vclock = (kind: 'DAYLIGHT' | 'STANDARD', day: string, before: Clock, after: Clock) => [
  `BEGIN:${kind}`,
  `DTSTART:1996${day}T${after.change}0000`,
  `RRULE:FREQ=YEARLY;BYMONTH=${String(Number(day.slice(0, 2)))};BYDAY=-1SU`,
  `TZOFFSETFROM:${before.offset}`,
  `TZOFFSETTO:${after.offset}`,
  `TZNAME:${after.name}`,
  `END:${kind}`,
];

const vtimezone = (zone: TimeZone, [winter, summer]: readonly [Clock, Clock]) => [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  ...vclock('DAYLIGHT', '0331', winter, summer),
  ...vclock('STANDARD', '1027', summer, winter),
  'END:VTIMEZONE',
];

/** STATUS of an entry. Matches that may be played at another time are tentative. */
const STATUS = {
  programado: 'CONFIRMED',
  en_juego: 'CONFIRMED',
  finalizado: 'CONFIRMED',
  aplazado: 'TENTATIVE',
  suspendido: 'TENTATIVE',
  cancelado: 'CANCELLED',
} as const satisfies Record<PartidoPreview['estado'], string>;

interface CalendarOptions {
  /** Name of our club in summaries. */
  readonly club: string;
  /** Domain of the club, which makes UIDs globally unique. */
  readonly domain: string;
  /** Origin of the site, for the links of the entries. */
  readonly origin: string;
  readonly temporada: string;
  readonly partidos: readonly PartidoPreview[];
  /** Default: Madrid. */
  readonly zone?: TimeZone;
  /**
   * Time of the calendar's last change, used for all DTSTAMP and LAST-MODIFIED, so that unchanged data gives
   * identical files.
   */
  readonly modified: string;
}

/** Escapes a property's text value (RFC 5545, section 3.3.11). Removes control characters. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (letter) => `\\${letter}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

const utf8 = new TextEncoder();

/** Folds a content line at 75 octets, never inside a character (RFC 5545, section 3.1). */
function foldLine(line: string): string {
  let folded = '';
  let used = 0;
  for (const letter of line) {
    const size = utf8.encode(letter).length;
    if (used + size > 75) {
      folded += '\r\n ';
      used = 1;
    }
    folded += letter;
    used += size;
  }
  return folded;
}

/** Converts `2026-11-14T17:00:00.000Z` to `20261114T170000Z`. */
export const utcValue = (instant: string) =>
  new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const addMinutes = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

/** End of a match's entry. */
export const calendarEnd = (start: string) => addMinutes(start, DURATION_MIN);

/**
 * Start or end of an entry in local time. In UTC if local time is ambiguous: before the current rule for summer time,
 * and in the repeated hour in October.
 */
function timeProperty(name: 'DTSTART' | 'DTEND', instant: string, zone: TimeZone): string {
  const { fecha_str, hora_str } = toDateFields(instant, zone);
  const isAmbiguous = [-60, 60].some((minutes) => {
    const other = toDateFields(addMinutes(instant, minutes), zone);
    return other.hora_str === hora_str && other.fecha_str === fecha_str;
  });
  if (isAmbiguous || instant < RULE_START) return `${name}:${utcValue(instant)}`;
  const [day = '', month = '', year = ''] = fecha_str.split('-');
  const seconds = instant.slice('2026-11-14T17:00:'.length).slice(0, 2);
  return `${name};TZID=${zone}:${year}${month}${day}T${hora_str.replace(':', '')}${seconds}`;
}

/** `CD Encina 3 - 1 Rival CF`: home team first. Before the match there is only a hyphen. */
export function calendarSummary(club: string, partido: PartidoPreview): string {
  const { local, nombre_equipo: rival } = partido;
  const score = scoreText(partido, '-');
  return local ? `${club} ${score} ${rival}` : `${rival} ${score} ${club}`;
}

function vevent(options: CalendarOptions, partido: PartidoPreview): string[] {
  const { zone = TIME_ZONE, modified } = options;
  const stamp = utcValue(modified);
  const { nombre_campo: ground } = partido;
  const decision = decisionText(partido, options.club);
  return [
    'BEGIN:VEVENT',
    `UID:${partido.partido_id}@${options.domain}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${String(partido.version ?? 0)}`,
    timeProperty('DTSTART', partido.fecha_date, zone),
    timeProperty('DTEND', calendarEnd(partido.fecha_date), zone),
    `STATUS:${STATUS[partido.estado]}`,
    `SUMMARY:${escapeText(calendarSummary(options.club, partido))}`,
    `DESCRIPTION:${escapeText(joinParts('\n', partido.nombre_competicion, decision))}`,
    ...(ground === '' ? [] : [`LOCATION:${escapeText(ground)}`]),
    `URL:${options.origin}/partidos/${partido.partido_id}`,
    'END:VEVENT',
  ];
}

/** A season's matches as an iCalendar file (RFC 5545), in order of kick-off. */
export function calendarIcs(options: CalendarOptions): string {
  const { zone = TIME_ZONE } = options;
  const name = escapeText(`${options.club} ${options.temporada}`.trim());
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(options.club)}//Calendario//ES`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${name}`,
    `X-WR-TIMEZONE:${zone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...vtimezone(zone, CLOCKS[zone]),
    ...[...options.partidos].sort(comparePartidos).flatMap((partido) => vevent(options, partido)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
