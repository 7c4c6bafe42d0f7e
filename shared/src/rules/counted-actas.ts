import type { Partido } from '../records/partido';
import type { CountedActa } from '../schemas/public';
import { contribution, countsMinutes } from './contribution';
import { marcadorOf } from './score';
import { compareInstants } from './order';
import { actaOf, porPartido } from './partido';

/** Placeholder for unknown minutes. */
const SIN_MINUTOS = -1;

/** Figures of all players in a played match. `undefined` before it is played. */
export function countActa(partido: Partido): CountedActa | undefined {
  const acta = actaOf(partido);
  if (!acta) return undefined;
  const { fecha_date, fecha_str, nombre_equipo } = partido;
  const conMinutos = countsMinutes(acta);
  const jugadores = Object.entries(contribution(acta).jugadores).map(
    ([id, { goles, asistencias, minutos }]): [string, CountedActa['jugadores'][string]] => [
      id,
      [goles, asistencias, conMinutos ? minutos : SIN_MINUTOS],
    ],
  );
  return {
    fecha_date,
    fecha_str,
    nombre_equipo,
    encajados: marcadorOf(acta.detalles).goles_encajados,
    jugadores: Object.fromEntries(jugadores),
  };
}

export const countedActas = (partidos: readonly Partido[]): Record<string, CountedActa> =>
  porPartido(partidos, countActa);

/** The matches of a season for which a player was called up, in order of kick-off (regla 92). */
export function partidosDeJugador(
  fichas: Readonly<Record<string, CountedActa>>,
  jugadorId: string,
) {
  return Object.entries(fichas)
    .filter(([, { jugadores }]) => Object.hasOwn(jugadores, jugadorId))
    .toSorted(([a, one], [b, other]) => compareInstants(one, other) || (a < b ? -1 : 1))
    .map(([partido_id, { fecha_str, nombre_equipo, encajados, jugadores }]) => {
      const [goles, asistencias, minutos] = jugadores[jugadorId] ?? [0, 0, SIN_MINUTOS];
      return {
        partido_id,
        fecha_str,
        nombre_equipo,
        goles,
        asistencias,
        /** Goals conceded by the team in the match. */
        encajados,
        /** `null` if the sheet has no minutes. */
        minutos: minutos === SIN_MINUTOS ? null : minutos,
      };
    });
}
export type PartidoDeJugador = ReturnType<typeof partidosDeJugador>[number];
