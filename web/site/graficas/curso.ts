import {
  cuentaOf,
  jugados,
  type PartidoJugado,
  PUNTOS,
  compareNombres,
  type PartidoPreview,
  type ClasificacionGuardada,
} from '@club/shared';

/** A played match, and the points up to it. */
interface Jornada {
  readonly partido: PartidoJugado;
  readonly puntos: number;
  readonly total: number;
}

/** Names of competitions that give no league points: nothing else of a competition tells what it is. */
const SIN_PUNTOS = /amistos|pretemporada|copa\b|trofeo|eliminatori|play-?off/iu;

/** What was played of the one competition whose points a season's page tells, in order of kick-off. */
export interface Liga {
  readonly nombre: string;
  readonly partidos: readonly PartidoJugado[];
}

/**
 * The league of a season (regla 96): that of its table, else the competition with most played matches whose name tells
 * neither of friendlies nor of a cup, among equals the one that began first; `undefined` where nothing of it was played.
 */
export function findLiga(
  partidos: Iterable<PartidoPreview>,
  clasificacion?: Pick<ClasificacionGuardada, 'nombre_competicion'>,
): Liga | undefined {
  const played = jugados(partidos);
  const nombres = clasificacion
    ? [clasificacion.nombre_competicion]
    : played
        .map(({ nombre_competicion: nombre }) => nombre)
        .filter((nombre) => !SIN_PUNTOS.test(nombre));
  const [liga] = [...new Set(nombres)]
    .map((nombre) => ({
      nombre,
      partidos: played.filter((partido) => partido.nombre_competicion === nombre),
    }))
    .filter((one) => one.partidos.length > 0)
    .sort((a, b) => b.partidos.length - a.partidos.length);
  return liga;
}

/** Played matches of one league in order, each with the points that it brought. */
export function jornadas(partidos: Iterable<PartidoPreview>): Jornada[] {
  let total = 0;
  return jugados(partidos).map((partido) => {
    const puntos = PUNTOS[partido.resultado];
    total += puntos;
    return { partido, puntos, total };
  });
}

/** A season at home and away. */
export function porLugar(partidos: Iterable<PartidoPreview>) {
  const played = jugados(partidos);
  return {
    casa: cuentaOf(played.filter(({ local }) => local)),
    fuera: cuentaOf(played.filter(({ local }) => !local)),
  };
}

/** The matches of a season against one rival, by where they were played. */
interface Rival {
  readonly nombre: string;
  readonly casa: readonly PartidoJugado[];
  readonly fuera: readonly PartidoJugado[];
}

/** The rivals of a season's played matches, by name. */
export function rivalesOf(partidos: Iterable<PartidoPreview>): Rival[] {
  const played = jugados(partidos);
  const nombres = new Set(played.map(({ nombre_equipo: nombre }) => nombre));
  return [...nombres].sort(compareNombres).map((nombre) => {
    const against = played.filter(({ nombre_equipo: rival }) => rival === nombre);
    return {
      nombre,
      casa: against.filter(({ local }) => local),
      fuera: against.filter(({ local }) => !local),
    };
  });
}
