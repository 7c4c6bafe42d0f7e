import { type PartidoPreview, playedPartidos, type PartidoPlayed } from '@club/shared';

/** A run that includes the latest match. */
export interface Streak {
  readonly tipo: 'victorias' | 'imbatido';
  readonly partidos: number;
}

/** Shorter runs are not shown. */
export const STREAK_MIN = 3;

/** Number of matches at the end of the list that meet a condition. */
function trailing(
  partidos: readonly PartidoPlayed[],
  meets: (resultado: PartidoPlayed['resultado']) => boolean,
): number {
  const last = partidos.findLastIndex(({ resultado }) => !meets(resultado));
  return partidos.length - 1 - last;
}

/** Current runs: wins in a row and, if longer, matches without defeat. */
export function currentStreaks(partidos: Iterable<PartidoPreview>): Streak[] {
  const played = playedPartidos(partidos);
  const victorias = trailing(played, (resultado) => resultado === 'win');
  const unbeaten = trailing(played, (resultado) => resultado !== 'lose');
  return [
    ...(victorias >= STREAK_MIN ? [{ tipo: 'victorias', partidos: victorias } as const] : []),
    ...(unbeaten >= STREAK_MIN && unbeaten > victorias
      ? [{ tipo: 'imbatido', partidos: unbeaten } as const]
      : []),
  ];
}
