import { type Auditoria, endpoints } from '@club/shared';
import type { ApiClient } from '../import/api-client';
import { UserError } from '../platform/user-error';

/** Audits of all seasons of a site, or only of the season with the given name. */
export async function runAudit(api: ApiClient, season?: string): Promise<Auditoria[]> {
  const temporadas = (await api.call(endpoints.fetchTemporadas)).filter(
    ({ nombre }) => season === undefined || nombre === season,
  );
  if (season !== undefined && temporadas.length === 0) {
    throw new UserError(`No hay ninguna temporada llamada «${season}».`);
  }
  const found: Auditoria[] = [];
  for (const { _id: id } of temporadas) found.push(await api.call(endpoints.auditar, { id }));
  return found;
}
