import { type Auditoria, type Difference, endpoints } from '@club/shared';
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

const line = (
  sign: string,
  { lugar, id, campo, esperado: expected, guardado: stored }: Difference,
) =>
  `  ${sign} ${lugar} ${id}, ${campo}: según las fichas ${JSON.stringify(expected)}, guardado ${JSON.stringify(stored)}`;

/** The audit of a season as lines for the terminal. Manual corrections are marked `ajuste`. */
export function describeAudit(auditoria: Auditoria): string[] {
  const { temporada_nombre: nombre, diferencias, ajustes } = auditoria;
  const verdicts = ['todo coincide', '1 diferencia'];
  return [
    `${nombre}: ${verdicts[diferencias.length] ?? `${String(diferencias.length)} diferencias`}`,
    ...diferencias.map((difference) => line('✗', difference)),
    ...ajustes.map((ajuste) => line('ajuste:', ajuste)),
  ];
}
