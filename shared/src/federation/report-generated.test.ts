import { describe, expect, it } from 'vitest';
import {
  buildMatch,
  createRandom,
  expectedEvents,
  flatten,
  type FlatEvent,
  liveReport,
  periodOf,
  type TestMatch,
  withoutMinutes,
} from '../testing/report-builder';
import { MUTATIONS } from '../testing/report-mutations';
import { LAYOUT_NAMES, writeReport } from '../testing/report-layouts';
import { PERIODS } from '../vocabulary';
import { readReport } from './report';
import type { ReadReport } from './report-answer';
import type { LiveReport } from './report-live';
import { otherSide } from './report-text';

const contextOf = (match: TestMatch) => ({
  us: [match.names[match.ours]],
  match: {
    nombre_equipo: match.names[match.ours === 'local' ? 'visitante' : 'local'],
    local: match.ours === 'local',
    minutos_parte: match.halfMinutes,
  },
  squad: match.squad,
});

function read(text: string, match: TestMatch): ReadReport {
  const result = readReport(text, contextOf(match));
  if (!result.ok) throw new Error(result.refusal.detail);
  return result.value;
}

const startersIn = ({ alineacion: { suplentes: _bench, ...rows } }: ReadReport['acta']) =>
  Object.values(rows)
    .flat()
    .map(({ jugador_id: id }) => id)
    .toSorted();

const expectedPlayers = ({ teams, ours }: TestMatch, areStarters: boolean) =>
  teams[ours]
    .filter(({ isStarter }) => isStarter === areStarters)
    .map(({ id }) => id)
    .toSorted();

const seeds = Array.from({ length: 60 }, (_none, index) => index + 1);

describe.each(LAYOUT_NAMES)('reads generated reports in the layout %s', (layout) => {
  it('of sixty matches', () => {
    for (const seed of seeds) {
      const match = buildMatch(seed * 7919);
      const text = writeReport(match, layout, seed);
      const { acta, preguntas, marcador, jugadores } = read(text, match);
      expect(preguntas, text).toEqual([]);
      const expected = expectedEvents(match);
      for (const period of PERIODS) {
        const ofPeriod = expected.filter((event) => periodOf(event, match) === period);
        expect(flatten(acta.detalles[period]), text).toEqual(ofPeriod);
      }
      expect('prorroga_1' in acta.detalles).toBe(match.isExtended);
      expect(startersIn(acta)).toEqual(expectedPlayers(match, true));
      expect(acta.alineacion.suplentes.map(({ jugador_id: id }) => id).toSorted()).toEqual(
        expectedPlayers(match, false),
      );
      expect(acta.alineacion.portero).toEqual([{ jugador_id: 'j0' }]);
      expect(acta.sin_cambios).toBe(!expected.some(({ evento }) => evento === 'cambio'));
      expect(acta.capitan).toBe(match.teams[match.ours].find(({ isCaptain }) => isCaptain)?.id);
      const { shootOut, ours } = match;
      expect(acta.tanda, text).toEqual(
        shootOut && { anotados: shootOut[ours], encajados: shootOut[otherSide(ours)] },
      );
      expect(marcador).toEqual(match.score);
      expect(jugadores.map(({ jugador_id: id }) => id)).toEqual(
        match.teams[ours].map(({ id }) => id),
      );
    }
  });
});

describe.each(MUTATIONS)('asks, or reads no wrong event, with $name', ({ mutate, hides }) => {
  it.each(LAYOUT_NAMES)('in the layout %s', (layout) => {
    for (const seed of seeds.slice(0, 8)) {
      const match = buildMatch(seed * 104_729);
      const random = createRandom(seed * 31 + layout.length);
      const text = mutate(writeReport(match, layout, seed).split('\n'), random).join('\n');
      const result = readReport(text, contextOf(match));
      if (!result.ok || result.value.preguntas.length > 0) continue;
      const { acta } = result.value;
      const expected = withoutMinutes(expectedEvents(match));
      const got = withoutMinutes(PERIODS.flatMap((period) => flatten(acta.detalles[period])));
      const goals = (events: readonly string[]) => events.filter((one) => one.includes('"gol '));
      expect(startersIn(acta), text).toEqual(expectedPlayers(match, true));
      expect(goals(got), text).toEqual(goals(expected));
      if (!hides) expect(got, text).toEqual(expected);
      for (const event of got) expect(expected, text).toContain(event);
    }
  });
});

describe('compares a report with the log of the touchline', () => {
  const readBeside = (match: TestMatch, live: LiveReport) => {
    const text = writeReport(match, 'sections', 1);
    const result = readReport(text, { ...contextOf(match), live });
    return result.ok ? result.value.preguntas.map(({ tipo }) => tipo) : [];
  };
  const matches = seeds.slice(0, 50).map((seed) => buildMatch(seed * 7919));
  const changeFirst = (
    { eventos, ...live }: LiveReport,
    isWanted: (event: LiveReport['eventos'][number]) => boolean,
    change: (event: LiveReport['eventos'][number]) => LiveReport['eventos'],
  ) => {
    const index = eventos.findIndex(isWanted);
    const event = eventos[index];
    return event ? { ...live, eventos: eventos.toSpliced(index, 1, ...change(event)) } : null;
  };

  const inOtherHalf = (one: LiveReport['eventos'][number]): typeof one =>
    one.mitad === 'primera_parte'
      ? { ...one, mitad: 'segunda_parte', minuto: 90 }
      : { ...one, mitad: 'primera_parte', minuto: 1 };

  it('asks nothing if both say the same, a few minutes apart', () => {
    for (const match of matches) {
      const live = liveReport(match);
      expect(readBeside(match, live)).toEqual([]);
      const late = live.eventos.map((one) => ({ ...one, minuto: (one.minuto ?? 0) + 3 }));
      expect(readBeside(match, { ...live, eventos: late })).toEqual([]);
    }
  });

  it.each([
    ['another scorer', 'gol anotado', (one) => [{ ...one, autor_id: 'j99' }]],
    ['a goal missing', 'gol encajado', () => []],
    ['a goal twice', 'gol anotado', (one) => [one, one]],
    ['another card', 'tarjeta amarilla', (one) => [{ ...one, evento: 'tarjeta roja' }]],
    ['another player off', 'cambio', (one) => [{ ...one, sale_id: 'j99' }]],
    ['another half', 'gol anotado', (one) => [inOtherHalf(one)]],
  ] satisfies readonly [
    string,
    FlatEvent['evento'],
    (one: LiveReport['eventos'][number]) => LiveReport['eventos'],
  ][])('asks about %s', (_name, kind, change) => {
    const asked = matches.flatMap((match) => {
      const isWanted = (one: LiveReport['eventos'][number]) =>
        one.evento === kind && one.propia_puerta !== true;
      const live = changeFirst(liveReport(match), isWanted, change);
      return live ? [readBeside(match, live)] : [];
    });
    expect(asked.length).toBeGreaterThan(10);
    for (const kinds of asked) expect(kinds).toEqual(['banda']);
  });

  it('asks nothing about what a log says nothing of', () => {
    for (const match of matches) {
      const { eventos, ...live } = liveReport(match);
      const goals = eventos.filter(({ evento }) => evento.startsWith('gol'));
      expect(readBeside(match, { ...live, eventos: goals })).toEqual([]);
      expect(readBeside(match, { ...live, fase: 'primera_parte', eventos: [] })).toEqual([]);
    }
  });
});
