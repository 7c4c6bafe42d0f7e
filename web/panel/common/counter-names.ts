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

/** Each figure with its label, in form order. Regla 36 requires the "con él convocado". */
export const COUNTER_NAMES = Object.entries(NAMES) as readonly (readonly [
  counter: Counter,
  label: string,
])[];
