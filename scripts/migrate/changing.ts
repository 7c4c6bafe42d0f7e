import { runOperation, type Services, type UnitOfWork } from '@club/functions';
import { accept } from '@club/shared';

/** Runs a migration step as one operation and returns its result. Throws if the operation is refused. */
export async function changing<T>(
  { db, newId, now }: Services,
  work: (uow: UnitOfWork) => Promise<T>,
): Promise<T> {
  const stamp = { operationId: newId(), accion: 'migrar', quien: 'migrar', now: now() };
  const result = await runOperation(db, stamp, undefined, async (uow) => accept(await work(uow)));
  if (!result.ok) throw new Error(`migration refused: ${JSON.stringify(result.refusal)}`);
  return result.value.body;
}
