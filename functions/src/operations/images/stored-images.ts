import { imageId, type ImageKind } from '@club/shared';
import { documents } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';

export const JUGADOR_PHOTO_KINDS = ['jugador-perfil', 'jugador-banner'] as const;

const toImageSpec = (tipo: ImageKind, recordId: string) =>
  documents.imagen(imageId(tipo, recordId));

/** Shows the photos of a record to everybody, or only to administrators. */
export async function showImages(
  uow: UnitOfWork,
  kinds: readonly ImageKind[],
  recordId: string,
  isShown: boolean,
): Promise<void> {
  const found = await uow.readAll(kinds.map((tipo) => toImageSpec(tipo, recordId)));
  for (const stored of found) {
    if (!stored) continue;
    const { oculta: _hidden, ...image } = stored;
    await uow.write(documents.imagen(image._id), isShown ? image : { ...image, oculta: true });
  }
}

export async function removeImages(uow: UnitOfWork, kinds: readonly ImageKind[], recordId: string) {
  await Promise.all(kinds.map((tipo) => uow.remove(toImageSpec(tipo, recordId))));
}
