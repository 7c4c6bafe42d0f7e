import type { PartidoPreview } from '../records/partido';
import type { Resultado } from '../vocabulary';
import { comparePartidos } from './next-games';

export interface PartidoJugado extends PartidoPreview {
  readonly resultado: Exclude<Resultado, ''>;
}

/** Number of matches in the form strip (regla 8). */
export const FORMA = 5;

const isJugado = (partido: PartidoPreview): partido is PartidoJugado => partido.resultado !== '';

/** The matches with a result, in order of kick-off. */
export function jugados(partidos: Iterable<PartidoPreview>): PartidoJugado[] {
  return [...partidos].filter(isJugado).sort(comparePartidos);
}

/** The latest results, oldest first, as in a form strip. */
export function recentForm(
  partidos: Iterable<PartidoPreview>,
  limit: number = FORMA,
): PartidoJugado[] {
  const played = jugados(partidos);
  return played.slice(Math.max(0, played.length - limit));
}

export function countResults(partidos: readonly Pick<PartidoJugado, 'resultado'>[]) {
  const count = (wanted: PartidoJugado['resultado']) =>
    partidos.filter(({ resultado }) => resultado === wanted).length;
  return { ganados: count('win'), empatados: count('draw'), perdidos: count('lose') };
}

/** Result for our side. */
export const resultadoOf = (favor: number, contra: number): PartidoJugado['resultado'] =>
  favor > contra ? 'win' : favor < contra ? 'lose' : 'draw';
