import type { Partido } from '../records/partido';
import type { AllTimeDoc, JugadorLine, PartidoLine } from '../schemas/all-time';
import type { ClubDoc, EstadisticasJugadoresDoc, PlantillaDoc } from '../schemas/public';
import { totales } from '../rules/estadisticas';
import { allEvents, isGoalOurs, deriveScore } from '../rules/score';
import { mapValues, pick, withEntry } from '../rules/objects';
import { perPartido } from '../rules/partido';

export const EMPTY_ALL_TIME: AllTimeDoc = {
  temporadas: [],
  nombres: {},
  partidos: {},
  filas: {},
  sin_archivo: {},
};

const nonEmpty = <T extends object>(map: T): T | undefined =>
  Object.keys(map).length > 0 ? map : undefined;

/** Top scorer of a match with his goals, `['', 0]` without any. If tied, the one who reached the number first. */
function findTopScorer({
  detalles,
}: Pick<Partido, 'detalles'>): readonly [id: string, goles: number] {
  const goles = new Map<string, number>();
  let most: readonly [string, number] = ['', 0];
  for (const { evento, autor } of allEvents(detalles)) {
    if (!isGoalOurs({ evento }) || !autor) continue;
    const count = (goles.get(autor.jugador_id) ?? 0) + 1;
    goles.set(autor.jugador_id, count);
    if (count > most[1]) most = [autor.jugador_id, count];
  }
  return most;
}

/** A match's line. `undefined` while it has not been played. */
function partidoLine(partido: Partido): PartidoLine | undefined {
  if (!partido.jugado) return undefined;
  const { fecha_str, equipo_id, nombre_equipo, nombre_competicion, local } = partido;
  const { goles_anotados: favor, goles_encajados: contra } = deriveScore(partido);
  const seconds = Math.floor(Date.parse(partido.fecha_date) / 1000);
  const match = [seconds, fecha_str, equipo_id, nombre_equipo, nombre_competicion, local] as const;
  const decided = nonEmpty(pick(partido, 'tanda', 'incomparecencia'));
  const line = [...match, favor, contra, ...findTopScorer(partido)] as const;
  return decided ? [...line, decided] : [...line];
}

/** Lines of a season's players, without those who have no figure. */
function jugadorLines({ filas }: Pick<EstadisticasJugadoresDoc, 'filas'>) {
  const lines = Object.entries(filas).flatMap(([id, fila]) => {
    const total = totales(fila);
    const figures = [
      total.partidos_jugados,
      total.goles,
      total.asistencias,
      total.mvp,
      total.tarjetas_amarillas,
      total.tarjetas_rojas,
    ] as const;
    const line: JugadorLine = [fila.jugador_nombre, ...figures];
    return figures.some((value) => value !== 0) ? [[id, line] as const] : [];
  });
  return nonEmpty(Object.fromEntries(lines));
}

/** A season's slice of the all-time document, from its matches and its players' rows. */
export function deriveAllTimeSlice(
  partidos: readonly Partido[],
  jugadores: Pick<EstadisticasJugadoresDoc, 'filas' | 'archivo'>,
) {
  return {
    partidos: nonEmpty(perPartido(partidos, partidoLine)),
    filas: jugadorLines(jugadores),
    sin_archivo: jugadores.archivo === 'retirado' ? (true as const) : undefined,
  };
}
type AllTimeSlice = ReturnType<typeof deriveAllTimeSlice>;

/** The all-time document with a new slice of one season. `undefined` removes the slice of a deleted season. */
export const withAllTimeSlice = (
  historia: AllTimeDoc,
  temporadaId: string,
  slice: AllTimeSlice | undefined,
): AllTimeDoc => ({
  ...historia,
  partidos: withEntry(historia.partidos, temporadaId, slice?.partidos),
  filas: withEntry(historia.filas, temporadaId, slice?.filas),
  sin_archivo: withEntry(historia.sin_archivo, temporadaId, slice?.sin_archivo),
});

/** The all-time document's data about the club: its seasons, and the players who have a page. */
export const deriveAllTimeClub = (
  club: Pick<ClubDoc, 'temporadas'> | undefined,
  plantilla: Pick<PlantillaDoc, 'jugadores'> | undefined,
): Pick<AllTimeDoc, 'temporadas' | 'nombres'> => ({
  temporadas: club?.temporadas ?? [],
  nombres: mapValues(plantilla?.jugadores ?? {}, (jugador) => jugador.nombre_con_inicial),
});
