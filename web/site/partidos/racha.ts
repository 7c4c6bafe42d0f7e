import { type PartidoPreview, jugados, type PartidoJugado } from '@club/shared';

/** A run that the latest match belongs to. */
export interface Racha {
  readonly tipo: 'victorias' | 'imbatido';
  readonly partidos: number;
}

/** Shorter ones are not worth a word. */
export const RACHA_MIN = 3;

/** How many matches at the end meet a condition. */
function trailing(
  partidos: readonly PartidoJugado[],
  meets: (resultado: PartidoJugado['resultado']) => boolean,
): number {
  const last = partidos.findLastIndex(({ resultado }) => !meets(resultado));
  return partidos.length - 1 - last;
}

/** The runs that are on: wins in a row, and matches without defeat when these are more. */
export function currentRachas(partidos: Iterable<PartidoPreview>): Racha[] {
  const played = jugados(partidos);
  const victorias = trailing(played, (resultado) => resultado === 'win');
  const imbatido = trailing(played, (resultado) => resultado !== 'lose');
  return [
    ...(victorias >= RACHA_MIN ? [{ tipo: 'victorias', partidos: victorias } as const] : []),
    ...(imbatido >= RACHA_MIN && imbatido > victorias
      ? [{ tipo: 'imbatido', partidos: imbatido } as const]
      : []),
  ];
}
