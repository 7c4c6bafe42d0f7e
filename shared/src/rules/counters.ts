import { COUNTERS, type Contador, type Contadores } from '../vocabulary';

export const ZERO_COUNTERS: Contadores = {
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
  a: Readonly<Partial<Contadores>>,
  b: Readonly<Partial<Contadores>>,
): Contadores {
  const sum: Record<Contador, number> = { ...ZERO_COUNTERS };
  for (const contador of COUNTERS) sum[contador] = (a[contador] ?? 0) + (b[contador] ?? 0);
  return sum;
}
