import type { PartidoPreview } from '../records/partido';
import type {
  ActualizarClasificacion,
  ClasificacionGuardada,
  FilaClasificacion,
  PuestoEnFecha,
} from '../schemas/clasificacion';
import { kickoffFromInstant } from './dates';
import type { ZonaHoraria } from '../vocabulary';
import { countResults, jugados, type PartidoJugado } from './form';

/** Points per result. Our leagues have used them since 1995. */
export const PUNTOS = { win: 3, draw: 1, lose: 0 } as const;

/** Sums of played matches. */
export function cuentaOf(partidos: readonly PartidoJugado[]) {
  const sum = (of: (partido: PartidoJugado) => number) =>
    partidos.reduce((total, partido) => total + of(partido), 0);
  return {
    ...countResults(partidos),
    favor: sum(({ goles_anotados: goles }) => goles ?? 0),
    contra: sum(({ goles_encajados: goles }) => goles ?? 0),
    puntos: sum(({ resultado }) => PUNTOS[resultado]),
  };
}
export type CuentaDePartidos = ReturnType<typeof cuentaOf>;

/** Our position in a table, from 1, and the number of teams. */
export const puestoOf = (filas: readonly FilaClasificacion[]) => ({
  posicion: filas.findIndex(({ es_nuestro: es }) => es === true) + 1,
  num_equipos: filas.length,
});

/** Maximum number of stored positions: twice the matchdays of a league. */
const MAX_CURSO = 100;

/** The list with one more position. A second table on the same day replaces the first. */
function withPuesto(curso: readonly PuestoEnFecha[], puesto: PuestoEnFecha): PuestoEnFecha[] {
  const isSameDay = (one: PuestoEnFecha) => one.fecha_str === puesto.fecha_str;
  return [...curso.filter((one) => !isSameDay(one)), puesto].slice(-MAX_CURSO);
}

/** The season's table after a new one has been entered. */
export function nextClasificacion(
  stored: ClasificacionGuardada | undefined,
  { competicion_id, filas }: ActualizarClasificacion,
  nombreCompeticion: string,
  ahora: Date,
  zona: ZonaHoraria,
): ClasificacionGuardada {
  const { fecha_date, fecha_str } = kickoffFromInstant(ahora.toISOString(), zona);
  const fecha = { fecha_date, fecha_str };
  return {
    competicion_id,
    nombre_competicion: nombreCompeticion,
    filas,
    ...fecha,
    version: (stored?.version ?? 0) + 1,
    curso: withPuesto(stored?.curso ?? [], { ...fecha, ...puestoOf(filas) }),
  };
}

/**
 * Figures in which our row differs from our sheets of the competition. Points are left out, because federations
 * adjust them. This is a warning and never a refusal: either side may lack a match.
 */
export function desacuerdos(
  filas: readonly FilaClasificacion[],
  partidos: Iterable<PartidoPreview>,
  nombreCompeticion: string,
) {
  const nuestra = filas.find(({ es_nuestro: es }) => es === true);
  if (!nuestra) return [];
  const played = jugados(partidos).filter(
    ({ nombre_competicion: nombre }) => nombre === nombreCompeticion,
  );
  const { ganados: g, empatados: e, perdidos: p, favor: gf, contra: gc } = cuentaOf(played);
  const fichas = { pj: played.length, g, e, p, gf, gc };
  return (['pj', 'g', 'e', 'p', 'gf', 'gc'] as const).flatMap((campo) =>
    nuestra[campo] === fichas[campo]
      ? []
      : [{ campo, tabla: nuestra[campo], fichas: fichas[campo] }],
  );
}
