import { accept } from '@club/shared';
import { runOperation } from '../firestore/run-operation';
import { refreshEdades } from '../operaciones/jugadores/edades';
import type { Services } from '../services';

/** Brings the stored ages up to date: today may be somebody's birthday (docs/decisions/0007). */
export async function renewEdades({ db, now, newId }: Omit<Services, 'auth'>): Promise<void> {
  const ahora = now();
  const stamp = { operacionId: newId(), accion: 'edades', quien: 'edades', ahora };
  await runOperation(db, stamp, undefined, async (uow) =>
    accept({ status: 200, body: await refreshEdades(uow, ahora) }),
  );
}
