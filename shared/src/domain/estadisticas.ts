import {
  type CorregirEstadisticas,
  type EstadisticasTemporada,
  type FilaRankingAsistencias,
  type FilaRankingGoles,
  type FilaTabla,
} from '../schemas/estadisticas';
import type { Imagen } from '../schemas/base';
import { addContadores, CERO_CONTADORES } from './contadores';
import { compareNombres } from './orden';
import { pick } from './pick';
import { CONTADORES, type Contador, type Contadores } from '../vocabulario';

/**
 * A player's row in a season. `sumas` is what the sheets add up to, `ajuste` the correction that is added to it, which
 * survives later sheets (regla 37).
 */
export interface FilaTemporada extends Identidad {
  readonly sumas: Contadores;
  readonly ajuste: Contadores;
}

export interface Identidad {
  readonly jugador_id: string;
  readonly jugador_nombre: string;
  readonly img_perfil: Imagen;
}

export type Filas = Readonly<Record<string, FilaTemporada>>;

/** A row at zero. */
export function newFila(identidad: Identidad): FilaTemporada {
  return { ...identidad, sumas: CERO_CONTADORES, ajuste: CERO_CONTADORES };
}

/** Quotient to two decimals, half up, 0 without matches (regla 38). Both are counts. */
export function ratio(value: number, partidos: number): number {
  if (partidos === 0) return 0;
  return Math.floor((value * 200 + partidos) / (2 * partidos)) / 100;
}

/** The figures that a reader sees: sums plus correction, never below zero. */
export function totales({ sumas, ajuste }: Pick<FilaTemporada, 'sumas' | 'ajuste'>): Contadores {
  const visible: Record<Contador, number> = { ...addContadores(sumas, ajuste) };
  for (const contador of CONTADORES) visible[contador] = Math.max(0, visible[contador]);
  return visible;
}

/** Statistics as they leave the API, ratios included. */
export function estadisticasOf(
  fila: Pick<FilaTemporada, 'sumas' | 'ajuste'>,
): EstadisticasTemporada {
  const total = totales(fila);
  return {
    ...total,
    ratio_goles_partido: ratio(total.goles, total.partidos_jugados),
    ratio_asistencias_partido: ratio(total.asistencias, total.partidos_jugados),
    ratio_golesencajados_partido: ratio(total.goles_encajados, total.partidos_jugados),
  };
}

/**
 * Goals of the matches that his minutes are of. Minutes that somebody has corrected by hand are those of all his goals:
 * nobody can say of which matches they are.
 */
export function golesDeMinutos(
  fila: Pick<FilaTemporada, 'sumas' | 'ajuste'>,
  golesConMinutos: number,
): number {
  const isByHand = (fila.ajuste.minutos as number | undefined) ?? 0;
  return isByHand === 0 ? golesConMinutos : totales(fila).goles;
}

/** Row whose visible figures are the ones given by hand; figures left out stay. */
export function correctFila(fila: FilaTemporada, correction: CorregirEstadisticas): FilaTemporada {
  const visible = totales(fila);
  const ajuste: Record<Contador, number> = { ...fila.ajuste };
  for (const contador of CONTADORES) {
    const wanted = correction[contador];
    if (wanted !== undefined && wanted !== visible[contador]) {
      ajuste[contador] = wanted - fila.sumas[contador];
    }
  }
  return { ...fila, ajuste };
}

/** Players in a ranking (regla 51). */
export const RANKING_TOP = 5;

function ranking(filas: Filas, contador: 'goles' | 'asistencias'): FilaTemporada[] {
  const partidos = (fila: FilaTemporada) => totales(fila).partidos_jugados;
  const cuenta = (fila: FilaTemporada) => totales(fila)[contador];
  return Object.values(filas)
    .filter((fila) => cuenta(fila) > 0)
    .sort(
      (a, b) =>
        cuenta(b) - cuenta(a) ||
        partidos(a) - partidos(b) ||
        compareNombres(a.jugador_nombre, b.jugador_nombre) ||
        (a.jugador_id < b.jugador_id ? -1 : 1),
    );
}

const identidad = (fila: FilaTemporada): Identidad =>
  pick(fila, 'jugador_id', 'jugador_nombre', 'img_perfil');

/** Scorers with at least one goal: goals descending, then fewer matches, then name (regla 51). */
export function rankingGoles(filas: Filas, limit = RANKING_TOP): FilaRankingGoles[] {
  return ranking(filas, 'goles')
    .slice(0, limit)
    .map((fila) => ({ ...identidad(fila), goles: totales(fila).goles }));
}

/** Players with at least one assist, in the order of {@link rankingGoles}. */
export function rankingAsistencias(filas: Filas, limit = RANKING_TOP): FilaRankingAsistencias[] {
  return ranking(filas, 'asistencias')
    .slice(0, limit)
    .map((fila) => ({ ...identidad(fila), asistencias: totales(fila).asistencias }));
}

/** Everybody with any figure of those that the table of all players shows, scorers first (regla 90). */
export function tablaJugadores(filas: Filas): FilaTabla[] {
  return Object.values(filas)
    .map((fila): FilaTabla => {
      const total = totales(fila);
      return {
        ...pick(fila, 'jugador_id', 'jugador_nombre'),
        ...pick(total, 'partidos_jugados', 'minutos', 'partidos_con_minutos', 'goles'),
        ...pick(total, 'asistencias', 'tarjetas_amarillas', 'tarjetas_rojas', 'mvp'),
      };
    })
    .filter((fila) => Object.values(fila).some((value) => typeof value === 'number' && value > 0))
    .sort(
      (a, b) =>
        b.goles - a.goles ||
        a.partidos_jugados - b.partidos_jugados ||
        compareNombres(a.jugador_nombre, b.jugador_nombre) ||
        (a.jugador_id < b.jugador_id ? -1 : 1),
    );
}
