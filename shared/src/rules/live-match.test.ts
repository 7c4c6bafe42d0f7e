import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepSchema, type Step } from '../schemas/live-match';
import type { JugadorSummary } from '../records/jugador';
import { updatePartidoSchema } from '../records/partido';
import { findSquadPlayer, EMPTY_SHEET } from '../testing/acta-arbitrary';
import { eventoStepArbitrary, stepsArbitrary, toSteps } from '../testing/live-match-arbitrary';
import { perRow } from '../vocabulary';
import { resolveActa } from './acta';
import {
  deriveLiveMatch,
  isLiveMatchAbandoned,
  minuteInPlay,
  nextKicker,
  type ShootOutSide,
  shootOutWinner,
} from './live-match';
import { actaFromLiveMatch, publicActa } from './live-match-acta';
import { listJugadorIds, mergeSteps } from './live-match-steps';
import { deriveScore } from './score';

const at = (clock: string) => `2026-03-01T${clock.padEnd(8, ':00')}.000Z`;
const id = (index: number) => `jugador-${String(index)}`;
let next = 0;
const step = (tipo: string, clock: string, rest: object = {}): Step =>
  stepSchema.parse({ id: `p${String((next += 1))}`, tipo, instante: at(clock), ...rest });
const undo = ({ id: paso_id }: Step) => step('anular', '13:41', { paso_id });
const cambio = (clock: string, goesOff: number, entra: number): Step =>
  step('cambio', clock, { sale_id: id(goesOff), entra_id: id(entra) });
const lineUp = (portero: string[], captain?: string) =>
  step('alineacion', '10:59', {
    filas: { ...perRow((): string[] => []), portero, suplentes: [id(2), id(3)] },
    ...(captain !== undefined && { capitan: captain }),
  });
const now = (clock: string) => new Date(at(clock));

/** First half 11:00 to 11:47, second half from 12:02 to 12:51. */
const START = step('comienzo', '11:00:00');
const HALF_TIME = step('descanso', '11:47:10');
const SECOND = step('segunda_parte', '12:02:00');
const FINAL = step('final', '12:51:00');

const listMinutes = (steps: readonly Step[]) =>
  deriveLiveMatch(steps).eventos.map(({ mitad, minuto, anadido }) => [mitad, minuto, anadido]);

describe('minutes', () => {
  it.each([
    ['primera_parte', '11:00:00', 1, undefined],
    ['primera_parte', '11:01:00', 2, undefined],
    ['primera_parte', '11:45:00', 45, 1],
    // Entered at half-time: last minute of the half.
    ['primera_parte', '11:55:00', 45, 3],
    // The clock was set back.
    ['primera_parte', '10:30:00', 1, undefined],
    ['segunda_parte', '12:47:00', 90, 1],
    ['segunda_parte', '13:40:00', 90, 5],
    ['segunda_parte', '11:10:00', 46, undefined],
  ])('a goal of the %s at %s', (mitad, clock, minuto, anadido) => {
    const goal = step('gol_anotado', clock, { mitad });
    expect(listMinutes([START, HALF_TIME, SECOND, goal, FINAL])).toEqual([
      [mitad, minuto, anadido],
    ]);
  });

  it('use the half in the step, or the half in play, and do not exist before kick-off', () => {
    const early = [step('gol_anotado', '11:05:00')];
    expect(listMinutes(early)).toEqual([['primera_parte', undefined, undefined]]);
    const late = step('gol_anotado', '11:30:00', { mitad: 'primera_parte' });
    const silent = step('gol_anotado', '12:10:00');
    expect(listMinutes([START, HALF_TIME, SECOND, silent, late])).toEqual([
      ['primera_parte', 31, undefined],
      ['segunda_parte', 54, undefined],
    ]);
  });

  it('use the length of a half given at kick-off', () => {
    const start = step('comienzo', '11:00', { minutos_parte: 25 });
    const goal = step('gol_anotado', '12:11');
    expect(listMinutes([start, HALF_TIME, SECOND, goal])).toEqual([
      ['segunda_parte', 35, undefined],
    ]);
  });

  it('in play follow the viewer’s clock', () => {
    const first = deriveLiveMatch([START]);
    expect(minuteInPlay(first, now('11:12:00'))).toEqual({ minuto: 13 });
    expect(minuteInPlay(first, now('10:59:00'))).toEqual({ minuto: 1 });
    expect(minuteInPlay(first, now('15:00:00'))).toEqual({ minuto: 45, anadido: 30 });
    expect(minuteInPlay(deriveLiveMatch([]), now('12:10:00'))).toBeNull();
  });
});

describe('score and events', () => {
  it('are independent of the order in which two devices send their steps', () => {
    const entry = fc.record({ second: fc.nat({ max: 6600 }), content: eventoStepArbitrary });
    const entries = fc.uniqueArray(entry, { maxLength: 24, selector: ({ second }) => second });
    fc.assert(
      fc.property(entries, fc.nat({ max: 24 }), (all, cut) => {
        const steps = (device: string, entered: typeof all) =>
          toSteps(device, entered).map((step): Step => {
            const mitad = step.instante < SECOND.instante ? 'primera_parte' : 'segunda_parte';
            return stepSchema.parse({ ...step, mitad });
          });
        const [a, b] = [steps('a', all.slice(0, cut)), steps('b', all.slice(cut))];
        const phases = [START, HALF_TIME, SECOND];
        const merged = deriveLiveMatch(mergeSteps([...phases, ...b], a));
        expect(deriveLiveMatch(mergeSteps([...phases, ...a], b))).toEqual(merged);
        const late = mergeSteps([START, ...a], [...b, HALF_TIME, SECOND]);
        expect(deriveLiveMatch(late)).toEqual(merged);
      }),
    );
  });

  it('count a repeated step once, and a sending-off that two devices entered', () => {
    const goal = step('gol_anotado', '11:10:00');
    expect(deriveLiveMatch([START, goal, goal]).marcador.goles_anotados).toBe(1);
    const red = (clock: string) =>
      step('tarjeta', clock, { evento: 'tarjeta roja', autor_id: 'jugador-1' });
    const { eventos } = deriveLiveMatch([START, red('11:10:30'), red('11:10:05')]);
    expect(eventos.map(({ instante }) => instante)).toEqual([at('11:10:05')]);
  });
});

it('a live match counts as abandoned after four hours without updates', () => {
  const doc = { actualizado: at('11:00:00') };
  expect(isLiveMatchAbandoned(doc, now('15:00:00'))).toBe(false);
  expect(isLiveMatchAbandoned(doc, now('15:00:01'))).toBe(true);
});

describe('a whole match with extra time and a shoot-out', () => {
  const kick = (clock: string, lado: ShootOutSide, gol: boolean, rest: object = {}) =>
    step('lanzamiento', clock, { lado, gol, ...rest });
  const HALVES = [
    START,
    step('gol_anotado', '11:20', { mitad: 'primera_parte' }),
    HALF_TIME,
    SECOND,
    step('gol_encajado', '12:30', { mitad: 'segunda_parte' }),
  ];
  const END = step('fin_segunda_parte', '12:50');
  const EXTRA_1 = step('prorroga_1', '12:53');
  const BREAK = step('descanso_prorroga', '13:09');
  const EXTRA_2 = step('prorroga_2', '13:10');
  const SHOOT_OUT = step('tanda', '13:30');
  const MISSED = kick('13:34', 'rival', false);
  const KICKS = [
    kick('13:31', 'club', true),
    kick('13:32', 'rival', true),
    kick('13:33', 'club', true),
    MISSED,
  ];
  const FINISHED = step('final', '13:40');
  const LOG = [...HALVES, END, EXTRA_1, BREAK, EXTRA_2, SHOOT_OUT, ...KICKS, FINISHED];

  it('counts minutes in the periods only', () => {
    const minute = (last: Step, clock: string) =>
      minuteInPlay(deriveLiveMatch(LOG.slice(0, LOG.indexOf(last) + 1)), now(clock));
    expect(minute(END, '12:51')).toBeNull();
    expect(minute(EXTRA_1, '12:53')).toEqual({ minuto: 91 });
    expect(minute(EXTRA_1, '13:09')).toEqual({ minuto: 105, anadido: 2 });
    expect(minute(BREAK, '13:09')).toBeNull();
    expect(minute(EXTRA_2, '13:10')).toEqual({ minuto: 106 });
    expect(minute(SHOOT_OUT, '13:30')).toBeNull();
  });

  it('keeps an event of a break in the period before it', () => {
    const card = step('tarjeta', '12:52', { evento: 'tarjeta amarilla', mitad: 'segunda_parte' });
    const { eventos } = deriveLiveMatch([...HALVES, END, card, EXTRA_1]);
    expect(eventos.at(-1)).toMatchObject({ mitad: 'segunda_parte', minuto: 90, anadido: 4 });
  });

  it('becomes a sheet with both periods of extra time, and the shoot-out only if level and with a winner', () => {
    const goal = step('gol_anotado', '13:00', { mitad: 'prorroga_1' });
    const other = step('gol_encajado', '13:20', { mitad: 'prorroga_2' });
    const { detalles, tanda } = actaFromLiveMatch([...LOG, goal, other]);
    expect(detalles).toMatchObject({
      prorroga_1: [{ evento: 'gol anotado', minuto: 98 }],
      prorroga_2: [{ evento: 'gol encajado', minuto: 116 }],
    });
    expect(tanda).toEqual({ anotados: 2, encajados: 1 });
    const level = [...HALVES, SHOOT_OUT, ...KICKS.slice(0, 2), FINISHED];
    expect(deriveLiveMatch(level).tanda).toMatchObject({ anotados: 1, encajados: 1 });
    expect(actaFromLiveMatch(level).tanda).toBeUndefined();
    expect(actaFromLiveMatch([...LOG, other]).tanda).toBeUndefined();
  });

  it('goes back to the phase before when a phase is undone', () => {
    expect(deriveLiveMatch([...LOG, undo(FINISHED)]).fase).toBe('tanda');
    const open = [...LOG, undo(FINISHED), undo(SHOOT_OUT)];
    expect(deriveLiveMatch(open)).toMatchObject({ fase: 'prorroga_2', tanda: null });
    const goal = step('gol_anotado', '13:00', { mitad: 'prorroga_1' });
    const none = [...HALVES, END, EXTRA_1, goal, undo(EXTRA_1)];
    expect(deriveLiveMatch(none)).toMatchObject({ fase: 'fin_segunda_parte' });
    expect(deriveLiveMatch(none).eventos.at(-1)).toMatchObject({ mitad: 'segunda_parte' });
    expect(actaFromLiveMatch(none).detalles).not.toHaveProperty('prorroga_1');
    expect(deriveLiveMatch([...LOG, undo(MISSED)]).tanda?.kicks).toHaveLength(3);
  });
});

describe('a shoot-out', () => {
  /** Kicks as text: ours `+` or `-`, the rival's `x` or `o`, a goal first. */
  const kicks = (text: string) =>
    Array.from(text, (mark) => ({
      lado: '+-'.includes(mark) ? ('club' as const) : ('rival' as const),
      gol: '+x'.includes(mark),
    }));

  it.each<[string, ShootOutSide | null]>([
    ['', null],
    ['+', 'rival'],
    ['+x', 'club'],
    ['x', 'club'],
    // Two kicks of one side in a row: the other has to catch up.
    ['++x', 'rival'],
    ['++xx', 'club'],
  ])('%s: alternates from whoever began', (text, side) => {
    expect(nextKicker(kicks(text))).toBe(side);
  });

  it('is decided when one side cannot catch up', () => {
    const decided = {
      // Decided before the fifth kicks, by the fifth kicks, before further kicks, and in sudden death.
      club: ['+o+o+o', '+x+o+x-x+o', '+o+o+ox', '+x+x+x+x+x+o'],
      rival: ['-x-x-x', '+x+x+x+x+x-x'],
      // Sudden death: only after a kick of both.
      null: ['', '+o+o+', '+x+o+x-x+', '+x+x+x+x+x', '+x+x+x+x+x+', 'x+x+x+x+x+x'],
    };
    for (const [winner, texts] of Object.entries(decided)) {
      expect(texts.filter((text) => String(shootOutWinner(kicks(text))) !== winner)).toEqual([]);
    }
  });
});

describe('the sheet of a live match', () => {
  it('is accepted by the rules, with the score that was shown, and is what readers see', () => {
    const findJugadores = (steps: readonly Step[]): Record<string, JugadorSummary> =>
      Object.fromEntries(
        steps.flatMap(listJugadorIds).flatMap((known) => {
          const jugador = findSquadPlayer(known);
          return jugador ? [[known, jugador]] : [];
        }),
      );
    fc.assert(
      fc.property(stepsArbitrary, (generatedSteps) => {
        const body = updatePartidoSchema.parse(actaFromLiveMatch(generatedSteps));
        const acta = resolveActa(body, EMPTY_SHEET, findSquadPlayer);
        if (!acta.ok) throw new Error(acta.refusal.code);
        const current = deriveLiveMatch(generatedSteps);
        expect(deriveScore(acta.value)).toMatchObject(current.marcador);
        expect(publicActa(current, findJugadores(generatedSteps))).toEqual(acta.value);
      }),
    );
  });

  it('calls up who scores or comes on without being in the line-up', () => {
    const goal = step('gol_anotado', '11:10', { autor_id: id(5), asistente_id: id(6) });
    const log = [lineUp([id(0), id(1)]), START, goal, cambio('11:20', 1, 9)];
    const { suplentes } = actaFromLiveMatch(log).alineacion;
    const called = [2, 3, 5, 6, 9].map((index) => ({ jugador_id: id(index) }));
    expect(suplentes).toEqual(called);
  });

  it.each<[string, Step[], string | undefined]>([
    ['is in it if he starts', [lineUp([id(1)], id(1))], id(1)],
    ['is not in it if he is on the bench', [lineUp([id(1)], id(2))], undefined],
    ['is not in it if he is not in the line-up', [lineUp([id(1)], id(4))], undefined],
    ['is that of the last line-up', [lineUp([id(1)], id(1)), lineUp([id(1)])], undefined],
  ])('the captain %s', (_name, loggedSteps, captain) => {
    expect(actaFromLiveMatch(loggedSteps).capitan).toBe(captain);
  });
});

describe('a substitution noted at the touchline', () => {
  const begun = [lineUp([id(0), id(1)]), START];
  const first = cambio('11:20', 1, 2);

  it('is marked as impossible if the player is not on the pitch, and is left out of the sheet', () => {
    const steps = [...begun, first, cambio('11:30', 1, 3)];
    const { eventos, impossible } = deriveLiveMatch(steps);
    expect(eventos).toMatchObject([{ sale_id: id(1), entra_id: id(2), minuto: 21 }]);
    expect(impossible.map(({ entra_id }) => entra_id)).toEqual([id(3)]);
    expect(actaFromLiveMatch(steps).detalles.primera_parte).toHaveLength(1);
  });

  it('overrides the flag for no substitutions', () => {
    const mvp = step('mvp', '12:55', { jugador_id: null, sin_cambios: true });
    expect(actaFromLiveMatch([...begun, mvp]).sin_cambios).toBe(true);
    expect(actaFromLiveMatch([...begun, first, mvp])).not.toHaveProperty('sin_cambios');
  });
});
