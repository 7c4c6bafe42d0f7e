import { accept } from '@club/shared';
import { readClub } from '../firestore/read-club';
import { runOperation } from '../firestore/run-operation';
import { noteAuditoria } from '../operaciones/inicio/inicio';
import type { Services } from '../services';

/** Counts the current season anew and notes for the panel's home whether it adds up (docs/decisions/0045). */
export async function auditActual({ db, now, newId }: Omit<Services, 'auth'>): Promise<void> {
  const ahora = now();
  const stamp = { operacionId: newId(), accion: 'auditar', quien: 'auditar', ahora };
  await runOperation(db, stamp, undefined, async (uow) => {
    const { temporada_actual: actual } = await readClub(uow);
    if (actual) await noteAuditoria(uow, actual._id, ahora);
    return accept({ status: 200, body: null });
  });
}
