import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepSchema, type Step } from '../schemas/live-match';
import { findSquadPlayer } from '../testing/acta-arbitrary';
import { stepsArbitrary } from '../testing/live-match-arbitrary';
import { deriveLiveMatch } from './live-match';
import {
  checkSteps,
  mergeSteps,
  activeSteps,
  startsWithSteps,
  lastUndoable,
  lastRedoable,
} from './live-match-steps';
import { refuse, type RefusalCode } from '../refusals';
import { perRow } from '../vocabulary';

const instante = '2026-03-01T11:00:00.000Z';
const gol = (id: string, rest: object = {}) =>
  stepSchema.parse({ id, instante, tipo: 'gol_anotado', ...rest });
const kick = (autor_id: string): Step =>
  stepSchema.parse({ id: 'k', instante, tipo: 'lanzamiento', lado: 'club', gol: true, autor_id });
const undo = (id: string, paso_id: string): Step => ({ id, instante, tipo: 'anular', paso_id });
const redo = (id: string, paso_id: string): Step => ({ id, instante, tipo: 'rehacer', paso_id });

describe('the check of a log', () => {
  it('accepts every generated log, as the schema does', () => {
    fc.assert(
      fc.property(stepsArbitrary, (steps) => {
        expect(steps.map((step) => stepSchema.parse(step))).toEqual(steps);
        expect(checkSteps(steps, findSquadPlayer).ok).toBe(true);
      }),
    );
  });

  const lineUp = {
    tipo: 'alineacion',
    filas: { ...perRow(() => []), portero: ['jugador-1'], suplentes: ['jugador-1'] },
  };
  const both = { autor_id: 'jugador-1', asistente_id: 'jugador-1' };
  it.each<[string, Step[], RefusalCode]>([
    ['a repeated id', [gol('x'), gol('x')], 'entrada-invalida'],
    ['undoing an unknown step', [undo('x', 'y')], 'entrada-invalida'],
    ['undoing a later step', [undo('x', 'y'), gol('y')], 'entrada-invalida'],
    ['undoing an undo', [gol('x'), undo('y', 'x'), undo('z', 'y')], 'entrada-invalida'],
    ['an unknown scorer', [gol('x', { autor_id: 'nadie' })], 'referencia-desconocida'],
    ['an inherited property', [gol('x', { autor_id: 'constructor' })], 'referencia-desconocida'],
    ['an unknown kicker', [kick('nadie')], 'referencia-desconocida'],
    ['an event against regla 32', [gol('x', both)], 'asistente-es-autor'],
    ['a player twice in the line-up', [gol('x', lineUp)], 'jugador-repetido'],
    [
      'more events than a sheet allows',
      Array.from({ length: 201 }, (_, index) => gol(`x${String(index)}`)),
      'entrada-invalida',
    ],
  ])('refuses %s', (_name, invalidSteps, code) => {
    expect(checkSteps(invalidSteps, findSquadPlayer)).toMatchObject({
      ok: false,
      refusal: { code, data: { paso_id: expect.any(String) as string } },
    });
  });

  it('names the first invalid step', () => {
    const invalidSteps = [
      gol('a'),
      gol('b', { autor_id: 'nadie' }),
      gol('c', { autor_id: 'nadie' }),
    ];
    expect(checkSteps(invalidSteps, findSquadPlayer)).toEqual(
      refuse('referencia-desconocida', 'el jugador «nadie»', { paso_id: 'b' }),
    );
  });
});

describe('undo and redo', () => {
  it('restore exactly the earlier state, however often', () => {
    fc.assert(
      fc.property(stepsArbitrary, fc.nat({ max: 3 }), (steps, times) => {
        const id = lastUndoable(steps)?.id;
        fc.pre(id !== undefined);
        const without = steps.filter(
          (step) => step.id !== id && !('paso_id' in step && step.paso_id === id),
        );
        let log: readonly Step[] = steps;
        for (let round = 0; round <= times; round += 1) {
          log = [...log, undo(`u${String(round)}`, id)];
          expect(deriveLiveMatch(log)).toEqual(deriveLiveMatch(without));
          expect(lastRedoable(log)?.id).toBe(id);
          log = [...log, redo(`r${String(round)}`, id)];
          expect(deriveLiveMatch(log)).toEqual(deriveLiveMatch(steps));
        }
      }),
    );
  });

  it('go back step by step to the beginning, and forward again to the end', () => {
    fc.assert(
      fc.property(stepsArbitrary, (generatedSteps) => {
        // The generated corrections are applied first, so only those made here can be redone.
        const start = activeSteps(generatedSteps);
        const log: Step[] = [...start];
        for (const _step of start)
          log.push(undo(`u${String(log.length)}`, lastUndoable(log)?.id ?? ''));
        expect(activeSteps(log)).toEqual([]);
        expect(lastUndoable(log)).toBeUndefined();
        for (const _step of start)
          log.push(redo(`r${String(log.length)}`, lastRedoable(log)?.id ?? ''));
        expect(activeSteps(log)).toEqual(start);
        expect(lastRedoable(log)).toBeUndefined();
      }),
    );
    expect(lastRedoable([gol('x'), undo('y', 'x'), gol('z')])).toBeUndefined();
  });
});

describe('two logs', () => {
  it('are merged into one with all their steps, the stored ones first, which the server accepts', () => {
    fc.assert(
      fc.property(stepsArbitrary, stepsArbitrary, fc.nat(), (common, other, cut) => {
        const shared = common.slice(0, cut % (common.length + 1));
        const mine = [...shared, ...other.map((step) => ({ ...step, id: `b${step.id}` }))];
        const merged = mergeSteps(common, mine);
        expect(startsWithSteps(merged, common)).toBe(true);
        expect(new Set(merged.map(({ id }) => id))).toEqual(
          new Set([...common, ...mine].map(({ id }) => id)),
        );
        expect(mergeSteps(merged, mine)).toEqual(merged);
      }),
    );
  });

  it('continue each other only if the first steps have the same content', () => {
    expect(startsWithSteps([gol('x', { autor_id: 'jugador-1' })], [gol('x')])).toBe(false);
    expect(startsWithSteps([gol('x')], [gol('x'), gol('y')])).toBe(false);
    expect(startsWithSteps([gol('x'), gol('y')], [gol('x')])).toBe(true);
  });
});
