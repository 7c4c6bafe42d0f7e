import { accept, compareNoticias, type Noticia, LATEST_NOTICIAS } from '@club/shared';
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

/** Published news, newest first. For an administrator also drafts and scheduled news. */
async function listNoticias(reader: Reader, isAdmin = false): Promise<Noticia[]> {
  const noticias = await reader.list(collections.noticias);
  const pending = isAdmin ? await reader.list(collections.pendingNoticias) : [];
  return [...noticias, ...pending].sort(compareNoticias);
}

export const noticiasHandlers = {
  addNoticia: writes('Noticia creada!', createNoticia),
  updateNoticia: writes('Noticia actualizada!', updateNoticia),
  delNoticia: writes('Noticia borrada!', deleteNoticia),
  fetchNoticias: async ({ reader, isAdmin }) => accept(await listNoticias(reader, isAdmin)),
  fetchUltimasNoticias: async ({ reader }) =>
    accept((await listNoticias(reader)).slice(0, LATEST_NOTICIAS)),
  fetchNoticia: ({ reader, id, isAdmin }) => (isAdmin ? findAnyNoticia : findNoticia)(reader, id),
} satisfies Partial<Handlers>;
