import {
  accept,
  compareNoticias,
  mapOk,
  type Noticia,
  noticiaRecord,
  present,
  ULTIMAS_NOTICIAS,
} from '@club/shared';
import { collections } from '../../store/documents';
import type { Reader } from '../../store/reader';
import { type Handlers, written } from '../../http/handler';
import {
  createNoticia,
  deleteNoticia,
  findCualquiera,
  findNoticia,
  updateNoticia,
} from '../../operations/noticias/noticias';

const presentNoticia = (noticia: Noticia): Noticia => present(noticiaRecord, noticia);

/** Published news and, for an administrator, unpublished ones. */
async function listNoticias(reader: Reader, isAdministrador = false): Promise<Noticia[]> {
  const noticias = await reader.list(collections.noticias);
  const pending = isAdministrador ? await reader.list(collections.noticiasPendientes) : [];
  return [...noticias, ...pending].sort(compareNoticias).map(presentNoticia);
}

export const noticiasHandlers = {
  addNoticia: ({ uow, body, nuevoId, ahora }) =>
    written(nuevoId, 'Noticia creada!', createNoticia(uow, nuevoId, body, ahora), presentNoticia),
  updateNoticia: ({ uow, id, body, ahora }) =>
    written(id, 'Noticia actualizada!', updateNoticia(uow, id, body, ahora), presentNoticia),
  delNoticia: ({ uow, id }) =>
    written(id, 'Noticia borrada!', deleteNoticia(uow, id), presentNoticia),
  fetchNoticias: async ({ reader, isAdministrador }) =>
    accept(await listNoticias(reader, isAdministrador)),
  fetchUltimasNoticias: async ({ reader }) =>
    accept((await listNoticias(reader)).slice(0, ULTIMAS_NOTICIAS)),
  fetchNoticia: ({ reader, id, isAdministrador }) =>
    mapOk((isAdministrador ? findCualquiera : findNoticia)(reader, id), presentNoticia),
} satisfies Partial<Handlers>;
