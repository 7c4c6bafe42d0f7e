import {
  readClub,
  rebuildSteps,
  runOperation,
  type Services,
  type UnitOfWork,
} from '@club/functions';
import { accept } from '@club/shared';

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
      return uow.changedPaths();
    });
    for (const path of paths) repaired.add(path);
  }
  return [...repaired].sort();
}
