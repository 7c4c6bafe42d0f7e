import { FIELD_LABELS } from '../field-labels';
import type { PartidoPreview } from '../records/partido';
import type {
  UpdateClasificacion,
  StoredClasificacion,
  FilaClasificacion,
  DatedPosition,
} from '../schemas/clasificacion';
import { toDateFields } from './dates';
import { pick } from './objects';
import type { TimeZone } from '../vocabulary';
import { countResults, playedPartidos, type PartidoPlayed } from './score';

/** Points per result. Our leagues have used them since 1995. */
export const POINTS = { win: 3, draw: 1, lose: 0 } as const;

/** Sums of played matches. */
export function derivePartidoTally(partidos: readonly PartidoPlayed[]) {
  const sum = (of: (partido: PartidoPlayed) => number) =>
    partidos.reduce((total, partido) => total + of(partido), 0);
  return {
    ...countResults(partidos),
    favor: sum(({ goles_anotados: goles }) => goles ?? 0),
    contra: sum(({ goles_encajados: goles }) => goles ?? 0),
    puntos: sum(({ resultado }) => POINTS[resultado]),
  };
}
export type PartidoTally = ReturnType<typeof derivePartidoTally>;

/** Our position in a table, from 1 (0 if we are not in it), and the number of teams. */
export const findOurPosition = (rows: readonly FilaClasificacion[]) => ({
  posicion: rows.findIndex(({ es_nuestro: isOurs }) => isOurs === true) + 1,
  num_equipos: rows.length,
});

/** Maximum number of stored positions: twice the matchdays of a league. */
const MAX_POSITIONS = 100;

/** The list with one more position. A second table on the same day replaces the first. */
function withPosition(curso: readonly DatedPosition[], puesto: DatedPosition): DatedPosition[] {
  const others = curso.filter(({ fecha_str }) => fecha_str !== puesto.fecha_str);
  return [...others, puesto].slice(-MAX_POSITIONS);
}

/** The season's table after a new one has been entered. */
export function nextClasificacion(
  stored: StoredClasificacion | undefined,
  { competicion_id, filas }: UpdateClasificacion,
  competicionName: string,
  now: Date,
  zone: TimeZone,
): StoredClasificacion {
  const date = pick(toDateFields(now.toISOString(), zone), 'fecha_date', 'fecha_str');
  return {
    competicion_id,
    nombre_competicion: competicionName,
    filas,
    ...date,
    version: (stored?.version ?? 0) + 1,
    curso: withPosition(stored?.curso ?? [], { ...date, ...findOurPosition(filas) }),
  };
}

/**
 * A text for each figure of our row that differs from our sheets of the competition. Points are not compared, because
 * federations adjust them. The texts only warn: the table or our sheets may lack a match.
 */
export function disagreements(
  rows: readonly FilaClasificacion[],
  partidos: Iterable<PartidoPreview>,
  competicionName: string,
) {
  const ourRow = rows.find(({ es_nuestro: isOurs }) => isOurs === true);
  if (!ourRow) return [];
  const played = playedPartidos(partidos).filter(
    ({ nombre_competicion: nombre }) => nombre === competicionName,
  );
  const {
    ganados: g,
    empatados: e,
    perdidos: p,
    favor: gf,
    contra: gc,
  } = derivePartidoTally(played);
  const counted = { pj: played.length, g, e, p, gf, gc };
  return (['pj', 'g', 'e', 'p', 'gf', 'gc'] as const)
    .filter((figure) => ourRow[figure] !== counted[figure])
    .map((figure) => {
      const label = (FIELD_LABELS[figure] ?? figure).replace('los ', '');
      return `${label}, ${String(ourRow[figure])} en la tabla y ${String(counted[figure])} en las fichas`;
    });
}
