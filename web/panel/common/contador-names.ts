import type { Contador } from '@club/shared';

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
} as const satisfies Readonly<Record<Contador, string>>;

/** What each figure counts, in the order of the forms; "con él convocado" as rule 36 wants it said. */
export const CONTADOR_NAMES = Object.entries(NAMES) as readonly (readonly [
  contador: Contador,
  label: string,
])[];
