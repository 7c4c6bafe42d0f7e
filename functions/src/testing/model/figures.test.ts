import { COUNTERS } from '@club/shared';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ClubModel } from './club-model';
import { figuresOf } from './figures';
import { stepsArbitrary } from './operations';
import { resolve } from './resolve';

it('the sheets of the model contain each figure', () => {
  const model = new ClubModel();
  const ids = { equipoId: '', competicionId: '', campoId: '' };
  const world = { model, ...ids, doneOperations: [], usedDays: new Set<number>() };
  const jugadores = ['a', 'b', 'c', 'd', 'e'];
  for (const id of jugadores) model.set(`jugador:${id}`, id);
  model.set('partido:p', { temporada: 't', day: 1, acta: null, estado: 'programado' });
  const rows = fc.sample(stepsArbitrary, { numRuns: 20, seed: 1 }).flatMap((steps) =>
    steps.flatMap(({ operation }) => {
      if (operation.kind !== 'saveActa') return [];
      resolve(world, operation)?.apply('p');
      const { acta } = model.partido('p');
      return acta ? jugadores.map((id) => figuresOf(acta, id)) : [];
    }),
  );
  expect(COUNTERS.filter((counter) => rows.every((row) => row[counter] === 0))).toEqual([]);
});
