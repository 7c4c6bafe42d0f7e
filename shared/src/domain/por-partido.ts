import type { Partido } from '../registros/partido';

/** What each match has of something, by match; those that have none are left out. */
export const porPartido = <T>(
  partidos: readonly Partido[],
  of: (partido: Partido) => T | undefined,
): Record<string, T> =>
  Object.fromEntries(
    partidos.flatMap((partido) => {
      const found = of(partido);
      return found === undefined ? [] : [[partido._id, found] as const];
    }),
  );
