import { accept } from '@club/shared';
import { documents } from '../store/documents';
import { readClub } from '../store/read-club';
import { createReader } from '../store/reader';
import { runOperation } from '../store/run-operation';
import type { UnitOfWork } from '../store/unit-of-work';
import { noteAuditoria } from '../operations/panel-home/panel-home';
import { refreshAges } from '../operations/jugadores/age';
import { publishVencidas } from '../operations/noticias/noticias';
import type { Services } from '../services';

type JobServices = Omit<Services, 'auth'>;

async function runJob(
  { db, newId, now }: JobServices,
  accion: string,
  quien: string,
  work: (uow: UnitOfWork, ahora: Date) => Promise<unknown>,
): Promise<void> {
  const stamp = { operacionId: newId(), accion, quien, ahora: now() };
  await runOperation(db, stamp, undefined, async (uow) => {
    await work(uow, stamp.ahora);
    return accept({ status: 200, body: null });
  });
}

/** Updates the stored ages (docs/decisions/0006). */
export const renewAges = (services: JobServices): Promise<void> =>
  runJob(services, 'edades', 'edades', refreshAges);

/** Audits the current season and records the result for the panel's home (docs/decisions/0038). */
export const auditActual = (services: JobServices): Promise<void> =>
  runJob(services, 'auditar', 'auditar', async (uow, ahora) => {
    const { temporada_actual: actual } = await readClub(uow);
    if (actual) await noteAuditoria(uow, actual._id, ahora);
  });

/** Publishes the news that are due (docs/decisions/0039). Costs one read if there are none. */
export async function publishNoticias(services: JobServices): Promise<void> {
  const programadas = await createReader(services.db).read(documents.programadas());
  const nowMs = services.now().getTime();
  const isDue = programadas?.noticias.some(({ publicar_el: at }) => Date.parse(at) <= nowMs);
  if (isDue) await runJob(services, 'publicarNoticias', 'programadas', publishVencidas);
}
