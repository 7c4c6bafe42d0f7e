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
import { written } from '../../http/written';
import {
  createNoticia,
  deleteNoticia,
  findCualquiera,
  findNoticia,
  updateNoticia,
} from '../../operaciones/noticias/noticias';

/** A news item as it leaves the API. */
const presentNoticia = (noticia: Noticia): Noticia => present(noticiaRegistro, noticia);

/** What everybody may read and, for an administrator, what waits. */
async function listNoticias(reader: Reader, isAdministrador = false): Promise<Noticia[]> {
  const noticias = await reader.list(collections.noticias);
  const pending = isAdministrador ? await reader.list(collections.noticiasPendientes) : [];
  return [...noticias, ...pending].sort(compareNoticias).map(presentNoticia);
}

/** News (regla 57). */
export const noticiasHandlers = {
  addNoticia: async ({ uow, body, nuevoId, ahora }) => {
    const created = await createNoticia(uow, nuevoId, body, ahora);
    return written(nuevoId, 'Noticia creada!', created, presentNoticia);
  },
  updateNoticia: async ({ uow, id, body, ahora }) =>
    written(id, 'Noticia actualizada!', await updateNoticia(uow, id, body, ahora), presentNoticia),
  delNoticia: async ({ uow, id }) =>
    written(id, 'Noticia borrada!', await deleteNoticia(uow, id), presentNoticia),
  fetchNoticias: async ({ reader, isAdministrador }) =>
    accept(await listNoticias(reader, isAdministrador)),
  fetchUltimasNoticias: async ({ reader }) =>
    accept((await listNoticias(reader)).slice(0, ULTIMAS_NOTICIAS)),
  fetchNoticia: async ({ reader, id, isAdministrador }) => {
    const found = await (isAdministrador ? findCualquiera : findNoticia)(reader, id);
    return found.ok ? accept(presentNoticia(found.value)) : found;
  },
} satisfies Partial<Handlers>;
