import { imageId, NOTICIA_PHOTO_KINDS, type ImageKind } from '@club/shared';
import { documents } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';

const specOf = (tipo: ImageKind, registroId: string) => documents.imagen(imageId(tipo, registroId));

async function show(
  uow: UnitOfWork,
  tipos: readonly ImageKind[],
  registroId: string,
  isShown: boolean,
): Promise<void> {
  const found = await uow.readAll(tipos.map((tipo) => specOf(tipo, registroId)));
  for (const stored of found) {
    if (!stored) continue;
    const { oculta: _oculta, ...imagen } = stored;
    await uow.write(documents.imagen(imagen._id), isShown ? imagen : { ...imagen, oculta: true });
  }
}

/** Shows or hides a player's photos. */
export const showImages = (uow: UnitOfWork, jugadorId: string, isShown: boolean) =>
  show(uow, ['jugador-perfil', 'jugador-banner'], jugadorId, isShown);

/** Shows the photos of a news item to everybody, or only to administrators. */
export const showFotosDeNoticia = (uow: UnitOfWork, noticiaId: string, isShown: boolean) =>
  show(uow, NOTICIA_PHOTO_KINDS, noticiaId, isShown);

/** Deletes the images of a record that is deleted. */
export async function removeImages(
  uow: UnitOfWork,
  tipos: readonly ImageKind[],
  registroId: string,
): Promise<void> {
  await Promise.all(tipos.map((tipo) => uow.remove(specOf(tipo, registroId))));
}
