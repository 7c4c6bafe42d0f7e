import { EVENTOS, type Detalles, MITADES, minutoContado } from '@club/shared';

/** The score after a goal, ours first. */
interface Tanteo {
  /** That counts, 0 to twice the length of a half (regla 76). */
  readonly minuto: number;
  readonly favor: number;
  readonly contra: number;
}

/**
 * How the score of a match came about, goal by goal in the order of its minutes; within one the order of the list. Nothing
 * where a goal has no minute, of which nobody can say when it fell, and nothing without goals.
 */
export function marchaOf(detalles: Detalles, minutosParte: number): Tanteo[] {
  const goles = MITADES.flatMap((mitad) =>
    detalles[mitad].flatMap(({ evento, minuto }) => {
      const { marcador } = EVENTOS[evento];
      return marcador === null ? [] : [{ mitad, minuto, marcador }];
    }),
  );
  if (goles.some(({ minuto }) => minuto === undefined)) return [];
  let [favor, contra] = [0, 0];
  return goles
    .map((gol) => ({ ...gol, minuto: minutoContado(gol, minutosParte) }))
    .toSorted((a, b) => a.minuto - b.minuto)
    .map(({ minuto, marcador }) => {
      if (marcador === 'goles_anotados') favor += 1;
      else contra += 1;
      return { minuto, favor, contra };
    });
}
