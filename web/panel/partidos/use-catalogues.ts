import { compareNames, endpoints } from '@club/shared';
import { type ApiQuery, useApi } from '../../lib/api/use-api';

interface Named {
  readonly _id: string;
  readonly nombre: string;
}

/** Rivals, competitions and grounds to choose from, sorted by name. */
export interface Catalogues {
  readonly equipos: readonly Named[];
  readonly competiciones: readonly Named[];
  readonly campos: readonly Named[];
}

const byName = (records: readonly Named[]) =>
  records.toSorted((a, b) => compareNames(a.nombre, b.nombre));

/** The three lists of the match form as one query. */
export function useCatalogues(): ApiQuery<Catalogues> {
  const equipos = useApi(endpoints.fetchEquipos);
  const competiciones = useApi(endpoints.fetchCompeticiones);
  const campos = useApi(endpoints.fetchCampos);
  const reload = () => {
    for (const query of [equipos, competiciones, campos]) query.reload();
  };
  for (const query of [equipos, competiciones, campos]) {
    if (query.status === 'error') return { status: 'error', error: query.error, reload };
  }
  if (equipos.status === 'ready' && competiciones.status === 'ready' && campos.status === 'ready') {
    const data = {
      equipos: byName(equipos.data),
      competiciones: byName(competiciones.data),
      campos: byName(campos.data),
    };
    return { status: 'ready', data, reload };
  }
  return { status: 'loading', reload };
}
