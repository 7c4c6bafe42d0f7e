import type { Partido } from '../registros/partido';
import { addBalance } from './balance';
import { contribution, NO_CONTRIBUTION, type RecordDelta } from './contribution';
import { addParejas, type Parejas } from './pareja';
import { actaOf } from './partido';

/** Our record over matches: played, won, drawn and lost ones. */
export function teamRecord(partidos: readonly Partido[]): RecordDelta {
  return partidos.reduce(
    (record, partido) => addBalance(record, contribution(actaOf(partido)).equipo),
    NO_CONTRIBUTION.equipo,
  );
}

/** Goals of each pair over matches. */
export const parejasOf = (partidos: readonly Partido[]): Parejas =>
  partidos.reduce<Parejas>(
    (sums, partido) => addParejas(sums, contribution(actaOf(partido)).parejas),
    {},
  );
