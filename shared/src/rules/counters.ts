import { COUNTERS, type Counter, type Counters } from '../vocabulary';

export const ZERO_COUNTERS: Counters = {
  partidos_jugados: 0,
  goles: 0,
  asistencias: 0,
  porterias_imbatidas: 0,
  tarjetas_amarillas: 0,
  tarjetas_rojas: 0,
  goles_encajados: 0,
  mvp: 0,
  titularidades: 0,
  minutos: 0,
  partidos_con_minutos: 0,
};

/** Sum of two sets of figures. Figures missing in older data count as zero. */
export function addCounters(
  a: Readonly<Partial<Counters>>,
  b: Readonly<Partial<Counters>>,
): Counters {
  const sum: Record<Counter, number> = { ...ZERO_COUNTERS };
  for (const counter of COUNTERS) sum[counter] = (a[counter] ?? 0) + (b[counter] ?? 0);
  return sum;
}
