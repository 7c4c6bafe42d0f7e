import { deriveLiveMatch, type Paso, pasoOfEvento } from '@club/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  correctPaso,
  undoStep,
  deshacible,
  inseparablesOf,
  redoStep,
  rehacible,
  type Sello,
} from './note-evento';

const INSTANTE = '2026-03-01T11:05:00.000Z';
const COMIENZO: Paso = { id: 'c', instante: '2026-03-01T11:00:00.000Z', tipo: 'comienzo' };

const selloFrom = (prefix: string): Sello => {
  let last = 0;
  return { instante: INSTANTE, newId: () => `${prefix}${String((last += 1))}` };
};

const gol = (id: string, autor_id?: string): Paso & { tipo: 'gol_anotado' } => ({
  id,
  instante: INSTANTE,
  mitad: 'primera_parte',
  tipo: 'gol_anotado',
  ...(autor_id !== undefined && { autor_id }),
});

/** Current scorers according to the log. */
const autores = (pasos: readonly Paso[]) =>
  deriveLiveMatch(pasos).eventos.map(({ autor_id: autor = 'nadie' }) => autor);

describe('correcting an event at the touchline', () => {
  const noted = [COMIENZO, gol('g', 'ana')];
  const corrected = [...noted, ...correctPaso(gol('n', 'bea'), 'g', selloFrom('k'))];

  it('replaces the event', () => {
    expect(autores(corrected)).toEqual(['bea']);
  });

  it('is undone in one step: the old event is back', () => {
    expect(deshacible(corrected)?.id).toBe('n');
    const undone = [...corrected, ...undoStep(corrected, 'n', selloFrom('u'))];
    expect(autores(undone)).toEqual(['ana']);
    expect(rehacible(undone)?.id).toBe('n');
    expect(autores([...undone, ...redoStep(undone, 'n', selloFrom('r'))])).toEqual(['bea']);
  });

  it('depends on the step that revokes the old event, and on what undoes both', () => {
    const undone = [...corrected, ...undoStep(corrected, 'n', selloFrom('u'))];
    const gone = new Set(inseparablesOf(undone, 'n'));
    expect(undone.filter(({ id }) => !gone.has(id)).map(({ id }) => id)).toEqual(['c', 'g', 'u2']);
    // Named through the revoking step, it is the same correction.
    expect(inseparablesOf(corrected, 'k1')).toEqual(['k1', 'n']);
    expect(inseparablesOf(corrected, 'g')).toEqual(['g', 'k1']);
  });
});

describe('undoing at the touchline', () => {
  it('has nothing to undo in an empty log, and nothing to redo before the first undo', () => {
    expect(deshacible([])).toBeUndefined();
    expect(rehacible([COMIENZO, gol('g')])).toBeUndefined();
  });

  it('goes back through everything noted and corrected, and forward again', () => {
    const move = fc.record({ autor: fc.constantFrom('ana', 'bea', 'eva'), target: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(fc.option(move), { maxLength: 8 }), (moves) => {
        let log: readonly Paso[] = [COMIENZO];
        for (const [index, next] of moves.entries()) {
          const { eventos } = deriveLiveMatch(log);
          const nuevo = gol(`g${String(index)}`, next?.autor);
          const target = eventos[next?.target ?? eventos.length]?.paso_id;
          const steps =
            target === undefined
              ? [nuevo]
              : correctPaso(nuevo, target, selloFrom(`k${String(index)}`));
          const before = autores(log);
          const after = [...log, ...steps];
          const last = deshacible(after)?.id ?? '';
          const undone = [...after, ...undoStep(after, last, selloFrom(`u${String(index)}`))];
          expect(autores(undone)).toEqual(before);
          const id = rehacible(undone)?.id ?? '';
          log = [...undone, ...redoStep(undone, id, selloFrom(`r${String(index)}`))];
          expect(autores(log)).toEqual(autores(after));
        }
      }),
    );
  });
});

describe('the step of an edited event', () => {
  const cambios = {
    autor_id: 'ana',
    asistente_id: 'bea',
    forma: 'cabeza',
    propia_puerta: false,
    instante: INSTANTE,
  } as const;
  const mitad = 'segunda_parte';
  const common = { id: 'n', instante: INSTANTE, mitad };

  it.each([
    [
      'a goal with all details',
      'gol anotado',
      {},
      { tipo: 'gol_anotado', autor_id: 'ana', asistente_id: 'bea', forma: 'cabeza' },
    ],
    [
      'a goal without form and assistant',
      'gol anotado',
      { asistente_id: undefined, forma: undefined },
      { tipo: 'gol_anotado', autor_id: 'ana' },
    ],
    [
      'a goal without author, which has neither form nor assistant',
      'gol anotado',
      { autor_id: undefined },
      { tipo: 'gol_anotado' },
    ],
    [
      'the rival’s own goal',
      'gol anotado',
      { autor_id: undefined, propia_puerta: true },
      { tipo: 'gol_anotado', propia_puerta: true },
    ],
    [
      'a goal with an author, which cannot be an own goal',
      'gol anotado',
      { propia_puerta: true, asistente_id: undefined, forma: undefined },
      { tipo: 'gol_anotado', autor_id: 'ana' },
    ],
    ['a conceded goal, which has no author', 'gol encajado', {}, { tipo: 'gol_encajado' }],
    [
      'our own goal',
      'gol encajado',
      { propia_puerta: true },
      { tipo: 'gol_encajado', propia_puerta: true },
    ],
    [
      'a yellow card',
      'tarjeta amarilla',
      {},
      { tipo: 'tarjeta', evento: 'tarjeta amarilla', autor_id: 'ana' },
    ],
    [
      'a red card of an unknown player',
      'tarjeta roja',
      { autor_id: undefined },
      { tipo: 'tarjeta', evento: 'tarjeta roja' },
    ],
    [
      'a second yellow card',
      'doble amarilla',
      {},
      { tipo: 'tarjeta', evento: 'doble amarilla', autor_id: 'ana' },
    ],
  ] as const)('%s', (_what, evento, changed, paso) => {
    const { instante, ...campos } = { ...cambios, ...changed };
    const stood = pasoOfEvento({ id: 'n', instante, mitad }, { evento, ...campos });
    expect(stood).toEqual({ ...common, ...paso });
  });
});
