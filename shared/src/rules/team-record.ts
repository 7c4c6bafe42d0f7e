import type { Partido } from '../records/partido';
import type { Counters } from '../vocabulary';
import { addBalance } from './season-record';
import { addCounters, ZERO_COUNTERS } from './counters';
import { type Contribution, contribution, NO_CONTRIBUTION } from './contribution';
import { addPairs } from './pair';
import { actaOf } from './partido';

/** Sums of several matches. `jugadores` has all players in a sheet. */
export type Sums = Omit<Contribution, 'jugadores'> & {
  readonly jugadores: ReadonlyMap<string, Counters>;
};

export function sumContributions(contributions: readonly Contribution[]): Sums {
  const jugadores = new Map<string, Counters>();
  let { equipo, parejas, goalsWithMinutes } = NO_CONTRIBUTION;
  for (const one of contributions) {
    equipo = addBalance(equipo, one.equipo);
    parejas = addPairs(parejas, one.parejas);
    goalsWithMinutes = addPairs(goalsWithMinutes, one.goalsWithMinutes);
    for (const [id, counted] of Object.entries(one.jugadores)) {
      jugadores.set(id, addCounters(jugadores.get(id) ?? ZERO_COUNTERS, counted));
    }
  }
  return { equipo, parejas, goalsWithMinutes, jugadores };
}

/** Sum of the contributions of matches. Unplayed ones add nothing. */
export const sumPartidos = (partidos: readonly Partido[]): Sums =>
  sumContributions(partidos.map((partido) => contribution(actaOf(partido))));
