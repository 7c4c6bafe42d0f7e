import { accept, imagenId, isSameContent, mediaUrl, type Noticia, type Result } from '@club/shared';
import { documents } from '../../firestore/documents';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import {
  type Catalogo,
  catalogoCampos,
  catalogoCompeticiones,
  catalogoEquipos,
  type Named,
  putCatalogo,
} from '../partidos/catalogos';
import { deleteNoticia, putNoticia } from '../noticias/noticias';
import { cambiosOf, conflict, type Operacion } from './operacion';

async function restoreCatalogo<T extends Named>(
  uow: UnitOfWork,
  operacion: Operacion,
  catalogo: Catalogo<T>,
): Promise<Result<null>> {
  const { path, document } = catalogo.collection;
  for (const { id, antes, despues } of cambiosOf(operacion, path, document)) {
    if (!isSameContent(await uow.read(document(id)), despues)) {
      const nombre = (despues ?? antes)?.nombre ?? id;
      return conflict(`${catalogo.articulo} ${nombre} ha cambiado después`);
    }
    if (antes) await putCatalogo(uow, catalogo, antes);
    else await uow.remove(document(id));
  }
  return accept(null);
}

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
export async function restoreNoticias(
  uow: UnitOfWork,
  operacion: Operacion,
): Promise<Result<null>> {
  for (const { id, antes, despues } of cambiosOf(operacion, 'noticias', documents.noticia)) {
    if (!isSameContent(await uow.read(documents.noticia(id)), despues)) {
      return conflict(`la noticia «${(despues ?? antes)?.titulo ?? id}» ha cambiado después`);
    }
    if (antes) await putNoticia(uow, await withStoredMedia(uow, antes));
    else await deleteNoticia(uow, id);
  }
  return accept(null);
}
