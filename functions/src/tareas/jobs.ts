import { accept } from '@club/shared';
import { documents } from '../firestore/documents';
import { readClub } from '../firestore/read-club';
import { createReader } from '../firestore/reader';
import { runOperation } from '../firestore/run-operation';
import type { UnitOfWork } from '../firestore/unit-of-work';
import { noteAuditoria } from '../operaciones/inicio/inicio';
import { refreshEdades } from '../operaciones/jugadores/edad';
import { publishVencidas } from '../operaciones/noticias/noticias';
import type { Services } from '../services';

type JobServices = Omit<Services, 'auth'>;

/** Does a job as one operation of its own. */
async function runJob(
  { db, newId }: JobServices,
  stamp: { readonly accion: string; readonly quien: string; readonly ahora: Date },
  work: (uow: UnitOfWork) => Promise<unknown>,
): Promise<void> {
  await runOperation(db, { operacionId: newId(), ...stamp }, undefined, async (uow) => {
    await work(uow);
    return accept({ status: 200, body: null });
  });
}

/** Brings the stored ages up to date: today may be somebody's birthday (docs/decisions/0007). */
export async function renewEdades(services: JobServices): Promise<void> {
  const ahora = services.now();
  const stamp = { accion: 'edades', quien: 'edades', ahora };
  await runJob(services, stamp, (uow) => refreshEdades(uow, ahora));
}

/** Counts the current season anew and notes for the panel's home whether it adds up (docs/decisions/0045). */
export async function auditActual(services: JobServices): Promise<void> {
  const ahora = services.now();
  await runJob(services, { accion: 'auditar', quien: 'auditar', ahora }, async (uow) => {
    const { temporada_actual: actual } = await readClub(uow);
    if (actual) await noteAuditoria(uow, actual._id, ahora);
  });
}

/** Publishes the news whose time has come (docs/decisions/0046). With nothing to do, and so nearly always, it costs one read. */
export async function publishNoticias(services: JobServices): Promise<void> {
  const ahora = services.now();
  const programadas = await createReader(services.db).read(documents.programadas());
  const isDue = programadas?.noticias.some(
    ({ publicar_el: cuando }) => Date.parse(cuando) <= ahora.getTime(),
  );
  if (!isDue) return;
  const stamp = { accion: 'publicarNoticias', quien: 'programadas', ahora };
  await runJob(services, stamp, (uow) => publishVencidas(uow, ahora));
}
