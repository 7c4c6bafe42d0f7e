import { endpoints, type Partido, compareNames } from '@club/shared';
import { callApi } from '../../lib/api/call-api';
import { type Nouns, type RecordDescription, resourceTexts } from '../common/resource-texts';
import type { ListOrder } from '../common/use-list-controls';

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

/** By name in Spanish order, ascending and descending. */
export const BY_NAME: readonly ListOrder<{ readonly nombre: string }>[] = [
  { label: 'Nombre, de la A a la Z', compare: (a, b) => compareNames(a.nombre, b.nombre) },
  { label: 'Nombre, de la Z a la A', compare: (a, b) => compareNames(b.nombre, a.nombre) },
];

interface Catalogue extends Nouns {
  /** The match field that refers to it. */
  readonly field: 'equipo_id' | 'competicion_id' | 'campo_id';
}

/** Shared texts, list and delete behaviour of the catalogues that matches refer to (regla 27). */
export function partidosCatalogue({ field, ...nouns }: Catalogue) {
  const texts = resourceTexts(nouns);
  return {
    ...texts,
    deletion: {
      ...texts.deletion,
      loadDetail: async ({ _id, nombre }: RecordDescription) =>
        usageText(nombre, await countPartidos((partido) => partido[field] === _id)),
    },
    list: { ...texts.list, orders: BY_NAME },
    varios: {
      plural: nouns.plural,
      deletionDetail: async (records: readonly RecordDescription[]) => {
        const ids = new Set(records.map(({ _id }) => _id));
        return bulkUsageText(await countPartidos((partido) => ids.has(partido[field] ?? '')));
      },
    },
  };
}
