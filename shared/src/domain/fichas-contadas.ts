import type { Partido } from '../registros/partido';
import type { FichaContada } from '../schemas/publico';
import { contribution, countsMinutos } from './contribution';
import { marcadorOf } from './marcador';
import { compareInstants } from './orden';
import { actaOf, porPartido } from './partido';

/** In the place of minutes where a sheet does not tell them. */
const SIN_MINUTOS = -1;

/** What everybody did in a played match; `undefined` while it has not been played. */
export function fichaContada(partido: Partido): FichaContada | undefined {
  const acta = actaOf(partido);
  if (!acta) return undefined;
  const { fecha_date, fecha_str, nombre_equipo } = partido;
  const conMinutos = countsMinutos(acta);
  const jugadores = Object.entries(contribution(acta).jugadores).map(
    ([id, { goles, asistencias, minutos }]): [string, FichaContada['jugadores'][string]] => [
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

/** The same of each played match of a season, by match. */
export const fichasContadas = (partidos: readonly Partido[]): Record<string, FichaContada> =>
  porPartido(partidos, fichaContada);

/** The matches of a season to which a player was called up, in order of kick-off (regla 92). */
export function partidosDeJugador(
  fichas: Readonly<Record<string, FichaContada>>,
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
        /** Goals conceded in the match, by all of us. */
        encajados,
        /** `null` where the sheet does not tell minutes. */
        minutos: minutos === SIN_MINUTOS ? null : minutos,
      };
    });
}
export type PartidoDeJugador = ReturnType<typeof partidosDeJugador>[number];
