import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Acta, Evento } from '../schemas/acta';
import { actaInputArbitrary, findSquadPlayer, EMPTY_SHEET } from '../testing/acta-arbitrary';
import { buildFila } from '../testing/fila-builder';
import { watchMatch } from '../testing/minute-by-minute';
import { resolveActa } from './acta';
import { ZERO_COUNTERS } from '../vocabulary';
import { contribution, countsMinutes } from './contribution';
import { goalsOfMinutes } from './estadisticas';
import { campoOf, goalsPer90, type Moved, startersOf } from './minutes';

const player = (index: number) => {
  const found = findSquadPlayer(`jugador-${String(index)}`);
  if (!found) throw new Error('no such squad player');
  return found;
};

const cambio = (goesOff: number, entra: number, minuto: number, anadido?: number): Evento => ({
  evento: 'cambio',
  sale: player(goesOff),
  entra: player(entra),
  minuto,
  ...(anadido !== undefined && { anadido }),
});
const red = (index: number, minuto?: number): Evento => ({
  evento: 'tarjeta roja',
  autor: player(index),
  ...(minuto !== undefined && { minuto }),
});

/** Players 0 and 1 start, 2, 3 and 4 are on the bench. */
const sheet = (first: Evento[], second: Evento[] = [], fields: Partial<Acta> = {}): Acta => ({
  ...EMPTY_SHEET,
  alineacion: {
    ...EMPTY_SHEET.alineacion,
    portero: [player(0)],
    delanteros: [player(1)],
    suplentes: [player(2), player(3), player(4)],
  },
  detalles: { primera_parte: first, segunda_parte: second },
  ...fields,
});

/** Minutes of players 0 to 4. `null` for a player who was not on the pitch of a match with minutes. */
const minutes = (acta: Acta) =>
  [0, 1, 2, 3, 4].map((index) => {
    const { jugadores } = contribution(acta);
    const fila = jugadores[`jugador-${String(index)}`];
    return fila?.partidos_con_minutos === 1 ? fila.minutos : null;
  });

describe('minutes of a sheet', () => {
  it.each<[string, Acta, (number | null)[]]>([
    ['without a substitution: unknown', sheet([]), [null, null, null, null, null]],
    [
      'declared without substitutions: all minutes for all starters',
      sheet([], [], { sin_cambios: true }),
      [90, 90, null, null, null],
    ],
    ['with a substitution', sheet([], [cambio(1, 2, 68)]), [90, 68, 22, null, null]],
    ['with one at half time', sheet([cambio(1, 2, 45)]), [90, 45, 45, null, null]],
    ['in added time of the first half', sheet([cambio(1, 2, 45, 3)]), [90, 45, 45, null, null]],
    [
      'in added time of the second half: zero minutes, but on the pitch',
      sheet([], [cambio(1, 2, 90, 4)]),
      [90, 90, 0, null, null],
    ],
    ['after the end of its half', sheet([cambio(1, 2, 50)]), [90, 45, 45, null, null]],
    ['before the start of its half', sheet([], [cambio(1, 2, 5)]), [90, 45, 45, null, null]],
    ['in minute 0', sheet([cambio(1, 2, 0)]), [90, 0, 90, null, null]],
    [
      'a substitute who goes off again',
      sheet([cambio(1, 2, 30)], [cambio(2, 3, 70)]),
      [90, 30, 40, 20, null],
    ],
    [
      'a player who comes back on',
      sheet([cambio(1, 2, 30)], [cambio(2, 1, 70)]),
      [90, 50, 40, null, null],
    ],
    [
      'several in one minute, in list order',
      sheet([cambio(0, 2, 45), cambio(1, 3, 45), cambio(2, 4, 45)]),
      [45, 45, 0, 45, 45],
    ],
    [
      'not in the order of minutes',
      sheet([], [cambio(2, 3, 80), cambio(1, 2, 60)]),
      [90, 60, 20, 10, null],
    ],
    ['with a sending-off', sheet([red(0, 30)], [cambio(1, 2, 60)]), [30, 60, 30, null, null]],
    [
      'with a sending-off that has no minute: the end of its half',
      sheet([red(0)], [cambio(1, 2, 60)]),
      [45, 60, 30, null, null],
    ],
    [
      'with a sending-off of a substitute who came on',
      sheet([cambio(1, 2, 20)], [red(2, 50)]),
      [90, 20, 30, null, null],
    ],
    [
      'with a sending-off on the bench',
      sheet([red(3, 10)], [cambio(1, 2, 60)]),
      [90, 60, 30, null, null],
    ],
    [
      'of halves of 25 minutes',
      sheet([], [cambio(1, 2, 35)], { minutos_parte: 25 }),
      [50, 35, 15, null, null],
    ],
  ])('%s', (_name, acta, expected) => {
    expect(minutes(acta)).toEqual(expected);
  });

  it('counts starts in matches with and without minutes', () => {
    for (const acta of [sheet([]), sheet([cambio(1, 2, 30)])]) {
      const { jugadores } = contribution(acta);
      expect(Object.values(jugadores).map(({ titularidades }) => titularidades)).toEqual(
        expect.arrayContaining([1, 1, 0, 0, 0]),
      );
      expect(jugadores['jugador-2']?.titularidades).toBe(0);
    }
  });

  it('counts goals in matches with minutes separately', () => {
    const gol: Evento = { evento: 'gol anotado', autor: player(1) };
    expect(contribution(sheet([gol])).goalsWithMinutes).toEqual({});
    expect(contribution(sheet([gol, cambio(1, 2, 30)])).goalsWithMinutes).toEqual({
      'jugador-1': 1,
    });
  });
});

describe('the pitch', () => {
  const at = (minuto: number, movedPlayer: Omit<Moved, 'mitad' | 'minuto'>): Moved => ({
    mitad: 'primera_parte',
    minuto,
    ...movedPlayer,
  });
  const after = (...moved: Moved[]) => {
    const { minutos, inside, sentOff, impossible } = campoOf(['a', 'b'], moved, 45);
    return {
      minutos: Object.fromEntries(minutos),
      inside: [...inside],
      sentOff: [...sentOff],
      impossible: impossible.map(({ reason, verb, jugadorId }) => [reason, verb, jugadorId]),
    };
  };
  const untouched = {
    minutos: { a: 90, b: 90 },
    inside: ['a', 'b'],
    sentOff: [],
    impossible: [],
  };

  it.each<[string, Moved]>([
    ['a sending-off without a player', at(10, { evento: 'tarjeta roja' })],
    [
      'a substitution with only the player who comes on',
      at(10, { evento: 'cambio', entra_id: 'c' }),
    ],
    [
      'a substitution with only the player who goes off',
      at(10, { evento: 'cambio', sale_id: 'a' }),
    ],
    ['other events', at(10, { evento: 'gol anotado', entra_id: 'c', sale_id: 'a' })],
  ])('is not affected by %s', (_what, movedPlayer) => {
    expect(after(movedPlayer)).toEqual(untouched);
  });

  it.each<[string, Moved, readonly (readonly string[])[]]>([
    [
      'come on, being on the pitch',
      at(20, { evento: 'cambio', entra_id: 'a', sale_id: 'b' }),
      [['cambio-ya-en-el-campo', 'entrar', 'a']],
    ],
    [
      'go off, being on the bench',
      at(20, { evento: 'cambio', entra_id: 'd', sale_id: 'c' }),
      [['cambio-fuera-del-campo', 'salir', 'c']],
    ],
  ])('reports who cannot %s, and continues without it', (_what, movedPlayer, impossible) => {
    expect(after(movedPlayer)).toEqual({ ...untouched, impossible });
  });

  it('reports that a sent-off player can neither come on nor go off', () => {
    const { impossible } = after(
      at(10, { evento: 'tarjeta roja', autor_id: 'a' }),
      at(20, { evento: 'cambio', entra_id: 'a', sale_id: 'b' }),
      at(30, { evento: 'cambio', entra_id: 'c', sale_id: 'a' }),
    );
    expect(impossible).toEqual([
      ['cambio-expulsado', 'entrar', 'a'],
      ['cambio-expulsado', 'salir', 'a'],
    ]);
  });

  it('starts with all players in a row, without the bench', () => {
    expect(startersOf(sheet([]).alineacion)).toEqual([player(1), player(0)]);
  });
});

describe('minutes of any sheet', () => {
  it('match a simulation minute by minute, in 200 matches and more', () => {
    fc.assert(
      fc.property(actaInputArbitrary, fc.integer({ min: 45, max: 60 }), (entrada, parte) => {
        const stored = { ...EMPTY_SHEET, minutos_parte: parte };
        const resolved = resolveActa(entrada, stored, findSquadPlayer);
        // With another length of the halves, substitutions may become impossible. Such sheets are skipped.
        fc.pre(resolved.ok);
        const acta = resolved.value;
        const seen = watchMatch(acta, parte);
        for (const [id, { minutos, partidos_con_minutos }] of Object.entries(
          contribution(acta).jugadores,
        )) {
          const { minutos: watched = 0, wasOnPitch = false } = seen.get(id) ?? {};
          const counts = countsMinutes(acta);
          expect({ id, minutos, partidos_con_minutos }).toEqual({
            id,
            minutos: counts ? watched : 0,
            partidos_con_minutos: counts && wasOnPitch ? 1 : 0,
          });
        }
      }),
      { numRuns: 400 },
    );
  });
});

it('goals per 90 minutes exist from 180 minutes on, with two decimals, rounded half up', () => {
  const ofOne = [179, 180, 240, 720, 3577].map((minutos) => goalsPer90(1, minutos));
  expect(ofOne).toEqual([null, 0.5, 0.38, 0.13, 0.03]);
  expect([goalsPer90(0, 180), goalsPer90(4, 240)]).toEqual([0, 1.5]);
});

describe('goals of a player’s minutes', () => {
  const sumas = { ...ZERO_COUNTERS, goles: 5, minutos: 180, partidos_con_minutos: 2 };

  it('are those of the matches with minutes', () => {
    expect(goalsOfMinutes(buildFila({ sumas }), 2)).toBe(2);
  });

  it('are all his goals if his minutes were corrected manually', () => {
    const ajuste = { ...ZERO_COUNTERS, minutos: 300, goles: 1 };
    expect(goalsOfMinutes(buildFila({ sumas, ajuste }), 2)).toBe(6);
  });
});
