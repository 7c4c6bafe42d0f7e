import { endpoints, type Partido } from '@club/shared';
import { callApi } from '../../lib/api/call-api';

/** Number of matches, of all seasons, that use a record; `undefined` if they could not be read. */
export async function countPartidos(
  isUsedIn: (partido: Partido) => boolean,
): Promise<number | undefined> {
  const partidos = await callApi(endpoints.fetchPartidos);
  return partidos.ok ? partidos.value.filter(isUsedIn).length : undefined;
}

/** What happens to matches when a team, competition or ground is deleted (regla 27). */
export function usageText(nombre: string, count: number | undefined): string {
  if (count === undefined) {
    return `No se ha podido comprobar en cuántos partidos se usa «${nombre}». Los que lo usen conservarán su nombre.`;
  }
  if (count === 0) return `«${nombre}» no se usa en ningún partido.`;
  return count === 1
    ? `«${nombre}» se usa en 1 partido, que conservará su nombre.`
    : `«${nombre}» se usa en ${String(count)} partidos, que conservarán su nombre.`;
}

/** The same for several deleted at once. */
export function bulkUsageText(count: number | undefined): string {
  if (count === undefined) {
    return 'No se ha podido comprobar en cuántos partidos se usan. Los que los usen conservarán su nombre.';
  }
  if (count === 0) return 'No se usan en ningún partido.';
  return count === 1
    ? 'Se usan en 1 partido, que conservará su nombre.'
    : `Se usan en ${String(count)} partidos, que conservarán su nombre.`;
}
