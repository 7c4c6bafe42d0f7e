import { isSameContent, type Noticia } from '@club/shared';
import { collections, documents, parseDocument } from '../documents';
import type { UnitOfWork } from '../unit-of-work';
import { changesIn, idOf, type Projection } from './projection';

/** Reads every pending item: there are few, and only an operation that schedules one gets here. */
export async function rebuildScheduledNews(uow: UnitOfWork): Promise<void> {
  const pending = await uow.list(collections.noticiasPendientes);
  const noticias = pending
    .flatMap(({ _id: noticia_id, publicar_el }) =>
      publicar_el === undefined ? [] : [{ noticia_id, publicar_el }],
    )
    .sort((a, b) => (a.noticia_id < b.noticia_id ? -1 : 1));
  if (noticias.length === 0) await uow.remove(documents.programadas());
  else await uow.write(documents.programadas(), { noticias });
}

function scheduleOf(path: string, content: unknown): Noticia['publicar_el'] {
  if (content === undefined) return undefined;
  return parseDocument(path, documents.noticiaPendiente(idOf(path)).schema, content).publicar_el;
}

/** `privado/programadas`: the news that the clock publishes, and when. */
export const scheduledNews: Projection = {
  async update(uow, changes) {
    const isAffected = changesIn(changes, collections.noticiasPendientes.path).some(
      ({ path, before, after }) =>
        !isSameContent(scheduleOf(path, before), scheduleOf(path, after)),
    );
    if (isAffected) await rebuildScheduledNews(uow);
  },
  rebuild: () => [rebuildScheduledNews],
};
