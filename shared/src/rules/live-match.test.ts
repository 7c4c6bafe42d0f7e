import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepSchema, type Step } from '../schemas/live-match';
import { eventoStepArbitrary, stepsArbitrary, toSteps } from '../testing/live-match-arbitrary';
import { deriveLiveMatch, isLiveMatchForgotten, minuteInPlay } from './live-match';
import { mergeSteps } from './live-match-steps';

const at = (clock: string) => `2026-03-01T${clock}.000Z`;
let next = 0;
const paso = (tipo: string, clock: string, rest: object = {}) =>
  stepSchema.parse({ id: `p${String((next += 1))}`, tipo, instante: at(clock), ...rest });

/** First half 11:00 to 11:47, second half from 12:02 to 12:51. */
const START = paso('comienzo', '11:00:00');
const HALF_TIME = paso('descanso', '11:47:10');
const SECOND = paso('segunda_parte', '12:02:00');
const FINAL = paso('final', '12:51:00');

const minutesOf = (pasos: readonly Step[]) =>
  deriveLiveMatch(pasos).eventos.map(({ mitad, minuto, anadido }) => [mitad, minuto, anadido]);

describe('minutes', () => {
  it.each([
    ['11:00:00', 1, undefined],
    ['11:00:59', 1, undefined],
    ['11:01:00', 2, undefined],
    ['11:44:59', 45, undefined],
    ['11:45:00', 45, 1],
    ['11:46:30', 45, 2],
    // Entered at half-time: last minute of the half.
    ['11:55:00', 45, 3],
    // The clock was set back.
    ['10:30:00', 1, undefined],
  ])('a goal of the first half at %s', (clock, minuto, anadido) => {
    expect(minutesOf([START, paso('gol_anotado', clock), HALF_TIME])).toEqual([
      ['primera_parte', minuto, anadido],
    ]);
  });

  it.each([
    ['12:02:00', 46, undefined],
    ['12:46:59', 90, undefined],
    ['12:47:00', 90, 1],
    ['13:40:00', 90, 5],
    ['11:10:00', 46, undefined],
  ])('a goal of the second half at %s', (clock, minuto, anadido) => {
    const pasos = [START, HALF_TIME, SECOND, paso('gol_encajado', clock), FINAL];
    expect(minutesOf(pasos)).toEqual([['segunda_parte', minuto, anadido]]);
  });

  it('have no value before the match has started', () => {
    expect(minutesOf([paso('gol_anotado', '11:05:00')])).toEqual([
      ['primera_parte', undefined, undefined],
    ]);
  });

  it('use the half in the step, or the log if the step has none', () => {
    const late = paso('gol_anotado', '11:30:00', { mitad: 'primera_parte' });
    const silent = paso('gol_anotado', '12:10:00');
    const pasos = [START, HALF_TIME, SECOND, silent, late];
    expect(minutesOf(pasos)).toEqual([
      ['primera_parte', 31, undefined],
      ['segunda_parte', 54, undefined],
    ]);
  });

  it('undoing the start of the second half moves its goals to the first', () => {
    const undo = paso('anular', '11:20:20', { paso_id: SECOND.id });
    const goal = paso('gol_anotado', '11:20:00', { mitad: 'segunda_parte' });
    const pasos = [START, SECOND, goal, undo];
    expect(minutesOf(pasos)).toEqual([['primera_parte', 21, undefined]]);
    expect(deriveLiveMatch(pasos).fase).toBe('primera_parte');
  });

  it('are at least 1 and within the limits of a sheet', () => {
    fc.assert(
      fc.property(stepsArbitrary, (pasos) => {
        for (const { minuto = 1, anadido = 1 } of deriveLiveMatch(pasos).eventos) {
          expect(minuto).toBeGreaterThanOrEqual(1);
          expect(minuto).toBeLessThanOrEqual(120);
          expect(anadido).toBeGreaterThanOrEqual(1);
          expect(anadido).toBeLessThanOrEqual(30);
        }
      }),
    );
  });

  it('the current minute follows the viewer’s clock', () => {
    const now = (clock: string) => new Date(at(clock));
    const first = deriveLiveMatch([START]);
    expect(minuteInPlay(first, now('11:12:00'))).toEqual({ minuto: 13 });
    expect(minuteInPlay(first, now('10:59:00'))).toEqual({ minuto: 1 });
    expect(minuteInPlay(first, now('15:00:00'))).toEqual({ minuto: 45, anadido: 30 });
    const second = deriveLiveMatch([START, HALF_TIME, SECOND]);
    expect(minuteInPlay(second, now('12:03:00'))).toEqual({ minuto: 47 });
    for (const pasos of [[], [START, HALF_TIME], [START, HALF_TIME, SECOND, FINAL]]) {
      expect(minuteInPlay(deriveLiveMatch(pasos), now('12:10:00'))).toBeNull();
    }
  });
});

describe('phases', () => {
  it('advance one by one, and go back when undone', () => {
    const log: Step[] = [];
    const phases = [START, HALF_TIME, SECOND, FINAL].map((step) => {
      log.push(step);
      return deriveLiveMatch(log).fase;
    });
    expect(deriveLiveMatch([]).fase).toBe('sin_empezar');
    expect(phases).toEqual(['primera_parte', 'descanso', 'segunda_parte', 'final']);
    log.push(paso('anular', '12:52:00', { paso_id: FINAL.id }));
    expect(deriveLiveMatch(log).fase).toBe('segunda_parte');
  });
});

describe('score and events', () => {
  it('have as many goals as the score', () => {
    fc.assert(
      fc.property(stepsArbitrary, (pasos) => {
        const { marcador, eventos } = deriveLiveMatch(pasos);
        const count = (tipo: string) => eventos.filter(({ evento }) => evento === tipo).length;
        expect(count('gol anotado')).toBe(marcador.goles_anotados);
        expect(count('gol encajado')).toBe(marcador.goles_encajados);
      }),
    );
  });

  it('are independent of the order in which two devices send their steps', () => {
    const events = fc.array(
      fc.record({ second: fc.nat({ max: 6600 }), content: eventoStepArbitrary }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(events, events, (here, there) => {
        // Even seconds on one device, odd ones on the other: no two events at the same time.
        const seen = new Set<number>();
        const steps = (device: string, entries: typeof here, parity: number) =>
          toSteps(
            device,
            entries.flatMap(({ second, content }) => {
              const instant = Math.floor(second / 2) * 2 + parity;
              if (seen.has(instant)) return [];
              seen.add(instant);
              return [{ second: instant, content }];
            }),
          ).map((step): Step => {
            const mitad = step.instante < SECOND.instante ? 'primera_parte' : 'segunda_parte';
            return stepSchema.parse({ ...step, mitad });
          });
        const a = steps('a', here, 0);
        const b = steps('b', there, 1);
        const phases = [START, HALF_TIME, SECOND];
        expect(deriveLiveMatch(mergeSteps([...phases, ...a], b))).toEqual(
          deriveLiveMatch(mergeSteps([...phases, ...b], a)),
        );
        expect(deriveLiveMatch(mergeSteps([START, ...a], [...b, HALF_TIME, SECOND]))).toEqual(
          deriveLiveMatch(mergeSteps([...phases, ...b], a)),
        );
      }),
    );
  });

  it('count a repeated step once', () => {
    const goal = paso('gol_anotado', '11:10:00');
    expect(deriveLiveMatch([START, goal, goal]).marcador.goles_anotados).toBe(1);
  });

  it('count a player’s second sending-off, entered on another device, once', () => {
    const red = (clock: string) =>
      paso('tarjeta', clock, { evento: 'tarjeta roja', autor_id: 'jugador-1' });
    const { eventos } = deriveLiveMatch([START, red('11:10:30'), red('11:10:05')]);
    expect(eventos.map(({ instante }) => instante)).toEqual([at('11:10:05')]);
  });
});

describe('isDirectoOlvidado', () => {
  it('is true after four hours without updates', () => {
    const doc = { actualizado: at('11:00:00') };
    expect(isLiveMatchForgotten(doc, new Date(at('15:00:00')))).toBe(false);
    expect(isLiveMatchForgotten(doc, new Date(at('15:00:01')))).toBe(true);
  });
});
