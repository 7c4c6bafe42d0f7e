import type { PartidoResult, Evento } from '@club/shared';
import { expect, it, describe } from 'vitest';
import { buildPreview } from '../../../shared/src/testing/partido-builder';
import { subscriptionLinks } from './calendar-menu';
import { inWords, timeLeft } from './upcoming-header';
import { streaksText } from './form-strip';
import { previousMeetings } from './previous-meetings';
import { samplePlayer } from './sample-match';
import { scorers } from './timeline';
import { changeText, whenText } from './when';

it('links to a fixed URL for the current season, and to one with the id for another', () => {
  expect(subscriptionLinks('club.example')).toEqual({
    webcal: 'webcal://club.example/calendario.ics',
    google:
      'https://calendar.google.com/calendar/render?cid=webcal%3A%2F%2Fclub.example%2Fcalendario.ics',
    download: '/calendario.ics',
  });
  expect(subscriptionLinks('club.example', 't1').download).toBe('/calendario-t1.ics');
});

const sunday = { fecha_date: '2026-11-22T11:00:00.000Z', fecha_str: '22-11-2026' };

describe('day of a match', () => {
  it.each([
    ['2026-11-22T08:00:00.000Z', 'Hoy · dom, 22 nov'],
    ['2026-11-21T08:00:00.000Z', 'Mañana · dom, 22 nov'],
    ['2026-11-20T08:00:00.000Z', 'dom, 22 nov'],
    ['2026-11-23T08:00:00.000Z', 'dom, 22 nov'],
  ])('at %s: %s', (now, expected) =>
    expect(whenText(sunday, new Date(now), 'Europe/Madrid')).toBe(expected),
  );
});

const cases: readonly (readonly [PartidoResult[], string])[] = [
  [[], ''],
  [['win', 'win'], ''],
  [['lose', 'win', 'win', 'win'], '3 victorias seguidas'],
  [['lose', 'draw', 'win', 'draw'], '3 partidos sin perder'],
  [['win', 'win', 'win', 'win', 'lose'], ''],
  [['win', 'win', 'win', ''], '3 victorias seguidas'],
  [['draw', 'win', 'win', 'win'], '3 victorias seguidas · 4 partidos sin perder'],
];

it.each(cases)('current runs after %j are «%s»', (results, expected) => {
  const season = results.map((resultado, index) => buildPreview(index + 1, resultado));
  expect(streaksText(season)).toBe(expected);
});

const TIME = { fecha_str: '12-12-2026', hora_str: '17:00' };
const CAMPO = { nombre_campo: 'La Vega' };

describe('text about a rescheduled match', () => {
  it.each([
    ['12-12-2026', TIME, 'Cambio de hora: antes el sábado 12 a las 17:00'],
    ['13-12-2026', TIME, 'Cambio de fecha: antes el sábado 12 a las 17:00'],
    ['10-01-2027', TIME, 'Cambio de fecha: antes el sábado 12 de diciembre a las 17:00'],
    ['12-12-2026', CAMPO, 'Cambio de campo: antes en La Vega'],
    [
      '12-12-2026',
      { ...TIME, ...CAMPO },
      'Cambio de hora y campo: antes el sábado 12 a las 17:00, en La Vega',
    ],
  ])('for a match on %s, before %o', (fecha_str, antes, expected) =>
    expect(changeText({ fecha_str, antes, estado: 'programado' })).toBe(expected),
  );

  it('is undefined without a change or if the status is not `programado`', () => {
    expect(changeText({ fecha_str: '12-12-2026', estado: 'programado' })).toBeUndefined();
    for (const estado of ['aplazado', 'cancelado', 'suspendido', 'en_juego'] as const) {
      expect(changeText({ fecha_str: '12-12-2026', estado, antes: TIME })).toBeUndefined();
    }
  });
});

it('previous meetings are played matches against the same rival before this one, latest first', () => {
  const season = [
    buildPreview(1, 'win'),
    buildPreview(2, 'lose', { nombre_equipo: 'CF Otero' }),
    buildPreview(3, 'draw'),
    buildPreview(4),
    buildPreview(5, 'lose'),
    buildPreview(6, 'win'),
  ];
  const ids = previousMeetings(buildPreview(5), season).map(({ partido_id: id }) => id);
  expect(ids).toEqual(['p3', 'p1']);
});

/** Saturday, 18:00 in Madrid. */
const saturday = { fecha_date: '2026-11-14T17:00:00.000Z' };

/** Texts at the given instants in November 2026, UTC. */
const told = (...instants: readonly string[]) =>
  instants.map((at) => timeLeft(saturday, new Date(`2026-11-${at}Z`), 'Europe/Madrid'));
const aloud = (...instants: readonly string[]) => told(...instants).map(inWords);

describe('countdown to a match', () => {
  it('shows days until the last 24 hours', () => {
    // The second is Thursday 0:10 in Madrid, but still Wednesday in UTC.
    expect(told('04T10:00', '11T23:10')).toEqual(['Faltan 10 días', 'Faltan 2 días']);
    expect(told('13T17:00', '13T17:00:01')).toEqual(['Es mañana', 'Es mañana']);
    expect(aloud('04T10:00', '13T17:00')).toEqual(['Faltan 10 días', 'Es mañana']);
  });

  it('shows hours and minutes in the last 24 hours', () => {
    expect(told('13T17:01', '14T05:49')).toEqual(['Faltan 23 h 59 min', 'Faltan 11 h 11 min']);
    expect(told('14T14:45', '14T15:00')).toEqual(['Faltan 2 h 15 min', 'Faltan 2 h']);
    expect(told('14T15:59', '14T16:00')).toEqual(['Falta 1 h 1 min', 'Falta 1 h']);
    expect(aloud('14T14:45', '14T15:00')).toEqual(['Faltan 2 horas 15 minutos', 'Faltan 2 horas']);
    expect(aloud('14T15:59', '14T16:00')).toEqual(['Falta 1 hora 1 minuto', 'Falta 1 hora']);
  });

  it('shows minutes in the last hour and nothing after kick-off', () => {
    expect(told('14T16:48', '14T16:48:30')).toEqual(['Empieza en 12 min', 'Empieza en 12 min']);
    expect(told('14T16:59:59', '14T17:00', '14T19:00')).toEqual(['Empieza en 1 min', '', '']);
    expect(aloud('14T16:48', '14T16:59:59')).toEqual([
      'Empieza en 12 minutos',
      'Empieza en 1 minuto',
    ]);
  });

  it('counts days in the club’s time zone', () => {
    const midnight = { fecha_date: '2026-11-14T23:30:00.000Z' };
    const now = new Date('2026-11-13T10:00:00.000Z');
    expect(timeLeft(midnight, now, 'Europe/Madrid')).toBe('Faltan 2 días');
    expect(timeLeft(midnight, now, 'Atlantic/Canary')).toBe('Es mañana');
  });

  it('counts hours correctly on a day with 25 hours', () => {
    const late = { fecha_date: '2026-10-25T22:30:00.000Z' };
    expect(timeLeft(late, new Date('2026-10-24T22:10:00.000Z'), 'Europe/Madrid')).toBe(
      'Faltan 24 h 20 min',
    );
  });
});

const [nico, alex] = [samplePlayer(8, 'Nico P.'), samplePlayer(9, 'Álex R.')];
const goles: readonly Evento[] = [
  { evento: 'gol anotado', autor: alex, minuto: 12 },
  { evento: 'gol encajado', minuto: 31 },
  { evento: 'tarjeta amarilla', autor: nico, minuto: 33 },
  { evento: 'gol anotado', autor: nico, minuto: 40 },
  { evento: 'gol anotado', autor: alex, minuto: 45, anadido: 2 },
  { evento: 'gol encajado', minuto: 70, propia_puerta: true },
];

describe('scorers', () => {
  it('are listed once each, by first goal, with the minutes of all their goals', () =>
    expect(scorers(goles, 'goles_anotados')).toEqual(["Álex R. 12', 45+2'", "Nico P. 40'"]));

  it('of the rival are only minutes', () =>
    expect(scorers(goles, 'goles_encajados')).toEqual(["31', 70'"]));

  it('have a count of goals if minutes are missing', () => {
    const [first, second] = [{ evento: 'gol anotado', autor: alex } as const, goles[3]];
    if (!second) throw new Error('no goal');
    expect(scorers([first, first, { ...second, minuto: undefined }], 'goles_anotados')).toEqual([
      'Álex R. (2)',
      'Nico P.',
    ]);
    expect(scorers([{ evento: 'gol encajado' }], 'goles_encajados')).toEqual([]);
  });

  it('include unknown scorers and own goals', () => {
    const own = { evento: 'gol anotado', propia_puerta: true, minuto: 58 } as const;
    expect(scorers([own, { evento: 'gol anotado', minuto: 60 }], 'goles_anotados')).toEqual([
      "Gol en propia puerta del rival 58'",
      "Gol 60'",
    ]);
  });
});
