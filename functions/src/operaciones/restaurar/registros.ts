import {
  accept,
  imagenId,
  mediaUrl,
  type Noticia,
  noticiaRegistro,
  type Registro,
  type Result,
} from '@club/shared';
import { collections, type CollectionSpec, documents } from '../../firestore/documents';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { deleteNoticia, putNoticia } from '../noticias/noticias';
import {
  type Catalogo,
  catalogoCampos,
  catalogoCompeticiones,
  catalogoEquipos,
  type Named,
  putCatalogo,
} from '../partidos/catalogos';
import { cambiosOf, type Operacion, readUntouched } from './operacion';

/** How records that hang on nothing else come back and go. */
interface Restorable<T> {
  readonly registro: Registro;
  readonly collection: CollectionSpec<T>;
  readonly put: (antes: T) => Promise<void>;
  readonly remove: (id: string) => Promise<unknown>;
}

async function restoreAll<T extends object>(
  uow: UnitOfWork,
  operacion: Operacion,
  { registro, collection, put, remove }: Restorable<T>,
): Promise<Result<null>> {
  for (const cambio of cambiosOf(operacion, collection.path, collection.document)) {
    const { id, antes } = cambio;
    const current = await readUntouched(uow, registro, collection.document(id), cambio);
    if (!current.ok) return current;
    if (antes) await put(antes);
    else await remove(id);
  }
  return accept(null);
}

const restoreCatalogo = <T extends Named>(
  uow: UnitOfWork,
  operacion: Operacion,
  catalogo: Catalogo<T>,
) =>
  restoreAll(uow, operacion, {
    ...catalogo,
    put: (antes) => putCatalogo(uow, catalogo, antes),
    remove: (id) => uow.remove(catalogo.collection.document(id)),
  });

/** Puts teams, competitions and grounds back; a name goes back in their matches too. */
export async function restoreCatalogos(
  uow: UnitOfWork,
  operacion: Operacion,
): Promise<Result<null>> {
  const equipos = await restoreCatalogo(uow, operacion, catalogoEquipos);
  if (!equipos.ok) return equipos;
  const competiciones = await restoreCatalogo(uow, operacion, catalogoCompeticiones);
  if (!competiciones.ok) return competiciones;
  return restoreCatalogo(uow, operacion, catalogoCampos);
}

/** The news item without the picture of its own that is no longer there: the history keeps none. */
async function withStoredMedia(uow: UnitOfWork, noticia: Noticia): Promise<Noticia> {
  const imagen = await uow.read(documents.imagen(imagenId('noticia', noticia._id)));
  const media = noticia.media.filter((name) => imagen !== undefined || mediaUrl(name) === null);
  return { ...noticia, media };
}

/** Puts news items back, with their cards. */
export const restoreNoticias = (uow: UnitOfWork, operacion: Operacion): Promise<Result<null>> =>
  restoreAll(uow, operacion, {
    registro: noticiaRegistro,
    collection: collections.noticias,
    put: async (antes) => putNoticia(uow, await withStoredMedia(uow, antes)),
    remove: (id) => deleteNoticia(uow, id),
  });
