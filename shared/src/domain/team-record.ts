import type { Partido } from '../registros/partido';
import type { Contadores } from '../vocabulario';
import { addBalance } from './balance';
import { addContadores, CERO_CONTADORES } from './contadores';
import {
  contribution,
  type GolesConMinutos,
  NO_CONTRIBUTION,
  type RecordDelta,
} from './contribution';
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

/** Goals of each player in those of the matches that count for minutes. */
export const golesConMinutosOf = (partidos: readonly Partido[]): GolesConMinutos =>
  partidos.reduce<GolesConMinutos>(
    (sums, partido) => addParejas(sums, contribution(actaOf(partido)).golesConMinutos),
    {},
  );

/** Sums of every player over the played matches of a season. */
export function sumsOf(partidos: readonly Partido[]): Map<string, Contadores> {
  const sums = new Map<string, Contadores>();
  for (const partido of partidos) {
    for (const [id, counted] of Object.entries(contribution(actaOf(partido)).jugadores)) {
      sums.set(id, addContadores(sums.get(id) ?? CERO_CONTADORES, counted));
    }
  }
  return sums;
}
