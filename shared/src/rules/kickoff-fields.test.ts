import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantArbitrary } from '../testing/instant-arbitrary';
import { buildPartido } from '../testing/partido-builder';
import { type Kickoff, kickoffFromInstant, type KickoffInput, resolveKickoff } from './dates';

describe('kick-off from the fields of a body', () => {
  const stored = kickoffFromInstant('2026-11-14T17:30:00.000Z');
  const accepted: readonly [string, KickoffInput, Kickoff | undefined, string][] = [
    ['a date alone: at 10:00', { fecha_str: '14-11-2026' }, undefined, '2026-11-14T09:00:00.000Z'],
    [
      'a date and a time',
      { fecha_str: '14-11-2026', hora_str: '18:30' },
      undefined,
      '2026-11-14T17:30:00.000Z',
    ],
    ['a bare date: at 10:00', { fecha_date: '2026-07-15' }, undefined, '2026-07-15T08:00:00.000Z'],
    [
      'a bare date and a time',
      { fecha_date: '2026-07-15', hora_str: '20:15' },
      undefined,
      '2026-07-15T18:15:00.000Z',
    ],
    [
      'an instant, whose time replaces the default',
      { fecha_date: '2026-07-15T18:15:00Z' },
      undefined,
      '2026-07-15T18:15:00.000Z',
    ],
    [
      'an instant with offset and strings that agree with it in Madrid',
      { fecha_date: '2026-07-15T19:15:00+01:00', fecha_str: '15-07-2026', hora_str: '20:15' },
      undefined,
      '2026-07-15T18:15:00.000Z',
    ],
    [
      'an instant on another date in UTC',
      { fecha_date: '2026-07-15T22:30:00Z', fecha_str: '16-07-2026', hora_str: '00:30' },
      undefined,
      '2026-07-15T22:30:00.000Z',
    ],
    [
      'the first of two instants with the same strings',
      { fecha_date: '2026-10-25T00:30:00Z', fecha_str: '25-10-2026', hora_str: '02:30' },
      undefined,
      '2026-10-25T00:30:00.000Z',
    ],
    ['another time on the stored date', { hora_str: '12:00' }, stored, '2026-11-14T11:00:00.000Z'],
    [
      'another date at the stored time',
      { fecha_str: '12-07-2026' },
      stored,
      '2026-07-12T16:30:00.000Z',
    ],
    [
      'another bare date at the stored time',
      { fecha_date: '2026-07-12' },
      stored,
      '2026-07-12T16:30:00.000Z',
    ],
    [
      'another instant, at its own time',
      { fecha_date: '2026-07-12T09:00:00Z' },
      stored,
      '2026-07-12T09:00:00.000Z',
    ],
    ['nothing: unchanged', {}, stored, stored.fecha_date],
  ];
  it.each(accepted)('%s', (_name, input, before, instant) => {
    expect(resolveKickoff(input, before)).toEqual({ ok: true, value: kickoffFromInstant(instant) });
  });

  const refused: readonly [string, KickoffInput, Kickoff | undefined, string, string][] = [
    [
      'an instant on another date',
      { fecha_date: '2026-11-14T17:30:00Z', fecha_str: '15-11-2026' },
      undefined,
      'fecha-no-concuerda',
      'la fecha con su hora dice el 14-11-2026 y la fecha, el 15-11-2026',
    ],
    [
      'an instant on the same date in UTC but another one in Madrid',
      { fecha_date: '2026-07-15T22:30:00Z', fecha_str: '15-07-2026' },
      undefined,
      'fecha-no-concuerda',
      'la fecha con su hora dice el 16-07-2026 y la fecha, el 15-07-2026',
    ],
    [
      'an instant at another time',
      { fecha_date: '2026-11-14T17:30:00Z', hora_str: '17:30' },
      undefined,
      'fecha-no-concuerda',
      'la fecha con su hora dice las 18:30 y la hora, las 17:30',
    ],
    [
      'a bare date that differs',
      { fecha_date: '2026-11-14', fecha_str: '11-14-2026', hora_str: '18:30' },
      undefined,
      'fecha-no-concuerda',
      'la fecha con su hora dice el 14-11-2026 y la fecha, el 11-14-2026',
    ],
    ['no date', { hora_str: '18:30' }, undefined, 'entrada-invalida', 'La fecha es obligatoria.'],
    ['an invalid date', { fecha_str: '31-02-2026' }, stored, 'fecha-invalida', '31-02-2026'],
    [
      'a bare date at a time that the clock skips',
      { fecha_date: '2026-03-29', hora_str: '02:30' },
      undefined,
      'fecha-invalida',
      'cambio de hora',
    ],
    [
      'a date on which the clock skips the stored time',
      { fecha_str: '29-03-2026' },
      kickoffFromInstant('2026-03-28T01:30:00.000Z'),
      'fecha-invalida',
      'cambio de hora',
    ],
    [
      'an instant after the allowed years, which DD-MM-YYYY cannot hold',
      { fecha_date: '9999-12-31T23:30:00Z' },
      undefined,
      'fecha-invalida',
      'fuera de los años admitidos',
    ],
    [
      'an instant before the allowed years',
      { fecha_date: '1700-05-01T10:00:00Z' },
      stored,
      'fecha-invalida',
      'fuera de los años admitidos',
    ],
  ];
  it.each(refused)('refuses %s', (_name, input, before, code, detail) => {
    const kickoff = resolveKickoff(input, before);
    expect(kickoff).toMatchObject({ ok: false, refusal: { code } });
    expect(kickoff.ok || kickoff.refusal.detail).toContain(detail);
  });

  it('stays as stored if the body omits it or sends all of it back', () => {
    fc.assert(
      fc.property(instantArbitrary, (instant) => {
        const kickoff = kickoffFromInstant(instant);
        expect(resolveKickoff({}, kickoff)).toEqual({ ok: true, value: kickoff });
        expect(resolveKickoff(kickoff, kickoff)).toEqual({ ok: true, value: kickoff });
      }),
    );
  });

  it('takes only the kick-off from the stored record, even from a whole match', () => {
    const partido = buildPartido({ nombre_campo: 'Campo viejo' });
    const { fecha_date, fecha_str, hora_str } = partido;
    expect(resolveKickoff({}, partido)).toEqual({
      ok: true,
      value: { fecha_date, fecha_str, hora_str },
    });
  });
});
