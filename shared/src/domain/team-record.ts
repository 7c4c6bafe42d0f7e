import type { Partido } from '../schemas/partido';
import { contribution, NO_CONTRIBUTION, type RecordDelta } from './contribution';
import { actaDe } from './partido';

/** Our record over matches: played, won, drawn and lost ones. */
export function teamRecord(partidos: readonly Partido[]): RecordDelta {
  return partidos.reduce(
    (record, partido) => addRecords(record, contribution(actaDe(partido)).equipo),
    NO_CONTRIBUTION.equipo,
  );
}

/** Sum of two records, or their difference. */
export function addRecords(a: RecordDelta, b: RecordDelta, sign: 1 | -1 = 1): RecordDelta {
  return {
    partidos_jugados: a.partidos_jugados + sign * b.partidos_jugados,
    ganados: a.ganados + sign * b.ganados,
    empatados: a.empatados + sign * b.empatados,
    perdidos: a.perdidos + sign * b.perdidos,
  };
}
