import type { Counter } from '@club/shared';

const NAMES = {
  partidos_jugados: 'Partidos jugados',
  titularidades: 'Titularidades',
  minutos: 'Minutos',
  partidos_con_minutos: 'Partidos con minutos',
  goles: 'Goles',
  asistencias: 'Asistencias',
  mvp: 'MVP',
  tarjetas_amarillas: 'Tarjetas amarillas',
  tarjetas_rojas: 'Tarjetas rojas',
  porterias_imbatidas: 'Porterías imbatidas con él convocado',
  goles_encajados: 'Goles encajados con él convocado',
} as const satisfies Readonly<Record<Counter, string>>;

/** Label of each figure, in form order; with "con él convocado" where regla 36 requires it. */
export const COUNTER_NAMES = Object.entries(NAMES) as readonly (readonly [
  contador: Counter,
  label: string,
])[];
