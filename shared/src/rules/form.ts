import type { PartidoPreview } from '../records/partido';
import type { PartidoResult } from '../vocabulary';
import { comparePartidos } from './order';

export interface PartidoPlayed extends PartidoPreview {
  readonly resultado: Exclude<PartidoResult, ''>;
}

/** Number of matches in the form strip (regla 8). */
export const FORM_LENGTH = 5;

const isPlayed = (partido: PartidoPreview): partido is PartidoPlayed => partido.resultado !== '';

/** The matches with a result, in order of kick-off. */
export const playedPartidos = (partidos: Iterable<PartidoPreview>): PartidoPlayed[] =>
  [...partidos].filter(isPlayed).sort(comparePartidos);

/** The latest results, oldest first, as in a form strip. */
export const recentForm = (partidos: Iterable<PartidoPreview>): PartidoPlayed[] =>
  playedPartidos(partidos).slice(-FORM_LENGTH);

export function countResults(partidos: readonly Pick<PartidoPlayed, 'resultado'>[]) {
  const count = (wanted: PartidoPlayed['resultado']) =>
    partidos.filter(({ resultado }) => resultado === wanted).length;
  return { ganados: count('win'), empatados: count('draw'), perdidos: count('lose') };
}

/** Result for our side. */
export const resultOf = (favor: number, contra: number): PartidoPlayed['resultado'] =>
  favor > contra ? 'win' : favor < contra ? 'lose' : 'draw';
