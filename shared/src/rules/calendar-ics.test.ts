import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { PartidoPreview } from '../records/partido';
import { buildPartido } from '../testing/partido-builder';
import { instantArbitrary } from '../testing/process-timezone';
import { calendarIcs } from './calendar-ics';
import { previewPartido } from './partido';

const OPTIONS = {
  club: 'CD Encina',
  domain: 'cd-encina.example',
  origin: 'https://cd-encina.example',
  temporada: '2026/27',
  modified: '2026-11-20T09:30:00.000Z',
};

const calendar = (...partidos: readonly PartidoPreview[]) => calendarIcs({ ...OPTIONS, partidos });
const preview = (fields: Parameters<typeof buildPartido>[0] = {}) =>
  previewPartido(buildPartido(fields));

/** The entries as read by an independent parser, with the time zone. */
function parse(text: string): ICAL.Event[] {
  const component = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return component.getAllSubcomponents('vevent').map((vevent) => new ICAL.Event(vevent));
}

const property = (event: ICAL.Event | undefined, name: string) =>
  String(event?.component.getFirstPropertyValue(name));

describe('a calendar', () => {
  it('has CRLF line ends and the headers that clients need', () => {
    const text = calendar(preview());
    expect(text.split('\r\n').join('')).not.toMatch(/[\r\n]/);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:-\/\/CD Encina\/\//);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('has id, version, teams, ground, time and link of each match', () => {
    const [event] = parse(calendar(preview({ version: 3 })));
    expect(event?.uid).toBe('partido-1@cd-encina.example');
    expect(event?.sequence).toBe(3);
    expect(event?.summary).toBe('CD Encina - Atlético Robledal');
    expect(event?.location).toBe('El Encinar');
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-11-14T17:00:00.000Z');
    expect(event?.startDate.zone.tzid).toBe('Europe/Madrid');
    expect(event?.duration.toSeconds()).toBe(110 * 60);
    expect(property(event, 'url')).toBe('https://cd-encina.example/partidos/partido-1');
    expect(property(event, 'dtstamp')).toBe('2026-11-20T09:30:00Z');
    expect(property(event, 'last-modified')).toBe('2026-11-20T09:30:00Z');
  });

  it('mentions a shoot-out and a walkover, and leaves out an unknown ground', () => {
    const played = { jugado: true, goles_anotados: 2, goles_encajados: 2 };
    const text = calendar(
      preview({ ...played, tanda: { anotados: 4, encajados: 3 }, nombre_campo: '' }),
    );
    const [event] = parse(text);
    expect(event?.summary).toBe('CD Encina 2-2 (4-3 p.) Atlético Robledal');
    expect(event?.description).toBe('Liga Comarcal\nPasa CD Encina');
    expect(text).not.toContain('LOCATION');
    const [walkover] = parse(calendar(preview({ ...played, incomparecencia: 'rival' })));
    expect(walkover?.description).toContain('Incomparecencia de Atlético Robledal');
  });

  it.each([
    ['programado', 'CONFIRMED'],
    ['aplazado', 'TENTATIVE'],
    ['suspendido', 'TENTATIVE'],
    ['cancelado', 'CANCELLED'],
  ] as const)('gives a match that is %s the status %s', (estado, status) => {
    const [event] = parse(calendar(preview({ estado })));
    expect(property(event, 'status')).toBe(status);
  });

  it('has its matches in order of kick-off, and is valid without any', () => {
    expect(parse(calendar())).toEqual([]);
    const later = preview({ _id: 'b', fecha_date: '2026-12-01T10:00:00.000Z' });
    const sooner = preview({ _id: 'a', fecha_date: '2026-09-01T10:00:00.000Z' });
    expect(parse(calendar(later, sooner)).map(({ uid }) => uid[0])).toEqual(['a', 'b']);
  });
});

describe('times', () => {
  it.each([
    ['in summer', '2026-07-10T10:00:00.000Z', /DTSTART;TZID=Europe\/Madrid:20260710T120000/],
    ['just before summer time', '2026-03-29T00:59:00.000Z', /:20260329T015900/],
    ['just after it begins', '2026-03-29T01:00:00.000Z', /:20260329T030000/],
    ['in the first 02:30 of October', '2026-10-25T00:30:00.000Z', /DTSTART:20261025T003000Z/],
    ['in the second 02:30 of October', '2026-10-25T01:30:00.000Z', /DTSTART:20261025T013000Z/],
    ['before the current rule', '1950-07-16T18:00:00.000Z', /DTSTART:19500716T180000Z/],
  ])('%s are right, and local unless that is ambiguous', (_when, fecha_date, line) => {
    const text = calendar(preview({ fecha_date }));
    expect(text).toMatch(line);
    expect(parse(text)[0]?.startDate.toJSDate().toISOString()).toBe(fecha_date);
  });

  it('follow the zone’s rule, from the year in which it began', () => {
    const text = calendarIcs({ ...OPTIONS, partidos: [], zone: 'Atlantic/Canary' });
    const [daylight = '', standard = ''] = text.split('BEGIN:STANDARD');
    expect(daylight.replaceAll('\r\n', ' ')).toContain(
      'DTSTART:19960331T010000 RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU TZOFFSETFROM:+0000 TZOFFSETTO:+0100 TZNAME:WEST',
    );
    expect(standard.replaceAll('\r\n', ' ')).toContain(
      'DTSTART:19961027T020000 RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU TZOFFSETFROM:+0100 TZOFFSETTO:+0000 TZNAME:WET',
    );
  });

  it('are the same instants in an independent parser', () => {
    fc.assert(
      fc.property(instantArbitrary, (instant) => {
        const fecha_date = `${instant.slice(0, 19)}.000Z`;
        const [event] = parse(calendar(preview({ fecha_date })));
        expect(event?.startDate.toJSDate().toISOString()).toBe(fecha_date);
      }),
      { numRuns: 50 },
    );
  });
});

describe('texts', () => {
  it('cannot add lines to the file', () => {
    const nombre = 'Peña «Ñ»; a, b \\ c ⚽🏟️ END:VEVENT\r\nBEGIN:VEVENT';
    const [event, ...more] = parse(calendar(preview({ nombre_equipo: nombre })));
    expect(more).toEqual([]);
    expect(event?.summary).toBe(`CD Encina - ${nombre.replace('\r\n', '\n')}`);
  });

  it('survive a round trip whatever they are, in lines of at most 75 octets', () => {
    // The replacement character must not be in the original text.
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 80 })
      .filter((written) => !written.includes('\uFFFD'));
    fc.assert(
      fc.property(text, (nombre) => {
        const written = calendar(preview({ nombre_campo: nombre }));
        const longest = Math.max(...written.split('\r\n').map((line) => Buffer.byteLength(line)));
        expect(longest).toBeLessThanOrEqual(75);
        expect(written).not.toContain('\uFFFD');
        expect(parse(written)[0]?.location).toBe(nombre.replaceAll(/\p{Cc}/gu, ''));
      }),
      { numRuns: 50 },
    );
  });
});
