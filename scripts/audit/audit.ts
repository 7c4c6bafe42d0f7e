import { type Auditoria, type Difference, endpoints, accept } from '@club/shared';
import {
  project,
  readClub,
  rebuildSteps,
  runOperation,
  type Services,
  type UnitOfWork,
} from '@club/functions';
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

/** Runs work on stored data as one operation and returns its result. Throws if the operation is refused. */
export async function runAsOperation<T>(
  { db, newId, now }: Services,
  work: (uow: UnitOfWork) => Promise<T>,
): Promise<T> {
  const stamp = { operationId: newId(), accion: 'migrar', quien: 'migrar', now: now() };
  const result = await runOperation(db, stamp, undefined, async (uow) => accept(await work(uow)));
  if (!result.ok) throw new Error(`migration refused: ${JSON.stringify(result.refusal)}`);
  return result.value.body;
}

/**
 * Derives every projection again from the records, one transaction per season, and writes the projections that
 * differ. Returns the paths of the repaired documents.
 */
export async function repairProjections(services: Services): Promise<string[]> {
  const club = await runAsOperation(services, readClub);
  const repaired = new Set<string>();
  for (const step of rebuildSteps(club)) {
    const paths = await runAsOperation(services, async (uow) => {
      await step(uow);
      // Now, because `changedPaths` must include the projections. The end of the operation would be too late.
      await project(uow);
      return uow.changedPaths();
    });
    for (const path of paths) repaired.add(path);
  }
  return [...repaired].sort();
}
