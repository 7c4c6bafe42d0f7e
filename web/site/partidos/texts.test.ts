import { deriveLiveMatch, type Evento, type PartidoResult, type Step } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { buildPreview, buildSummary } from '../../../shared/src/testing/partido-builder';
import { streaksText } from './form-strip';
import { formatAnnouncement, formatLiveStatus } from './derive-live';
import { scorers } from './timeline';
import { inWords, timeLeft } from './upcoming-header';
import { changeText, previousMeetings } from './sides';

it.each<[PartidoResult[], string]>([
  [[], ''],
  [['win', 'win'], ''],
  [['lose', 'draw', 'win', 'draw'], '3 partidos sin perder'],
  [['win', 'win', 'win', 'win', 'lose'], ''],
  [['lose', 'win', 'win', 'win', ''], '3 victorias seguidas'],
  [['draw', 'win', 'win', 'win'], '3 victorias seguidas · 4 partidos sin perder'],
])('current runs after %j are «%s»', (results, expected) => {
  const season = results.map((resultado, index) => buildPreview(index + 1, resultado));
  expect(streaksText(season)).toBe(expected);
});

describe('text about a rescheduled match', () => {
  const TIME = { fecha_str: '12-12-2026', hora_str: '17:00' };
  const CAMPO = { nombre_campo: 'La Vega' };

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
    ['12-12-2026', undefined, undefined],
  ])('for a match on %s, before %o: %s', (fecha_str, antes, expected) =>
    expect(changeText({ fecha_str, estado: 'programado', ...(antes && { antes }) })).toBe(expected),
  );
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

describe('countdown to a match', () => {
  /** Text for a kick-off seen from an instant, both in 2026. */
  const tell = (at: string, kickoff: string, zone: 'Europe/Madrid' | 'Atlantic/Canary') =>
    timeLeft({ fecha_date: `2026-${kickoff}Z` }, new Date(`2026-${at}Z`), zone);

  it.each([
    ['11-04T10:00', 'Faltan 10 días', 'Faltan 10 días'],
    // Thursday 0:10 in Madrid, but still Wednesday in UTC.
    ['11-11T23:10', 'Faltan 2 días', 'Faltan 2 días'],
    ['11-13T17:00:01', 'Es mañana', 'Es mañana'],
    ['11-13T17:01', 'Faltan 23 h 59 min', 'Faltan 23 horas 59 minutos'],
    ['11-14T15:00', 'Faltan 2 h', 'Faltan 2 horas'],
    ['11-14T15:59', 'Falta 1 h 1 min', 'Falta 1 hora 1 minuto'],
    ['11-14T16:00', 'Falta 1 h', 'Falta 1 hora'],
    ['11-14T16:48:30', 'Empieza en 12 min', 'Empieza en 12 minutos'],
    ['11-14T16:59:59', 'Empieza en 1 min', 'Empieza en 1 minuto'],
    ['11-14T17:00', '', ''],
    ['11-14T19:00', '', ''],
  ])('on Saturday at 18:00, from %s: «%s», read as «%s»', (at, text, spoken) => {
    const shown = tell(at, '11-14T17:00', 'Europe/Madrid');
    expect([shown, inWords(shown)]).toEqual([text, spoken]);
  });

  it('counts days in the club’s time zone, and hours on a day that has 25', () => {
    const [at, midnight] = ['11-13T10:00', '11-14T23:30'] as const;
    expect(tell(at, midnight, 'Europe/Madrid')).toBe('Faltan 2 días');
    expect(tell(at, midnight, 'Atlantic/Canary')).toBe('Es mañana');
    expect(tell('10-24T22:10', '10-25T22:30', 'Europe/Madrid')).toBe('Faltan 24 h 20 min');
  });
});

describe('scorers', () => {
  const goal = (name: string, fields: Partial<Evento> = {}): Evento => ({
    evento: 'gol anotado',
    autor: buildSummary('scorer', { nombre_con_inicial: name }),
    ...fields,
  });

  it('are listed once each, by first goal, with the minutes of all their goals; those of the rival without names', () => {
    const goles: readonly Evento[] = [
      goal('Álex R.', { minuto: 12 }),
      { evento: 'gol encajado', minuto: 31 },
      { evento: 'tarjeta amarilla', autor: buildSummary('Nico P.'), minuto: 33 },
      goal('Nico P.', { minuto: 40 }),
      goal('Álex R.', { minuto: 45, anadido: 2 }),
      { evento: 'gol encajado', minuto: 70, propia_puerta: true },
      { evento: 'gol anotado', propia_puerta: true, minuto: 78 },
      { evento: 'gol anotado', minuto: 80 },
    ];
    expect(scorers(goles, 'goles_anotados')).toEqual([
      "Álex R. 12', 45+2'",
      "Nico P. 40'",
      "Gol en propia puerta del rival 78'",
      "Gol 80'",
    ]);
    expect(scorers(goles, 'goles_encajados')).toEqual(["31', 70'"]);
  });

  it('have a count of goals if minutes are missing', () => {
    const goles = [goal('Álex R.'), goal('Álex R.'), goal('Nico P.')];
    expect(scorers(goles, 'goles_anotados')).toEqual(['Álex R. (2)', 'Nico P.']);
    expect(scorers([{ evento: 'gol encajado' }], 'goles_encajados')).toEqual([]);
  });
});

describe('a live match', () => {
  const at = (clock: string) => `2026-03-01T${clock}.000Z`;
  const step = (
    tipo: 'comienzo' | 'descanso' | 'segunda_parte' | 'final',
    clock: string,
  ): Step => ({
    id: tipo,
    tipo,
    instante: at(clock),
  });
  const START = step('comienzo', '11:00:00');
  const HALF_TIME = step('descanso', '11:46:00');
  const SECOND = step('segunda_parte', '12:00:00');
  const FINAL = step('final', '12:50:00');
  const SHOOT_OUT: readonly Step[] = [
    START,
    { id: 'tanda', tipo: 'tanda', instante: at('14:00:00') },
    { id: 'k1', tipo: 'lanzamiento', lado: 'club', gol: true, instante: at('14:01:00') },
    { id: 'k2', tipo: 'lanzamiento', lado: 'rival', gol: false, instante: at('14:02:00') },
  ];
  const statusAt = (clock: string, steps: readonly Step[], actualizado = at(clock)) =>
    formatLiveStatus(deriveLiveMatch(steps), { actualizado }, new Date(at(clock)), 'Europe/Madrid');

  it.each([
    ['11:00:00', 'Por empezar', []],
    ['11:33:10', "34'", [START]],
    ['11:46:30', "45+2'", [START]],
    ['11:50:00', 'Descanso', [START, HALF_TIME]],
    ['12:00:30', "46'", [START, HALF_TIME, SECOND]],
    ['12:55:00', 'Final', [START, HALF_TIME, SECOND, FINAL]],
    ['14:02:30', 'Tanda de penaltis', SHOOT_OUT],
  ])('has next to its score at %s «%s»', (clock, text, loggedSteps) =>
    expect(statusAt(clock, loggedSteps)).toEqual({ text, isForgotten: false }),
  );

  it('says since when there are no updates if nothing was entered for hours', () => {
    expect(statusAt('15:40:00', [START], at('11:30:00'))).toEqual({
      text: 'Sin noticias desde las 12:30',
      isForgotten: true,
    });
    const dayBefore = '2026-02-28T11:30:00.000Z';
    expect(statusAt('11:30:00', [START], dayBefore).text).toBe(
      'Sin noticias desde el 28 de febrero de 2026',
    );
  });

  it('is announced to screen readers with phase, score, home side first, and what was last', () => {
    const partido = {
      local: false,
      nombre_equipo: 'Atlético Robledal',
      color_equipo: '#b91c1c',
      goles_anotados: 1,
      goles_encajados: 0,
      jugado: false,
      estado: 'en_juego',
      resultado: '',
    } as const;
    const goal: Evento = {
      evento: 'gol anotado',
      autor: buildSummary('Ximo L.'),
      minuto: 45,
      anadido: 2,
    };
    expect(formatAnnouncement(partido, { fase: 'descanso' }, undefined, 'CD Encina')).toBe(
      'Descanso: Atlético Robledal 0 - 1 CD Encina',
    );
    expect(formatAnnouncement(partido, { fase: 'primera_parte' }, goal, 'CD Encina')).toBe(
      'Primera parte: Atlético Robledal 0 - 1 CD Encina. Último: gol nuestro, Ximo L., minuto 45+2',
    );
    const level = { ...partido, goles_encajados: 1, tanda: { anotados: 1, encajados: 0 } };
    expect(formatAnnouncement(level, deriveLiveMatch(SHOOT_OUT), undefined, 'CD Encina')).toBe(
      'Tanda de penaltis: Atlético Robledal 1-1 (0-1 p.) CD Encina. Último: Penalti de Atlético Robledal: fallado',
    );
  });
});
