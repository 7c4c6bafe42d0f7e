import { readClub, runOperation, type Services, type UnitOfWork } from '@club/functions';
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

/** Runs a step for each season, as one operation each. Returns the number of seasons that changed. */
export async function changingTemporadas(
  services: Services,
  work: (uow: UnitOfWork, temporadaId: string) => Promise<boolean>,
): Promise<number> {
  const { temporadas } = await changing(services, readClub);
  let changed = 0;
  for (const { _id } of temporadas) {
    if (await changing(services, (uow) => work(uow, _id))) changed += 1;
  }
  return changed;
}
