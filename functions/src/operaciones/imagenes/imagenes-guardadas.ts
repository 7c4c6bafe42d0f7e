import { imagenId, type TipoImagen } from '@club/shared';
import { documents } from '../../firestore/documents';
import type { UnitOfWork } from '../../firestore/unit-of-work';

/** Shows a player's photos to anybody from now on, or to nobody. */
export async function showImagenes(
  uow: UnitOfWork,
  jugadorId: string,
  isShown: boolean,
): Promise<void> {
  for (const tipo of ['jugador-perfil', 'jugador-banner'] as const) {
    const spec = documents.imagen(imagenId(tipo, jugadorId));
    const stored = await uow.read(spec);
    if (!stored) continue;
    const { oculta: _oculta, ...imagen } = stored;
    await uow.write(spec, isShown ? imagen : { ...imagen, oculta: true });
  }
}

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
