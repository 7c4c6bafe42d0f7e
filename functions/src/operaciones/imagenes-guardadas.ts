import { imagenId, type TipoImagen } from '@club/shared';
import { documents } from '../firestore/documents';
import type { UnitOfWork } from '../firestore/unit-of-work';

/** Removes the images of a record that is deleted: nobody's photo outlives him. */
export async function removeImagenes(
  uow: UnitOfWork,
  tipos: readonly TipoImagen[],
  registroId: string,
): Promise<void> {
  const specs = tipos.map((tipo) => documents.imagen(imagenId(tipo, registroId)));
  const stored = await uow.readAll(specs);
  for (const [index, spec] of specs.entries()) if (stored[index]) await uow.remove(spec);
}
