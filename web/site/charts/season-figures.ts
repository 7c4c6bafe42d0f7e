import {
  derivePartidoTally,
  playedPartidos,
  type PartidoPlayed,
  POINTS,
  compareNames,
  type PartidoPreview,
  type StoredClasificacion,
} from '@club/shared';

/** Competitions without league points. They can only be recognised by name. */
const WITHOUT_POINTS = /amistos|pretemporada|copa\b|trofeo|eliminatori|play-?off/iu;

/** Played matches of the league, in order of kick-off. */
export interface League {
  readonly nombre: string;
  readonly partidos: readonly PartidoPlayed[];
}

/**
 * The league of a season (regla 96): the competition of its table or, without a table, the most played competition
 * whose name is not that of a friendly or a cup; the earlier one wins a tie. `undefined` if none of its matches was
 * played.
 */
export function findLeague(
  partidos: Iterable<PartidoPreview>,
  clasificacion?: Pick<StoredClasificacion, 'nombre_competicion'>,
): League | undefined {
  const played = playedPartidos(partidos);
  const nombres = clasificacion
    ? [clasificacion.nombre_competicion]
    : played
        .map(({ nombre_competicion: nombre }) => nombre)
        .filter((nombre) => !WITHOUT_POINTS.test(nombre));
  const [league] = [...new Set(nombres)]
    .map((nombre) => ({
      nombre,
      partidos: played.filter((partido) => partido.nombre_competicion === nombre),
    }))
    .filter((one) => one.partidos.length > 0)
    .sort((a, b) => b.partidos.length - a.partidos.length);
  return league;
}

/** Played matches in order, with their points and the total so far. Pass the matches of one league only. */
export function runningPoints(partidos: Iterable<PartidoPreview>) {
  let total = 0;
  return playedPartidos(partidos).map((partido) => {
    const points = POINTS[partido.resultado];
    total += points;
    return { partido, points, total };
  });
}

const splitByVenue = (partidos: readonly PartidoPlayed[]) => ({
  home: partidos.filter(({ local }) => local),
  away: partidos.filter(({ local }) => !local),
});

/** Totals of a season at home and away. */
export function tallyByVenue(partidos: Iterable<PartidoPreview>) {
  const { home, away } = splitByVenue(playedPartidos(partidos));
  return { home: derivePartidoTally(home), away: derivePartidoTally(away) };
}

/** Rivals of a season's played matches, in alphabetical order, with their matches by venue. */
export function listRivals(partidos: Iterable<PartidoPreview>) {
  const played = playedPartidos(partidos);
  const nombres = new Set(played.map(({ nombre_equipo: nombre }) => nombre));
  return [...nombres].sort(compareNames).map((nombre) => ({
    nombre,
    ...splitByVenue(played.filter(({ nombre_equipo: rival }) => rival === nombre)),
  }));
}
