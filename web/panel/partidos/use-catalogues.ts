import { compareNames, endpoints } from '@club/shared';
import { type ApiQuery, useApi } from '../../lib/api/use-api';
import { joinQueries } from '../common/api-content';

interface Named {
  readonly _id: string;
  readonly nombre: string;
}

/** Rivals, competitions and grounds to choose from, sorted by name. */
export type Catalogues = Readonly<Record<'equipos' | 'competiciones' | 'campos', readonly Named[]>>;

const byName = (records: readonly Named[]) =>
  records.toSorted((a, b) => compareNames(a.nombre, b.nombre));

/** The three lists of the match form as one query. */
export function useCatalogues(): ApiQuery<Catalogues> {
  const query = joinQueries<Catalogues>({
    equipos: useApi(endpoints.fetchEquipos),
    competiciones: useApi(endpoints.fetchCompeticiones),
    campos: useApi(endpoints.fetchCampos),
  });
  if (query.status !== 'ready') return query;
  const { equipos, competiciones, campos } = query.data;
  const data = {
    equipos: byName(equipos),
    competiciones: byName(competiciones),
    campos: byName(campos),
  };
  return { ...query, data };
}
