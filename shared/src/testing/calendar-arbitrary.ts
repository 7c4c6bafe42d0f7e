import fc from 'fast-check';
import { previewPartido } from '../rules/partido';
import type { PartidoPreview } from '../records/partido';
import { RESULTADOS, type Resultado } from '../vocabulary';
import { buildPartido } from './partido-builder';

const GOLES = { win: [2, 1], draw: [1, 1], lose: [0, 1] } as const;

/** A match on a day (1 is 1 September 2026), unplayed without a result. */
export function buildPreview(
  day: number,
  resultado: Resultado = '',
  fields: Partial<PartidoPreview> = {},
): PartidoPreview {
  const [anotados, encajados] = resultado === '' ? [null, null] : GOLES[resultado];
  return {
    ...previewPartido(
      buildPartido({
        _id: `p${String(day)}`,
        fecha_date: new Date(Date.UTC(2026, 8, day, 10)).toISOString(),
      }),
    ),
    jugado: resultado !== '',
    resultado,
    goles_anotados: anotados,
    goles_encajados: encajados,
    ...fields,
  };
}

/** The matches of a season in any order, with or without results. */
export const calendarArbitrary: fc.Arbitrary<readonly PartidoPreview[]> = fc
  .array(fc.constantFrom(...RESULTADOS), { maxLength: 40 })
  .chain((resultados) =>
    fc.shuffledSubarray(
      resultados.map((resultado, index) => buildPreview(index + 1, resultado)),
      { minLength: resultados.length },
    ),
  );
