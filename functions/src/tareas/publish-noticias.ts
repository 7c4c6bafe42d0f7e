import { accept } from '@club/shared';
import { documents } from '../firestore/documents';
import { createReader } from '../firestore/reader';
import { runOperation } from '../firestore/run-operation';
import { publishVencidas } from '../operaciones/noticias/noticias';
import type { Services } from '../services';

/** Publishes the news whose time has come (docs/decisions/0046). With nothing to do, and so nearly always, it costs one read. */
export async function publishNoticias({ db, now, newId }: Omit<Services, 'auth'>): Promise<void> {
  const ahora = now();
  const programadas = await createReader(db).read(documents.programadas());
  const isDue = programadas?.noticias.some(
    ({ publicar_el: cuando }) => Date.parse(cuando) <= ahora.getTime(),
  );
  if (!isDue) return;
  const stamp = { operacionId: newId(), accion: 'publicarNoticias', quien: 'programadas', ahora };
  await runOperation(db, stamp, undefined, async (uow) =>
    accept({ status: 200, body: await publishVencidas(uow, ahora) }),
  );
}
