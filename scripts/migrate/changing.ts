import { runOperation, type Services, type UnitOfWork } from '@club/functions';
import { accept } from '@club/shared';

/** Runs a migration step as one operation and returns its result. Throws if the operation is refused. */
export async function changing<T>(
  { db, newId, now }: Services,
  work: (uow: UnitOfWork) => Promise<T>,
): Promise<T> {
  const stamp = { operationId: newId(), accion: 'migrar', quien: 'migrar', now: now() };
  // Every attempt of the transaction adds a result. The last one is the committed one.
  const results: T[] = [];
  const result = await runOperation(db, stamp, undefined, async (uow) => {
    results.push(await work(uow));
    return accept({ status: 200, body: null });
  });
  const done = results.at(-1);
  if (!result.ok) throw new Error(`migration refused: ${JSON.stringify(result.refusal)}`);
  if (done === undefined) throw new Error('migration refused: nothing was done');
  return done;
}
