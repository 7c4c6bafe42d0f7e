import fc from 'fast-check';
import { previewPartido } from '../rules/partido';
import type { PartidoPreview } from '../records/partido';
import { RESULTS, type PartidoResult } from '../vocabulary';
import { buildPartido } from './partido-builder';

const GOALS = { win: [2, 1], draw: [1, 1], lose: [0, 1] } as const;

/** A match on a day (1 is 1 September 2026), unplayed without a result. */
export function buildPreview(
  day: number,
  resultado: PartidoResult = '',
  fields: Partial<PartidoPreview> = {},
): PartidoPreview {
  const [scored, encajados] = resultado === '' ? [null, null] : GOALS[resultado];
  return {
    ...previewPartido(
      buildPartido({
        _id: `p${String(day)}`,
        fecha_date: new Date(Date.UTC(2026, 8, day, 10)).toISOString(),
      }),
    ),
    jugado: resultado !== '',
    resultado,
    goles_anotados: scored,
    goles_encajados: encajados,
    ...fields,
  };
}

/** The matches of a season in any order, with or without results. */
export const calendarArbitrary: fc.Arbitrary<readonly PartidoPreview[]> = fc
  .array(fc.constantFrom(...RESULTS), { maxLength: 40 })
  .chain((results) =>
    fc.shuffledSubarray(
      results.map((resultado, index) => buildPreview(index + 1, resultado)),
      { minLength: results.length },
    ),
  );
