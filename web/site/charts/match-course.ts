import { EVENTOS, type Details, HALVES, countedMinute } from '@club/shared';

/** Score after a goal. */
interface Tally {
  /** Minute used for statistics, 0 to twice the length of a half (regla 76). */
  readonly minuto: number;
  readonly favor: number;
  readonly contra: number;
}

/**
 * Score after each goal, by minute; goals of the same minute keep the list order. Empty without goals, or if any goal
 * has no minute.
 */
export function matchCourseOf(detalles: Details, halfMinutes: number): Tally[] {
  const goles = HALVES.flatMap((mitad) =>
    detalles[mitad].flatMap(({ evento, minuto }) => {
      const { marcador } = EVENTOS[evento];
      return marcador === null ? [] : [{ mitad, minuto, marcador }];
    }),
  );
  if (goles.some(({ minuto }) => minuto === undefined)) return [];
  let [favor, contra] = [0, 0];
  return goles
    .map((gol) => ({ ...gol, minuto: countedMinute(gol, halfMinutes) }))
    .toSorted((a, b) => a.minuto - b.minuto)
    .map(({ minuto, marcador }) => {
      if (marcador === 'goles_anotados') favor += 1;
      else contra += 1;
      return { minuto, favor, contra };
    });
}
