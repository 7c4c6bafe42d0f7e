import type { PartidoPreview } from '../registros/partido';
import type {
  ActualizarClasificacion,
  ClasificacionGuardada,
  FilaClasificacion,
  PuestoEnFecha,
} from '../schemas/clasificacion';
import { kickoffFromInstant } from './fechas';
import type { ZonaHoraria } from '../vocabulario';
import { countResults, jugados, type PartidoJugado } from './forma';

/** Points of a result: three for a win, one for a draw, as in every league of ours since 1995. */
export const PUNTOS = { win: 3, draw: 1, lose: 0 } as const;

/** Figures of played matches added up. */
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

/** Our place in a table's rows, from 1, and how many teams there are. */
export const puestoOf = (filas: readonly FilaClasificacion[]) => ({
  posicion: filas.findIndex(({ es_nuestro: es }) => es === true) + 1,
  num_equipos: filas.length,
});

/** Tables whose places are remembered: twice as many as a league has days. */
const MAX_CURSO = 100;

/** The course with one more place; a second table of a day takes the place of the first. */
function withPuesto(curso: readonly PuestoEnFecha[], puesto: PuestoEnFecha): PuestoEnFecha[] {
  const isSameDay = (one: PuestoEnFecha) => one.fecha_str === puesto.fecha_str;
  return [...curso.filter((one) => !isSameDay(one)), puesto].slice(-MAX_CURSO);
}

/** The season's table once another one was entered. */
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
 * What our row says and our sheets of the competition do not. Points are left out: a federation gives and takes them. A warning,
 * never a refusal: either may be a match behind.
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
