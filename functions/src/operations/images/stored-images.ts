import { imageId, NOTICIA_PHOTO_KINDS, type ImageKind } from '@club/shared';
import { documents } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';

const specOf = (tipo: ImageKind, recordId: string) => documents.imagen(imageId(tipo, recordId));

async function show(
  uow: UnitOfWork,
  kinds: readonly ImageKind[],
  recordId: string,
  isShown: boolean,
): Promise<void> {
  const found = await uow.readAll(kinds.map((tipo) => specOf(tipo, recordId)));
  for (const stored of found) {
    if (!stored) continue;
    const { oculta: _hidden, ...imagen } = stored;
    await uow.write(documents.imagen(imagen._id), isShown ? imagen : { ...imagen, oculta: true });
  }
}

/** Shows or hides a player's photos. */
export const showImages = (uow: UnitOfWork, jugadorId: string, isShown: boolean) =>
  show(uow, ['jugador-perfil', 'jugador-banner'], jugadorId, isShown);

/** Shows the photos of a news item to everybody, or only to administrators. */
export const showNoticiaPhotos = (uow: UnitOfWork, noticiaId: string, isShown: boolean) =>
  show(uow, NOTICIA_PHOTO_KINDS, noticiaId, isShown);

/** Deletes the images of a record that is deleted. */
export async function removeImages(uow: UnitOfWork, kinds: readonly ImageKind[], recordId: string) {
  await Promise.all(kinds.map((tipo) => uow.remove(specOf(tipo, recordId))));
}
