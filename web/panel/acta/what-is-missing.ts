import type { ActaSummary } from './acta-editor';
import type { ActaState } from './acta-state';
import { titularesEn } from './positions';

const ONCE = 11;

/** One line that lists what the sheet still lacks. None of it is required for saving. */
export function whatIsMissing(
  { alineacion, mvp }: Pick<ActaState, 'alineacion' | 'mvp'>,
  { golesSinAutor }: Pick<ActaSummary, 'golesSinAutor'>,
): string {
  const left = ONCE - titularesEn(alineacion);
  const parts = [
    left === 1 && 'un titular',
    left > 1 && `${String(left)} titulares`,
    left <= 0 && alineacion.portero.length === 0 && 'portero',
    golesSinAutor === 1 && 'autor de un gol',
    golesSinAutor > 1 && `autor de ${String(golesSinAutor)} goles`,
    mvp === null && 'MVP',
  ].filter((part) => typeof part === 'string');
  if (parts.length === 0) return 'No falta nada';
  return `Falta${left > 1 || parts.length > 1 ? 'n' : ''}: ${parts.join(', ')}`;
}
