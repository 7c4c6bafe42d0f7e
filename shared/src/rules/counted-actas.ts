import type { Partido } from '../records/partido';
import type { CountedActa } from '../schemas/public';
import {
  contribution,
  countsMinutes,
  type Contribution,
  NO_CONTRIBUTION,
  addByKey,
} from './contribution';
import { deriveScore } from './score';
import { pick } from './objects';
import { compareInstants } from './order';
import { findActa } from './partido';
import { type Counters, addCounters, ZERO_COUNTERS } from '../vocabulary';
import { addBalance } from './season-record';

/** Stored as a player's minutes if the sheet does not tell them (`countsMinutes`). */
const WITHOUT_MINUTES = -1;

/** Goals, assists and minutes of all players in a match. `undefined` before it is played. */
export function countActa(partido: Partido): CountedActa | undefined {
  const acta = findActa(partido);
  if (!acta) return undefined;
  const withMinutes = countsMinutes(acta);
  const jugadores = Object.entries(contribution(acta).jugadores).map(
    ([id, { goles, asistencias, minutos }]): [string, CountedActa['jugadores'][string]] => [
      id,
      [goles, asistencias, withMinutes ? minutos : WITHOUT_MINUTES],
    ],
  );
  return {
    ...pick(partido, 'fecha_date', 'fecha_str', 'nombre_equipo'),
    encajados: deriveScore(acta).goles_encajados,
    jugadores: Object.fromEntries(jugadores),
  };
}

/** The matches of a season for which a player was called up, in order of kick-off (regla 92). */
export function jugadorPartidos(fichas: Readonly<Record<string, CountedActa>>, jugadorId: string) {
  return Object.entries(fichas)
    .filter(([, { jugadores }]) => Object.hasOwn(jugadores, jugadorId))
    .toSorted(([a, one], [b, other]) => compareInstants(one, other) || (a < b ? -1 : 1))
    .map(([partido_id, { fecha_str, nombre_equipo, encajados, jugadores }]) => {
      const [goles, asistencias, minutos] = jugadores[jugadorId] ?? [0, 0, WITHOUT_MINUTES];
      return {
        partido_id,
        fecha_str,
        nombre_equipo,
        goles,
        asistencias,
        /** Goals conceded by the team in the match. */
        encajados,
        /** `null` if the sheet has no minutes. */
        minutos: minutos === WITHOUT_MINUTES ? null : minutos,
      };
    });
}
export type JugadorPartido = ReturnType<typeof jugadorPartidos>[number];

/** Sums of several matches. `jugadores` has everybody who was called up. */
export type Sums = Omit<Contribution, 'jugadores'> & {
  readonly jugadores: ReadonlyMap<string, Counters>;
};

/** Sum of the contributions of matches. Unplayed ones add nothing. */
export function sumPartidos(partidos: readonly Partido[]): Sums {
  const jugadores = new Map<string, Counters>();
  let { equipo, parejas, goalsWithMinutes } = NO_CONTRIBUTION;
  for (const partido of partidos) {
    const one = contribution(findActa(partido));
    equipo = addBalance(equipo, one.equipo);
    parejas = addByKey(parejas, one.parejas);
    goalsWithMinutes = addByKey(goalsWithMinutes, one.goalsWithMinutes);
    for (const [id, counted] of Object.entries(one.jugadores)) {
      jugadores.set(id, addCounters(jugadores.get(id) ?? ZERO_COUNTERS, counted));
    }
  }
  return { equipo, parejas, goalsWithMinutes, jugadores };
}
