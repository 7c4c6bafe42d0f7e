import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Acta, Evento } from '../schemas/acta';
import { actaArbitrary, findSquadPlayer, EMPTY_SHEET } from '../testing/acta-arbitrary';
import { ZERO_COUNTERS, type Counters } from '../vocabulary';
import { contribution, convocados, NO_CONTRIBUTION } from './contribution';
import { allEvents, scoreOf } from './score';

const player = (index: number) => {
  const found = findSquadPlayer(`jugador-${String(index)}`);
  if (!found) throw new Error('no such squad player');
  return found;
};

const sheet = (fields: Partial<Acta>): Acta => ({ ...EMPTY_SHEET, ...fields });
const withEvents = (...first: Evento[]): Acta =>
  sheet({
    alineacion: { ...EMPTY_SHEET.alineacion, delanteros: [player(0)], suplentes: [player(1)] },
    detalles: { primera_parte: first, segunda_parte: [] },
  });

describe('contribution of a sheet', () => {
  const PRESENT = { ...ZERO_COUNTERS, partidos_jugados: 1 };
  const CLEAN = { ...PRESENT, porterias_imbatidas: 1 };
  const cases: readonly [string, Acta, Counters, Counters][] = [
    ['no event: match and clean sheet for all, substitutes included', withEvents(), CLEAN, CLEAN],
    [
      'a goal conceded: nobody keeps a clean sheet',
      withEvents({ evento: 'gol encajado' }),
      { ...PRESENT, goles_encajados: 1 },
      { ...PRESENT, goles_encajados: 1 },
    ],
    [
      'our own goal is a goal conceded',
      withEvents({ evento: 'gol encajado', propia_puerta: true }),
      { ...PRESENT, goles_encajados: 1 },
      { ...PRESENT, goles_encajados: 1 },
    ],
    [
      'a goal with its assist',
      withEvents({ evento: 'gol anotado', autor: player(0), asistente: player(1) }),
      { ...CLEAN, goles: 1 },
      { ...CLEAN, asistencias: 1 },
    ],
    [
      'a goal without author counts for no player',
      withEvents({ evento: 'gol anotado' }),
      CLEAN,
      CLEAN,
    ],
    [
      'the rival’s own goal counts for no player',
      withEvents({ evento: 'gol anotado', propia_puerta: true }),
      CLEAN,
      CLEAN,
    ],
    [
      'a yellow card',
      withEvents({ evento: 'tarjeta amarilla', autor: player(0) }),
      { ...CLEAN, tarjetas_amarillas: 1 },
      CLEAN,
    ],
    [
      'a red card',
      withEvents({ evento: 'tarjeta roja', autor: player(1) }),
      CLEAN,
      { ...CLEAN, tarjetas_rojas: 1 },
    ],
    [
      'a double yellow is one yellow and one red',
      withEvents({ evento: 'doble amarilla', autor: player(0) }),
      { ...CLEAN, tarjetas_amarillas: 1, tarjetas_rojas: 1 },
      CLEAN,
    ],
    [
      'the first yellow and the double yellow that follows: two yellows, one red',
      withEvents(
        { evento: 'tarjeta amarilla', autor: player(0) },
        { evento: 'doble amarilla', autor: player(0) },
      ),
      { ...CLEAN, tarjetas_amarillas: 2, tarjetas_rojas: 1 },
      CLEAN,
    ],
    [
      'a card without author counts for no player',
      withEvents({ evento: 'tarjeta roja' }),
      CLEAN,
      CLEAN,
    ],
    ['the MVP', { ...withEvents(), mvp: player(1) }, CLEAN, { ...CLEAN, mvp: 1 }],
  ];
  it.each(cases)('%s', (_name, acta, starter, substitute) => {
    expect(contribution(acta).jugadores).toEqual({
      'jugador-0': { ...starter, titularidades: 1 },
      'jugador-1': substitute,
    });
  });

  it('is empty for an unplayed match', () => {
    expect(contribution(null)).toEqual(NO_CONTRIBUTION);
  });

  it('of a 0–0 without players is a drawn match', () => {
    expect(contribution(EMPTY_SHEET)).toEqual({
      jugadores: {},
      parejas: {},
      goalsWithMinutes: {},
      equipo: { partidos_jugados: 1, ganados: 0, empatados: 1, perdidos: 0 },
    });
  });

  it('gives every called-up player one match and the goals conceded, and others nothing', () => {
    fc.assert(
      fc.property(actaArbitrary, (acta) => {
        const { jugadores } = contribution(acta);
        const ids = convocados(acta.alineacion).map(({ jugador_id }) => jugador_id);
        expect(Object.keys(jugadores).sort()).toEqual([...ids].sort());
        const { goles_encajados: encajados } = scoreOf(acta);
        for (const counters of Object.values(jugadores)) {
          expect(counters.partidos_jugados).toBe(1);
          expect(counters.goles_encajados).toBe(encajados);
          expect(counters.porterias_imbatidas).toBe(encajados === 0 ? 1 : 0);
        }
      }),
    );
  });

  it('gives players all goals that have an author, and likewise assists and cards', () => {
    fc.assert(
      fc.property(actaArbitrary, (acta) => {
        const eventos = allEvents(acta.detalles);
        const rows = Object.values(contribution(acta).jugadores);
        const sum = (counter: keyof Counters) =>
          rows.reduce((total, row) => total + row[counter], 0);
        const authored = (...kinds: string[]) =>
          eventos.filter(({ evento, autor }) => kinds.includes(evento) && autor).length;
        expect(sum('goles')).toBe(authored('gol anotado'));
        expect(sum('goles')).toBeLessThanOrEqual(scoreOf(acta).goles_anotados);
        expect(sum('asistencias')).toBe(eventos.filter(({ asistente }) => asistente).length);
        expect(sum('asistencias')).toBeLessThanOrEqual(sum('goles'));
        expect(sum('tarjetas_amarillas')).toBe(authored('tarjeta amarilla', 'doble amarilla'));
        expect(sum('tarjetas_rojas')).toBe(authored('tarjeta roja', 'doble amarilla'));
        expect(sum('mvp')).toBe(acta.mvp ? 1 : 0);
      }),
    );
  });

  it('makes a played match won, drawn or lost', () => {
    fc.assert(
      fc.property(actaArbitrary, (acta) => {
        const { partidos_jugados, ganados, empatados, perdidos } = contribution(acta).equipo;
        expect(partidos_jugados).toBe(1);
        expect(ganados + empatados + perdidos).toBe(1);
      }),
    );
  });
});

describe('pairs of a sheet', () => {
  it('get a goal for each assist and scorer, whatever else happened', () => {
    const goal = { evento: 'gol anotado', autor: player(1), asistente: player(0) } as const;
    const acta = withEvents(
      goal,
      goal,
      { ...goal, autor: player(0), asistente: player(1) },
      { evento: 'gol anotado', autor: player(1) },
      { evento: 'gol anotado' },
      { evento: 'gol encajado' },
    );
    expect(contribution(acta).parejas).toEqual({
      'jugador-0>jugador-1': 2,
      'jugador-1>jugador-0': 1,
    });
  });
});
