import { collections, documents } from '../documents';
import type { UnitOfWork } from '../unit-of-work';
import { changesIn, type Projection } from './projection';

/** Reads every unpublished item. There are few, and this runs only if one was scheduled or unscheduled. */
export async function rebuildScheduledNews(uow: UnitOfWork): Promise<void> {
  const pending = await uow.list(collections.pendingNoticias);
  const noticias = pending
    .flatMap(({ _id: noticia_id, publicar_el }) =>
      publicar_el === undefined ? [] : [{ noticia_id, publicar_el }],
    )
    .sort((a, b) => (a.noticia_id < b.noticia_id ? -1 : 1));
  if (noticias.length === 0) await uow.remove(documents.programadas());
  else await uow.write(documents.programadas(), { noticias });
}

/** `privado/programadas`: the scheduled news with their times. */
export const scheduledNews: Projection = {
  async update(uow, changes) {
    const isAffected = changesIn(changes, collections.pendingNoticias).some(
      ({ before, after }) => before?.publicar_el !== after?.publicar_el,
    );
    if (isAffected) await rebuildScheduledNews(uow);
  },
  rebuild: () => [rebuildScheduledNews],
};
