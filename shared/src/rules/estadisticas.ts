import type {
  CorrectEstadisticas,
  EstadisticasTemporada,
  FilaTabla,
} from '../schemas/estadisticas';
import type { EstadisticasJugadoresDoc, FilaTemporada } from '../schemas/public';
import { addCounters, ZERO_COUNTERS, COUNTERS, type Counters, perKey } from '../vocabulary';
import { byRank } from './order';
import { pick } from './objects';

export type Rows = EstadisticasJugadoresDoc['filas'];
export type Identity = Omit<FilaTemporada, 'sumas' | 'ajuste'>;

export function newFila(identity: Identity): FilaTemporada {
  return { ...identity, sumas: ZERO_COUNTERS, ajuste: ZERO_COUNTERS };
}

/** Quotient of two counts with two decimals, rounded half up, 0 without matches (regla 38). */
export function ratio(value: number, partidos: number): number {
  if (partidos === 0) return 0;
  return Math.floor((value * 200 + partidos) / (2 * partidos)) / 100;
}

/** Visible figures: sums plus correction, at least zero. */
export function totales({ sumas, ajuste }: Pick<FilaTemporada, 'sumas' | 'ajuste'>): Counters {
  const sum = addCounters(sumas, ajuste);
  return perKey(COUNTERS, (counter) => Math.max(0, sum[counter]));
}

/** Statistics as returned by the API, with ratios. */
export function deriveEstadisticas(
  row: Pick<FilaTemporada, 'sumas' | 'ajuste'>,
): EstadisticasTemporada {
  const total = totales(row);
  return {
    ...total,
    ratio_goles_partido: ratio(total.goles, total.partidos_jugados),
    ratio_asistencias_partido: ratio(total.asistencias, total.partidos_jugados),
    ratio_golesencajados_partido: ratio(total.goles_encajados, total.partidos_jugados),
  };
}

/**
 * Goals that count for a row's goals per 90 minutes. If the minutes were corrected manually, all goals count, because
 * nobody knows which matches the minutes come from.
 */
export function goalsForPer90(
  row: Pick<FilaTemporada, 'sumas' | 'ajuste'>,
  goalsWithMinutes: number,
): number {
  // Older corrections have no minutes.
  const correctedMinutes = (row.ajuste.minutos as number | undefined) ?? 0;
  return correctedMinutes === 0 ? goalsWithMinutes : totales(row).goles;
}

/** Minimum number of minutes for a ratio per 90. */
const MINUTES_FOR_RATIO = 180;

/** Goals per 90 minutes of the same matches, rounded like `ratio`. `null` below 180 minutes (regla 76). */
export const goalsPer90 = (goles: number, minutos: number): number | null =>
  minutos < MINUTES_FOR_RATIO ? null : ratio(goles * 90, minutos);

/** The row with a correction that makes it show the given figures. Other figures keep theirs. */
export function correctFila(row: FilaTemporada, correction: CorrectEstadisticas): FilaTemporada {
  const visible = totales(row);
  const ajuste = perKey(COUNTERS, (counter) => {
    const wanted = correction[counter];
    return wanted === undefined || wanted === visible[counter]
      ? row.ajuste[counter]
      : wanted - row.sumas[counter];
  });
  return { ...row, ajuste };
}

/** Number of players in a ranking (regla 51). */
export const RANKING_TOP = 5;

/** All players with their visible figures, ordered by one of them. */
const ranked = (rows: Rows, counter: 'goles' | 'asistencias') =>
  Object.values(rows)
    .map(({ sumas, ajuste, ...identity }) => ({ ...identity, ...totales({ sumas, ajuste }) }))
    .sort(byRank(counter, 'partidos_jugados'));

/** Players with at least one goal or assist, most first (regla 51). */
export const deriveRanking = <C extends 'goles' | 'asistencias'>(
  rows: Rows,
  counter: C,
  limit = RANKING_TOP,
) =>
  ranked(rows, counter)
    .filter((row) => row[counter] > 0)
    .slice(0, limit)
    .map((rankedRow) => ({
      ...pick(rankedRow, 'jugador_id', 'jugador_nombre', 'img_perfil'),
      ...pick(rankedRow, counter),
    }));

/** The table of all players with a figure, most goals first (regla 90). */
export const tablaJugadores = (rows: Rows): FilaTabla[] =>
  ranked(rows, 'goles')
    .map((row) => ({
      ...pick(row, 'jugador_id', 'jugador_nombre'),
      ...pick(row, 'partidos_jugados', 'minutos', 'partidos_con_minutos', 'goles'),
      ...pick(row, 'asistencias', 'tarjetas_amarillas', 'tarjetas_rojas', 'mvp'),
    }))
    .filter((tableRow) =>
      Object.values(tableRow).some((value) => typeof value === 'number' && value > 0),
    );
