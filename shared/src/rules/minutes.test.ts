import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Acta, Evento } from '../schemas/acta';
import { actaInputArbitrary, findSquadPlayer, EMPTY_SHEET } from '../testing/acta-arbitrary';
import { buildFila } from '../testing/temporada-builder';
import { buildSummary } from '../testing/partido-builder';
import { ZERO_COUNTERS } from '../vocabulary';
import { resolveActa } from './acta';
import { contribution, countsMinutes } from './contribution';
import { goalsForPer90, goalsPer90 } from './estadisticas';
import { type PitchEvent, simulateMatch } from './minutes';

/** What a spectator sees of a player. */
interface Seen {
  readonly minutos: number;
  readonly wasOnPitch: boolean;
}

/**
 * Minutes of all players in a sheet, simulated minute by minute: each minute counts for the players on the pitch,
 * then the sheet's events of that minute apply. Independent of the code under test.
 */
function watchMatch(acta: Acta, halfMinutes: number): ReadonlyMap<string, Seen> {
  const { suplentes: _bench, ...rows } = acta.alineacion;
  const onPitch = new Set(Object.values(rows).flatMap((row) => row.map((one) => one.jugador_id)));
  const everOnPitch = new Set(onPitch);
  const minutes = new Map<string, number>();

  const applyEvento = (evento: Evento) => {
    if (evento.evento === 'tarjeta roja' || evento.evento === 'doble amarilla') {
      onPitch.delete(evento.autor?.jugador_id ?? '');
    }
    if (evento.evento === 'cambio') {
      onPitch.delete(evento.sale?.jugador_id ?? '');
      onPitch.add(evento.entra?.jugador_id ?? '');
      everOnPitch.add(evento.entra?.jugador_id ?? '');
    }
  };
  const playHalf = (eventos: readonly Evento[], first: number, last: number) => {
    // Earlier events apply at the start of the half, later ones and those without a minute at its end.
    const at = (minute: number) =>
      eventos.filter(({ minuto = last }) => Math.max(first - 1, Math.min(minuto, last)) === minute);
    for (const evento of at(first - 1)) applyEvento(evento);
    for (let minute = first; minute <= last; minute += 1) {
      for (const id of onPitch) minutes.set(id, (minutes.get(id) ?? 0) + 1);
      for (const evento of at(minute)) applyEvento(evento);
    }
  };
  playHalf(acta.detalles.primera_parte, 1, halfMinutes);
  playHalf(acta.detalles.segunda_parte, halfMinutes + 1, 2 * halfMinutes);
  const { prorroga_1: first, prorroga_2: second } = acta.detalles;
  if (first ?? second) {
    playHalf(first ?? [], 2 * halfMinutes + 1, 2 * halfMinutes + 15);
    playHalf(second ?? [], 2 * halfMinutes + 16, 2 * halfMinutes + 30);
  }

  return new Map(
    Object.values(acta.alineacion)
      .flat()
      .map(({ jugador_id: id }) => [
        id,
        { minutos: minutes.get(id) ?? 0, wasOnPitch: everOnPitch.has(id) },
      ]),
  );
}

const PLAYERS = ['0', '1', '2', '3', '4'] as const;
const player = (index: number) => buildSummary(String(index));

const cambio = (goesOff: number, comesOn: number, minuto: number): Evento => ({
  evento: 'cambio',
  sale: player(goesOff),
  entra: player(comesOn),
  minuto,
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

/** Minutes of players 0 to 4. `null` for one who was not on the pitch, or whose minutes are unknown. */
const minutes = (acta: Acta) =>
  PLAYERS.map((id) => {
    const row = contribution(acta).jugadores[id];
    return row?.partidos_con_minutos === 1 ? row.minutos : null;
  });

describe('minutes of a sheet', () => {
  it.each<[string, Acta, (number | null)[]]>([
    ['are unknown without a substitution', sheet([]), [null, null, null, null, null]],
    [
      'are all of the match if the sheet confirms no substitution',
      sheet([], [], { sin_cambios: true }),
      [90, 90, null, null, null],
    ],
  ])('%s', (_name, acta, expected) => {
    expect(minutes(acta)).toEqual(expected);
  });

  it('must be known for goals to count per 90 minutes', () => {
    const gol: Evento = { evento: 'gol anotado', autor: player(1) };
    expect(contribution(sheet([gol])).goalsWithMinutes).toEqual({});
    expect(contribution(sheet([gol, cambio(1, 2, 30)])).goalsWithMinutes).toEqual({ '1': 1 });
  });

  it('are those of a simulation minute by minute', () => {
    fc.assert(
      fc.property(actaInputArbitrary, fc.integer({ min: 45, max: 60 }), (input, halfMinutes) => {
        const stored = { ...EMPTY_SHEET, minutos_parte: halfMinutes };
        const resolved = resolveActa(input, stored, findSquadPlayer);
        // With another length of the halves, substitutions may become impossible. Such sheets are skipped.
        fc.pre(resolved.ok);
        const acta = resolved.value;
        const seen = watchMatch(acta, halfMinutes);
        const counts = countsMinutes(acta);
        for (const [id, { minutos, partidos_con_minutos }] of Object.entries(
          contribution(acta).jugadores,
        )) {
          const { minutos: watched = 0, wasOnPitch = false } = seen.get(id) ?? {};
          expect({ id, minutos, partidos_con_minutos }).toEqual({
            id,
            minutos: counts ? watched : 0,
            partidos_con_minutos: counts && wasOnPitch ? 1 : 0,
          });
        }
      }),
      { numRuns: 200 },
    );
  });
});

it('only substitutions and sendings-off that name their players change who is on the pitch', () => {
  const inMinute10 = (event: Omit<PitchEvent, 'mitad' | 'minuto'>) => {
    return { mitad: 'primera_parte', minuto: 10, ...event } as const;
  };
  const events = [
    inMinute10({ evento: 'tarjeta roja' }),
    inMinute10({ evento: 'cambio', entra_id: 'c' }),
    inMinute10({ evento: 'cambio', sale_id: 'a' }),
    inMinute10({ evento: 'gol anotado', entra_id: 'c', sale_id: 'a' }),
  ];
  const untouched = { onPitch: new Set(['a', 'b']), sentOff: new Set(), impossible: [] };
  expect(simulateMatch(['a', 'b'], events, 45)).toMatchObject(untouched);
});

it('goals per 90 minutes exist from 180 minutes on, with two decimals, rounded half up', () => {
  const oneGoal = [179, 180, 240, 720, 3577].map((minutos) => goalsPer90(1, minutos));
  expect(oneGoal).toEqual([null, 0.5, 0.38, 0.13, 0.03]);
  expect([goalsPer90(0, 180), goalsPer90(4, 240)]).toEqual([0, 1.5]);
});

it('goals per 90 minutes count goals of matches with minutes, or all if the minutes were corrected by hand', () => {
  const sumas = { ...ZERO_COUNTERS, goles: 5, minutos: 180, partidos_con_minutos: 2 };
  expect(goalsForPer90(buildFila({ sumas }), 2)).toBe(2);
  const ajuste = { ...ZERO_COUNTERS, minutos: 300, goles: 1 };
  expect(goalsForPer90(buildFila({ sumas, ajuste }), 2)).toBe(6);
});
