import { CONTADORES, type Contador, type Contadores } from '../vocabulario';

/** All eight figures at zero. */
export const CERO_CONTADORES: Contadores = {
  partidos_jugados: 0,
  goles: 0,
  asistencias: 0,
  porterias_imbatidas: 0,
  tarjetas_amarillas: 0,
  tarjetas_rojas: 0,
  goles_encajados: 0,
  mvp: 0,
};

/** Sum of two sets of figures. */
export function addContadores(a: Contadores, b: Contadores, sign: 1 | -1 = 1): Contadores {
  const sum: Record<Contador, number> = { ...CERO_CONTADORES };
  for (const contador of CONTADORES) sum[contador] = a[contador] + sign * b[contador];
  return sum;
}
