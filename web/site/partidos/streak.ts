import { type PartidoPreview, jugados, type PartidoJugado } from '@club/shared';

/** A run that includes the latest match. */
export interface Streak {
  readonly tipo: 'victorias' | 'imbatido';
  readonly partidos: number;
}

/** Shorter runs are not shown. */
export const STREAK_MIN = 3;

/** Number of matches at the end of the list that meet a condition. */
function trailing(
  partidos: readonly PartidoJugado[],
  meets: (resultado: PartidoJugado['resultado']) => boolean,
): number {
  const last = partidos.findLastIndex(({ resultado }) => !meets(resultado));
  return partidos.length - 1 - last;
}

/** Current runs: wins in a row and, if longer, matches without defeat. */
export function currentRachas(partidos: Iterable<PartidoPreview>): Streak[] {
  const played = jugados(partidos);
  const victorias = trailing(played, (resultado) => resultado === 'win');
  const imbatido = trailing(played, (resultado) => resultado !== 'lose');
  return [
    ...(victorias >= STREAK_MIN ? [{ tipo: 'victorias', partidos: victorias } as const] : []),
    ...(imbatido >= STREAK_MIN && imbatido > victorias
      ? [{ tipo: 'imbatido', partidos: imbatido } as const]
      : []),
  ];
}
