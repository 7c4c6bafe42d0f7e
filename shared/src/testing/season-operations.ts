import fc from 'fast-check';
import type { Acta } from '../schemas/acta';
import { actaArbitrary } from './acta-arbitrary';
import { NEW_SEASON, saveActa, type SeasonModel } from './season-model';

/** A save of a match's sheet; without a sheet the match is annulled or deleted, which a season cannot tell apart. */
export interface SeasonOperation {
  readonly partidoId: string;
  readonly acta: Acta | null;
}

export const PARTIDO_IDS = ['partido-a', 'partido-b', 'partido-c', 'partido-d'] as const;

/** A save, or one time in three an annulment, of one of four matches. */
const operationArbitrary: fc.Arbitrary<SeasonOperation> = fc.record({
  partidoId: fc.constantFrom(...PARTIDO_IDS),
  acta: fc.option(actaArbitrary, { freq: 2 }),
});

/** What happens to a season in some weeks: matches saved, changed, annulled, saved again, in any order. */
export const operationsArbitrary = fc.array(operationArbitrary, { maxLength: 10 });

/** The season after some operations, one after another. */
export function play(
  operations: readonly SeasonOperation[],
  start: SeasonModel = NEW_SEASON,
): SeasonModel {
  return operations.reduce(
    (season, { partidoId, acta }) => saveActa(season, partidoId, acta),
    start,
  );
}
