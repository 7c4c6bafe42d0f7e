import { runOperation, type Services, type UnitOfWork } from '@club/functions';
import { accept } from '@club/shared';

/** Does a migration's work on the club as one operation and gives what came of it; throws when it is refused. */
export async function changing<T>(
  { db, newId, now }: Services,
  work: (uow: UnitOfWork) => Promise<T>,
): Promise<T> {
  const stamp = { operacionId: newId(), accion: 'migrar', quien: 'migrar', ahora: now() };
  // Every try of the transaction gives one, and the last is what was written.
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
