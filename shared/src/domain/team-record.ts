import type { Partido } from '../schemas/partido';
import { contribution, NO_CONTRIBUTION, type RecordDelta } from './contribution';
import { actaDe } from './partido';

/** Our record over matches: played, won, drawn and lost ones. */
export function teamRecord(partidos: readonly Partido[]): RecordDelta {
  let record = NO_CONTRIBUTION.equipo;
  for (const partido of partidos) {
    const { equipo } = contribution(actaDe(partido));
    record = {
      partidos_jugados: record.partidos_jugados + equipo.partidos_jugados,
      ganados: record.ganados + equipo.ganados,
      empatados: record.empatados + equipo.empatados,
      perdidos: record.perdidos + equipo.perdidos,
    };
  }
  return record;
}
