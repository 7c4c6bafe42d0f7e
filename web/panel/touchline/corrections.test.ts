import { deriveLiveMatch, type Step, stepOfEvento } from '@club/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  correctStep,
  undoStep,
  undoable,
  inseparablesOf,
  redoStep,
  redoable,
  type Stamp,
} from './note-evento';

const INSTANT = '2026-03-01T11:05:00.000Z';
const START: Step = { id: 'c', instante: '2026-03-01T11:00:00.000Z', tipo: 'comienzo' };

const stampFrom = (prefix: string): Stamp => {
  let last = 0;
  return { instante: INSTANT, newId: () => `${prefix}${String((last += 1))}` };
};

const gol = (id: string, autor_id?: string): Step & { tipo: 'gol_anotado' } => ({
  id,
  instante: INSTANT,
  mitad: 'primera_parte',
  tipo: 'gol_anotado',
  ...(autor_id !== undefined && { autor_id }),
});

/** Current scorers according to the log. */
const authors = (pasos: readonly Step[]) =>
  deriveLiveMatch(pasos).eventos.map(({ autor_id: autor = 'nadie' }) => autor);

describe('correcting an event at the touchline', () => {
  const noted = [START, gol('g', 'ana')];
  const corrected = [...noted, ...correctStep(gol('n', 'bea'), 'g', stampFrom('k'))];

  it('replaces the event', () => {
    expect(authors(corrected)).toEqual(['bea']);
  });

  it('is undone in one step: the old event is back', () => {
    expect(undoable(corrected)?.id).toBe('n');
    const undone = [...corrected, ...undoStep(corrected, 'n', stampFrom('u'))];
    expect(authors(undone)).toEqual(['ana']);
    expect(redoable(undone)?.id).toBe('n');
    expect(authors([...undone, ...redoStep(undone, 'n', stampFrom('r'))])).toEqual(['bea']);
  });

  it('depends on the step that revokes the old event, and on what undoes both', () => {
    const undone = [...corrected, ...undoStep(corrected, 'n', stampFrom('u'))];
    const gone = new Set(inseparablesOf(undone, 'n'));
    expect(undone.filter(({ id }) => !gone.has(id)).map(({ id }) => id)).toEqual(['c', 'g', 'u2']);
    // Named through the revoking step, it is the same correction.
    expect(inseparablesOf(corrected, 'k1')).toEqual(['k1', 'n']);
    expect(inseparablesOf(corrected, 'g')).toEqual(['g', 'k1']);
  });
});

describe('undoing at the touchline', () => {
  it('has nothing to undo in an empty log, and nothing to redo before the first undo', () => {
    expect(undoable([])).toBeUndefined();
    expect(redoable([START, gol('g')])).toBeUndefined();
  });

  it('goes back through everything noted and corrected, and forward again', () => {
    const move = fc.record({ autor: fc.constantFrom('ana', 'bea', 'eva'), target: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(fc.option(move), { maxLength: 8 }), (moves) => {
        let log: readonly Step[] = [START];
        for (const [index, next] of moves.entries()) {
          const { eventos } = deriveLiveMatch(log);
          const added = gol(`g${String(index)}`, next?.autor);
          const target = eventos[next?.target ?? eventos.length]?.paso_id;
          const steps =
            target === undefined
              ? [added]
              : correctStep(added, target, stampFrom(`k${String(index)}`));
          const before = authors(log);
          const after = [...log, ...steps];
          const last = undoable(after)?.id ?? '';
          const undone = [...after, ...undoStep(after, last, stampFrom(`u${String(index)}`))];
          expect(authors(undone)).toEqual(before);
          const id = redoable(undone)?.id ?? '';
          log = [...undone, ...redoStep(undone, id, stampFrom(`r${String(index)}`))];
          expect(authors(log)).toEqual(authors(after));
        }
      }),
    );
  });
});

it.each([
  ['a goal without author has neither form nor assistant', 'gol anotado', {}],
  ['a conceded goal has no author', 'gol encajado', { autor_id: 'ana' }],
  ['own goals have no author', 'gol encajado', { autor_id: 'ana', propia_puerta: true }],
] as const)('%s once it is edited', (_what, evento, fields) => {
  const { instante, id } = gol('n');
  const campos = { asistente_id: 'bea', forma: 'cabeza', ...fields } as const;
  const { autor_id: _author, ...kept }: { autor_id?: string } = fields;
  expect(stepOfEvento({ id, instante, mitad: 'segunda_parte' }, { evento, ...campos })).toEqual({
    ...{ id, instante, mitad: 'segunda_parte', ...kept },
    tipo: evento.replace(' ', '_'),
  });
});
