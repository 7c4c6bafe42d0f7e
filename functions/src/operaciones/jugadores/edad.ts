import { localDate } from '@club/shared';

/**
 * Whole years between a birth date (YYYY-MM-DD) and today in Madrid. Who was born on 29 February turns a year older
 * on 1 March of a common year (regla 16).
 */
export function edadEn(fechaNac: string, now: Date): number {
  const hoy = localDate(now);
  const years = Number(hoy.slice(0, 4)) - Number(fechaNac.slice(0, 4));
  return hoy.slice(5) < fechaNac.slice(5) ? years - 1 : years;
}
