import type { Contador } from '@club/shared';

/** What each figure counts; 'con él convocado' as regla 36, wants it said. */
export const CONTADOR_NAMES: readonly (readonly [contador: Contador, label: string])[] = [
  ['partidos_jugados', 'Partidos jugados'],
  ['titularidades', 'Titularidades'],
  ['minutos', 'Minutos'],
  ['partidos_con_minutos', 'Partidos con minutos'],
  ['goles', 'Goles'],
  ['asistencias', 'Asistencias'],
  ['mvp', 'MVP'],
  ['tarjetas_amarillas', 'Tarjetas amarillas'],
  ['tarjetas_rojas', 'Tarjetas rojas'],
  ['porterias_imbatidas', 'Porterías imbatidas con él convocado'],
  ['goles_encajados', 'Goles encajados con él convocado'],
];
