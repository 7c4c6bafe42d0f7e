import {
  accept,
  compareNoticias,
  type Noticia,
  noticiaRegistro,
  present,
  ULTIMAS_NOTICIAS,
} from '@club/shared';
import { collections } from '../../firestore/documents';
import type { Reader } from '../../firestore/reader';
import type { Handlers } from '../../http/handler';
import {
  createNoticia,
  deleteNoticia,
  findNoticia,
  updateNoticia,
} from '../../operaciones/noticias/noticias';

/** A news item as it leaves the API. */
const presentNoticia = (noticia: Noticia): Noticia => present(noticiaRegistro, noticia);

async function listNoticias(reader: Reader): Promise<Noticia[]> {
  const noticias = await reader.list(collections.noticias);
  return noticias.sort(compareNoticias).map(presentNoticia);
}

/** News (regla 57). */
export const noticiasHandlers = {
  addNoticia: async ({ uow, body, nuevoId, ahora }) => {
    const created = await createNoticia(uow, nuevoId, body, ahora);
    if (!created.ok) return created;
    return accept({ id: nuevoId, msg: 'Noticia creada!', data: presentNoticia(created.value) });
  },
  updateNoticia: async ({ uow, id, body }) => {
    const updated = await updateNoticia(uow, id, body);
    if (!updated.ok) return updated;
    return accept({ id, msg: 'Noticia actualizada!', data: presentNoticia(updated.value) });
  },
  delNoticia: async ({ uow, id }) => {
    const deleted = await deleteNoticia(uow, id);
    if (!deleted.ok) return deleted;
    return accept({ id, msg: 'Noticia borrada!', data: presentNoticia(deleted.value) });
  },
  fetchNoticias: async ({ reader }) => accept(await listNoticias(reader)),
  fetchUltimasNoticias: async ({ reader }) =>
    accept((await listNoticias(reader)).slice(0, ULTIMAS_NOTICIAS)),
  fetchNoticia: async ({ reader, id }) => {
    const found = await findNoticia(reader, id);
    return found.ok ? accept(presentNoticia(found.value)) : found;
  },
} satisfies Partial<Handlers>;
