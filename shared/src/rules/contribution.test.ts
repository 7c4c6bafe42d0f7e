import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Acta, Evento } from '../schemas/acta';
import { actaArbitrary, findSquadPlayer, EMPTY_SHEET } from '../testing/acta-arbitrary';
import { buildFila } from '../testing/temporada-builder';
import { buildPartido, buildSummary } from '../testing/partido-builder';
import { COUNTERS, type Counters, ZERO_COUNTERS } from '../vocabulary';
import { bestPair, contribution, NO_CONTRIBUTION, pairKey } from './contribution';
import { countActa, jugadorPartidos } from './counted-actas';
import { perPartido, withActa } from './partido';

const player = (index: number) => {
  const found = findSquadPlayer(`jugador-${String(index)}`);
  if (!found) throw new Error('no such squad player');
  return found;
};

const withEvents = (...first: Evento[]): Acta => ({
  ...EMPTY_SHEET,
  alineacion: { ...EMPTY_SHEET.alineacion, delanteros: [player(0)], suplentes: [player(1)] },
  detalles: { primera_parte: first, segunda_parte: [] },
});
const CONCEDED = { evento: 'gol encajado' } as const;
const GOAL = { evento: 'gol anotado', autor: player(1), asistente: player(0) } as const;

// `eventos/table.test.ts` checks what each kind of event counts.
describe('contribution of a sheet', () => {
  const CLEAN = { ...ZERO_COUNTERS, partidos_jugados: 1, porterias_imbatidas: 1 };
  const conceded = { ...CLEAN, porterias_imbatidas: 0, goles_encajados: 2 };
  it.each<[string, Acta, Counters, Counters]>([
    ['no event: a clean sheet for all, substitutes included', withEvents(), CLEAN, CLEAN],
    ['goals conceded', withEvents(CONCEDED, CONCEDED), conceded, conceded],
    [
      'a yellow and the double yellow that follows: two yellows, one red',
      withEvents(
        { evento: 'tarjeta amarilla', autor: player(0) },
        { evento: 'doble amarilla', autor: player(0) },
      ),
      { ...CLEAN, tarjetas_amarillas: 2, tarjetas_rojas: 1 },
      CLEAN,
    ],
    ['the MVP', { ...withEvents(), mvp: player(1) }, CLEAN, { ...CLEAN, mvp: 1 }],
  ])('%s', (_name, acta, starter, substitute) => {
    expect(contribution(acta).jugadores).toEqual({
      'jugador-0': { ...starter, titularidades: 1 },
      'jugador-1': substitute,
    });
  });

  it('has each figure in some sheet', () => {
    const rows = fc
      .sample(actaArbitrary, { numRuns: 100, seed: 1 })
      .flatMap((acta) => Object.values(contribution(acta).jugadores));
    expect(COUNTERS.filter((counter) => rows.every((row) => row[counter] === 0))).toEqual([]);
  });

  it('is empty for an unplayed match, and a draw for a 0–0 without players', () => {
    expect(contribution(null)).toEqual(NO_CONTRIBUTION);
    expect(contribution(EMPTY_SHEET)).toEqual({
      ...NO_CONTRIBUTION,
      equipo: { partidos_jugados: 1, ganados: 0, empatados: 1, perdidos: 0 },
    });
  });

  it('gives a pair a goal for each assist and scorer, whatever else happened', () => {
    const acta = withEvents(
      GOAL,
      GOAL,
      { ...GOAL, autor: player(0), asistente: player(1) },
      { evento: 'gol anotado', autor: player(1) },
      { evento: 'gol encajado' },
    );
    expect(contribution(acta).parejas).toEqual({
      'jugador-0>jugador-1': 2,
      'jugador-1>jugador-0': 1,
    });
  });
});

describe('the best pair', () => {
  const NAMES = { a: 'Álex R.', b: 'Bruno T.', z: 'Zoilo M.', x: 'Álex R.' };
  const rows = Object.fromEntries(
    Object.entries(NAMES).map(([jugador_id, jugador_nombre]) => [
      jugador_id,
      buildFila({ jugador_id, jugador_nombre }),
    ]),
  );
  const pairs = (goles: Readonly<Record<string, number>>) => {
    const { asistente, autor, goles: count } = bestPair(goles, rows) ?? {};
    return autor && [asistente?.jugador_id, autor.jugador_id, count];
  };

  it('has most goals; passer and scorer are not interchangeable', () => {
    expect(bestPair({ [pairKey('a', 'b')]: 2, [pairKey('b', 'a')]: 3 }, rows)).toEqual({
      asistente: { jugador_id: 'b', jugador_nombre: 'Bruno T.' },
      autor: { jugador_id: 'a', jugador_nombre: 'Álex R.' },
      goles: 3,
    });
  });

  it('is the first by the scorer’s name in Spanish order if tied, then by id', () => {
    const tied = { [pairKey('a', 'z')]: 2, [pairKey('z', 'b')]: 2, [pairKey('z', 'a')]: 2 };
    expect(pairs(tied)).toEqual(['z', 'a', 2]);
    for (const keys of [
      ['a>x', 'x>a'],
      ['x>a', 'a>x'],
    ]) {
      expect(pairs(Object.fromEntries(keys.map((key) => [key, 2])))).toEqual(['a', 'x', 2]);
    }
  });

  it('needs two goals, and rows of both players', () => {
    expect(pairs({ [pairKey('a', 'b')]: 1 })).toBeUndefined();
    expect(pairs({ [pairKey('a', 'constructor')]: 5 })).toBeUndefined();
    expect(pairs({ [pairKey('constructor', 'a')]: 5 })).toBeUndefined();
  });
});

describe('a player’s matches', () => {
  const [nico, iker, ximo] = [buildSummary('nico'), buildSummary('iker'), buildSummary('ximo')];
  const gol: Evento = { evento: 'gol anotado', autor: nico, asistente: iker, minuto: 12 };
  const conceded: Evento = { evento: 'gol encajado', minuto: 50 };
  const cambio: Evento = { evento: 'cambio', sale: nico, entra: ximo, minuto: 70 };
  const match = (_id: string, day: string, ...segunda_parte: Evento[]) =>
    withActa(
      buildPartido({ _id, fecha_date: `2026-09-${day}T10:00:00.000Z`, nombre_equipo: _id }),
      {
        ...withEvents(),
        alineacion: {
          ...EMPTY_SHEET.alineacion,
          portero: [iker],
          delanteros: [nico],
          suplentes: [ximo],
        },
        detalles: { primera_parte: [], segunda_parte },
      },
    );
  const first = match('p1', '06', gol, gol, conceded, cambio);
  const second = match('p2', '13', gol);

  it('have goals, assists and minutes, or -1 if the sheet has none, for all players', () => {
    const encajados = 1;
    expect(countActa(first)).toEqual({
      fecha_date: '2026-09-06T10:00:00.000Z',
      fecha_str: '06-09-2026',
      nombre_equipo: 'p1',
      encajados,
      jugadores: { iker: [0, 2, 90], nico: [2, 0, 70], ximo: [0, 0, 20] },
    });
    const without = { iker: [0, 1, -1], nico: [1, 0, -1], ximo: [0, 0, -1] };
    expect(countActa(second)?.jugadores).toEqual(without);
    expect(countActa(buildPartido())).toBeUndefined();
  });

  it('are those for which he was called up, in playing order', () => {
    const fichas = perPartido([second, first, buildPartido({ _id: 'p3' })], countActa);
    const day = { fecha_str: '06-09-2026', nombre_equipo: 'p1' };
    const figures = { goles: 2, asistencias: 0, encajados: 1, minutos: 70 };
    const [played, next, ...others] = jugadorPartidos(fichas, 'nico');
    expect(played).toEqual({ partido_id: 'p1', ...day, ...figures });
    expect(next).toMatchObject({ partido_id: 'p2', minutos: null });
    expect(others).toEqual([]);
    expect(jugadorPartidos(fichas, 'toString')).toEqual([]);
  });
});
