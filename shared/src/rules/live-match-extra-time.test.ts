import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepSchema, type Step } from '../schemas/live-match';
import { stepsArbitrary } from '../testing/live-match-arbitrary';
import { perRow } from '../vocabulary';
import { deriveLiveMatch, minuteInPlay } from './live-match';
import { actaFromLiveMatch } from './live-match-acta';
import { jugadoresOfStep, mergeSteps } from './live-match-steps';

const at = (clock: string) => `2026-03-01T${clock}:00.000Z`;
let next = 0;
const paso = (tipo: string, clock: string, rest: object = {}) =>
  stepSchema.parse({ id: `e${String((next += 1))}`, tipo, instante: at(clock), ...rest });
const kick = (clock: string, lado: 'club' | 'rival', gol: boolean) =>
  paso('lanzamiento', clock, { lado, gol });

const HALVES = [
  paso('comienzo', '11:00'),
  paso('gol_anotado', '11:20', { mitad: 'primera_parte' }),
  paso('descanso', '11:46'),
  paso('segunda_parte', '12:00'),
  paso('gol_encajado', '12:30', { mitad: 'segunda_parte' }),
];
const END = paso('fin_segunda_parte', '12:48');
const EXTRA_1 = paso('prorroga_1', '12:53');
const BREAK = paso('descanso_prorroga', '13:09');
const EXTRA_2 = paso('prorroga_2', '13:10');
const SHOOT_OUT = paso('tanda', '13:30');
const KICKS = [
  kick('13:31', 'club', true),
  kick('13:32', 'rival', true),
  kick('13:33', 'club', true),
  kick('13:34', 'rival', false),
];
const FINAL = paso('final', '13:40');
const LOG = [...HALVES, END, EXTRA_1, BREAK, EXTRA_2, SHOOT_OUT, ...KICKS, FINAL];

describe('a whole match with extra time and a shoot-out', () => {
  it('goes through its phases', () => {
    const phases = LOG.map((_step, index) => deriveLiveMatch(LOG.slice(0, index + 1)).fase);
    expect([...new Set(phases)]).toEqual([
      'primera_parte',
      'descanso',
      'segunda_parte',
      'fin_segunda_parte',
      'prorroga_1',
      'descanso_prorroga',
      'prorroga_2',
      'tanda',
      'final',
    ]);
  });

  it('counts minutes in the periods only', () => {
    const minute = (steps: readonly Step[], clock: string) =>
      minuteInPlay(deriveLiveMatch(steps), new Date(at(clock)));
    const log = [...HALVES, END];
    expect(minute(log, '12:50')).toBeNull();
    log.push(EXTRA_1);
    expect(minute(log, '12:53')).toEqual({ minuto: 91 });
    expect(minute(log, '13:09')).toEqual({ minuto: 105, anadido: 2 });
    log.push(BREAK);
    expect(minute(log, '13:09')).toBeNull();
    log.push(EXTRA_2);
    expect(minute(log, '13:10')).toEqual({ minuto: 106 });
    log.push(SHOOT_OUT);
    expect(minute(log, '13:30')).toBeNull();
  });

  it('keeps an event of a break in the period before it', () => {
    const card = paso('tarjeta', '12:51', { evento: 'tarjeta amarilla', mitad: 'segunda_parte' });
    const { eventos } = deriveLiveMatch([...HALVES, END, card, EXTRA_1]);
    expect(eventos.at(-1)).toMatchObject({ mitad: 'segunda_parte', minuto: 90, anadido: 4 });
  });

  it('becomes a sheet with both periods, the shoot-out, and a level score', () => {
    const goal = paso('gol_anotado', '13:00', { mitad: 'prorroga_1' });
    const other = paso('gol_encajado', '13:20', { mitad: 'prorroga_2' });
    const { detalles, tanda } = actaFromLiveMatch([...LOG, goal, other]);
    expect(detalles).toMatchObject({
      prorroga_1: [{ evento: 'gol anotado', minuto: 98 }],
      prorroga_2: [{ evento: 'gol encajado', minuto: 116 }],
    });
    expect(tanda).toEqual({ anotados: 2, encajados: 1 });
    expect(deriveLiveMatch([...LOG, goal, other]).marcador).toEqual({
      goles_anotados: 2,
      goles_encajados: 2,
    });
  });

  it('has no shoot-out in its sheet without a winner or a level score', () => {
    const without = [...HALVES, SHOOT_OUT, ...KICKS.slice(0, 2), FINAL];
    expect(deriveLiveMatch(without).tanda).toMatchObject({ anotados: 1, encajados: 1 });
    expect(actaFromLiveMatch(without).tanda).toBeUndefined();
    const late = paso('gol_anotado', '13:20', { mitad: 'prorroga_2' });
    expect(actaFromLiveMatch([...LOG, late]).tanda).toBeUndefined();
  });

  it('goes back to the phase before when one is undone', () => {
    const undo = ({ id }: Step) => paso('anular', '13:41', { paso_id: id });
    expect(deriveLiveMatch([...LOG, undo(FINAL)]).fase).toBe('tanda');
    const open = [...LOG, undo(FINAL), undo(SHOOT_OUT)];
    expect(deriveLiveMatch(open)).toMatchObject({ fase: 'prorroga_2', tanda: null });
    const goal = paso('gol_anotado', '13:00', { mitad: 'prorroga_1' });
    const none = [...HALVES, END, EXTRA_1, goal, undo(EXTRA_1)];
    expect(deriveLiveMatch(none)).toMatchObject({ fase: 'fin_segunda_parte' });
    expect(deriveLiveMatch(none).eventos.at(-1)).toMatchObject({ mitad: 'segunda_parte' });
    expect(actaFromLiveMatch(none).detalles).not.toHaveProperty('prorroga_1');
    const [, , , missed] = KICKS;
    expect(missed && deriveLiveMatch([...LOG, undo(missed)]).tanda?.kicks).toHaveLength(3);
  });

  it('is the same whichever of two devices sends first', () => {
    const [one, two, three, four] = KICKS;
    if (!one || !two || !three || !four) throw new Error('there are four kicks');
    const start = [...HALVES, END, EXTRA_1];
    const here = [...start, BREAK, SHOOT_OUT, one, three];
    const there = [...start, EXTRA_2, two, four, FINAL];
    const merged = deriveLiveMatch(mergeSteps(here, there));
    expect(merged).toEqual(deriveLiveMatch(mergeSteps(there, here)));
    expect(merged).toMatchObject({ fase: 'final', tanda: { kicks: KICKS } });
  });
});

describe('any log', () => {
  it('has as many shoot-out goals as kicks that went in', () => {
    fc.assert(
      fc.property(stepsArbitrary, (pasos) => {
        const { tanda } = deriveLiveMatch(pasos);
        if (!tanda) return;
        const { kicks, anotados, encajados } = tanda;
        expect(anotados + encajados).toBe(kicks.filter(({ gol }) => gol).length);
      }),
    );
  });

  it('names who takes a kick among its players', () => {
    const step = paso('lanzamiento', '13:31', { lado: 'club', gol: true, autor_id: 'jugador-1' });
    expect(jugadoresOfStep(step)).toEqual(['jugador-1']);
    expect(jugadoresOfStep(kick('13:31', 'rival', true))).toEqual([]);
  });
});

describe('the captain in a line-up', () => {
  const lineUp = (clock: string, portero: string[], captain?: string) =>
    paso('alineacion', clock, {
      filas: { ...perRow(() => []), portero, suplentes: ['jugador-2'] },
      ...(captain !== undefined && { capitan: captain }),
    });

  it.each<[string, Step[], string | undefined]>([
    ['is in the sheet', [lineUp('10:50', ['jugador-1'], 'jugador-1')], 'jugador-1'],
    ['is not, on the bench', [lineUp('10:50', ['jugador-1'], 'jugador-2')], undefined],
    ['is not, outside it', [lineUp('10:50', ['jugador-1'], 'jugador-3')], undefined],
    [
      'is the one of the last line-up',
      [lineUp('10:50', ['jugador-1'], 'jugador-1'), lineUp('10:55', ['jugador-1'])],
      undefined,
    ],
  ])('%s', (_name, pasos, captain) => {
    expect(actaFromLiveMatch(pasos).capitan).toBe(captain);
  });
});
