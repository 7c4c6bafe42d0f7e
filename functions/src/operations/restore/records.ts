import {
  accept,
  type Equipo,
  type NoticiaPhoto,
  imageId,
  isSameRecord,
  isDue,
  mediaName,
  mediaKind,
  type Noticia,
  noticiaKind,
  type Result,
  withMedia,
} from '@club/shared';
import { collections, documents } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';
import { deleteNoticia, putNoticia } from '../noticias/noticias';
import { type Catalogue, catalogues, type Named, putRecord } from '../partidos/catalogues';
import { findChanges, type Operation, readUntouched } from './operation';

/** Returns the step that restores records of a catalogue. `withStored` adds data that the history does not keep. */
const restoreCatalogue =
  <T extends Named>(
    catalogue: Catalogue<T>,
    withStored: (uow: UnitOfWork, antes: T) => Promise<T> = (_uow, antes) => Promise.resolve(antes),
  ) =>
  async (uow: UnitOfWork, operation: Operation): Promise<Result<null>> => {
    const { kind, collection } = catalogue;
    for (const change of findChanges(operation, collection)) {
      const current = await readUntouched(uow, kind, collection, change);
      if (!current.ok) return current;
      if (change.antes) await putRecord(uow, catalogue, await withStored(uow, change.antes));
      else await uow.remove(collection.document(change.id));
    }
    return accept(null);
  };

/** A rival with the current crest: the history has no pictures (docs/decisions/0011). */
async function withStoredCrest(uow: UnitOfWork, { escudo: _earlier, ...equipo }: Equipo) {
  const image = await uow.read(documents.imagen(imageId('equipo', equipo._id)));
  return image ? { ...equipo, escudo: image.huella } : equipo;
}

/** The steps that restore rivals, competitions and grounds, with their names in matches. */
export const restoreCatalogues = [
  restoreCatalogue(catalogues.equipos, withStoredCrest),
  restoreCatalogue(catalogues.competiciones),
  restoreCatalogue(catalogues.campos),
];

/** The news item with the current photos: the history has none (docs/decisions/0011). */
async function withStoredMedia(uow: UnitOfWork, noticia: Noticia): Promise<Noticia> {
  const media: string[] = [];
  const photos: NoticiaPhoto[] = [];
  for (const name of noticia.media) {
    const tipo = mediaKind(name);
    const image = tipo && (await uow.read(documents.imagen(imageId(tipo, noticia._id))));
    if (tipo && !image) continue;
    const nombre = tipo && image ? mediaName(noticia._id, image.huella, tipo) : name;
    const known = noticia.fotos?.find((picture) => picture.nombre === name);
    media.push(nombre);
    if (!image) continue;
    photos.push({ alt: known?.alt ?? '', nombre, ancho: image.ancho, alto: image.alto });
  }
  const { fotos: _photos, ...rest } = noticia;
  const images = withMedia(media, photos);
  return images.fotos.length > 0 ? { ...rest, ...images } : { ...rest, media };
}

/** A scheduled item whose time has passed becomes a draft. Otherwise it would be published at once. */
function asDraftIfDue(noticia: Noticia, now: Date): Noticia {
  if (!isDue(noticia, now)) return noticia;
  const { publicar_el: _at, ...rest } = noticia;
  return { ...rest, estado: 'borrador' };
}

/** Restores news items, published or not. Changes that were only copies from a match are skipped. */
export async function restoreNoticias(uow: UnitOfWork, operation: Operation) {
  const before = new Map<string, Noticia | undefined>();
  for (const collection of [collections.noticias, collections.pendingNoticias]) {
    for (const change of findChanges(operation, collection)) {
      const { id, antes, despues } = change;
      if (isSameRecord(noticiaKind, antes, despues)) continue;
      const current = await readUntouched(uow, noticiaKind, collection, change);
      if (!current.ok) return current;
      before.set(id, antes ?? before.get(id));
    }
  }
  for (const [id, antes] of before) {
    if (antes) await putNoticia(uow, asDraftIfDue(await withStoredMedia(uow, antes), uow.now));
    else await deleteNoticia(uow, id);
  }
  return accept(null);
}
