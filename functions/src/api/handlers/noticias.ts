import {
  accept,
  compareNoticias,
  mapOk,
  type Noticia,
  noticiaRecord,
  present,
  LATEST_NOTICIAS,
} from '@club/shared';
import { collections } from '../../store/documents';
import type { Reader } from '../../store/reader';
import { type Handlers, writes } from '../../http/handler';
import {
  createNoticia,
  deleteNoticia,
  findAnyNoticia,
  findNoticia,
  updateNoticia,
} from '../../operations/noticias/noticias';

const presentNoticia = (noticia: Noticia): Noticia => present(noticiaRecord, noticia);

/** Published news, newest first. For an administrator also drafts and scheduled news. */
async function listNoticias(reader: Reader, isAdmin = false): Promise<Noticia[]> {
  const noticias = await reader.list(collections.noticias);
  const pending = isAdmin ? await reader.list(collections.pendingNoticias) : [];
  return [...noticias, ...pending].sort(compareNoticias).map(presentNoticia);
}

export const noticiasHandlers = {
  addNoticia: writes('Noticia creada!', createNoticia, presentNoticia),
  updateNoticia: writes('Noticia actualizada!', updateNoticia, presentNoticia),
  delNoticia: writes('Noticia borrada!', deleteNoticia, presentNoticia),
  fetchNoticias: async ({ reader, isAdmin }) => accept(await listNoticias(reader, isAdmin)),
  fetchUltimasNoticias: async ({ reader }) =>
    accept((await listNoticias(reader)).slice(0, LATEST_NOTICIAS)),
  fetchNoticia: ({ reader, id, isAdmin }) =>
    mapOk((isAdmin ? findAnyNoticia : findNoticia)(reader, id), presentNoticia),
} satisfies Partial<Handlers>;
