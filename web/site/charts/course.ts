import {
  cuentaOf,
  jugados,
  type PartidoJugado,
  PUNTOS,
  compareNames,
  type PartidoPreview,
  type ClasificacionGuardada,
} from '@club/shared';

/** A played match with its points and the running total. */
interface Jornada {
  readonly partido: PartidoJugado;
  readonly puntos: number;
  readonly total: number;
}

/** Competitions without league points. They can only be recognised by name. */
const SIN_PUNTOS = /amistos|pretemporada|copa\b|trofeo|eliminatori|play-?off/iu;

/** Played matches of the league, in order of kick-off. */
export interface Liga {
  readonly nombre: string;
  readonly partidos: readonly PartidoJugado[];
}

/**
 * The league of a season (regla 96): the competition of its table or, without a table, the most played competition
 * whose name is not that of a friendly or a cup; the earlier one wins a tie. `undefined` if none of its matches was
 * played.
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

/** Played matches in order, with points and running total. Pass the matches of one league only. */
export function jornadas(partidos: Iterable<PartidoPreview>): Jornada[] {
  let total = 0;
  return jugados(partidos).map((partido) => {
    const puntos = PUNTOS[partido.resultado];
    total += puntos;
    return { partido, puntos, total };
  });
}

/** Totals of a season at home and away. */
export function porLugar(partidos: Iterable<PartidoPreview>) {
  const played = jugados(partidos);
  return {
    casa: cuentaOf(played.filter(({ local }) => local)),
    fuera: cuentaOf(played.filter(({ local }) => !local)),
  };
}

/** Matches against one rival, by venue. */
interface Rival {
  readonly nombre: string;
  readonly casa: readonly PartidoJugado[];
  readonly fuera: readonly PartidoJugado[];
}

/** Rivals of a season's played matches, in alphabetical order. */
export function rivalesOf(partidos: Iterable<PartidoPreview>): Rival[] {
  const played = jugados(partidos);
  const nombres = new Set(played.map(({ nombre_equipo: nombre }) => nombre));
  return [...nombres].sort(compareNames).map((nombre) => {
    const against = played.filter(({ nombre_equipo: rival }) => rival === nombre);
    return {
      nombre,
      casa: against.filter(({ local }) => local),
      fuera: against.filter(({ local }) => !local),
    };
  });
}
