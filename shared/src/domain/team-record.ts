import type { Partido } from '../schemas/partido';
import { addBalance } from './balance';
import { contribution, NO_CONTRIBUTION, type RecordDelta } from './contribution';
import { actaDe } from './partido';

/** Our record over matches: played, won, drawn and lost ones. */
export function teamRecord(partidos: readonly Partido[]): RecordDelta {
  return partidos.reduce(
    (record, partido) => addBalance(record, contribution(actaDe(partido)).equipo),
    NO_CONTRIBUTION.equipo,
  );
}
