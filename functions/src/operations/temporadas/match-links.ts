import { mentionPartido, type Noticia, type Partido } from '@club/shared';
import { documents } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';

/** Replaces a match's link to a news item by `links`: its new one, or none. */
async function replaceLink(
  uow: UnitOfWork,
  partidoId: string,
  noticiaId: string,
  links: NonNullable<Partido['noticias']>,
): Promise<void> {
  const partido = await uow.read(documents.partido(partidoId));
  if (!partido) return;
  const { noticias = [], ...rest } = partido;
  const others = noticias.filter(({ noticia_id: other }) => other !== noticiaId);
  const sorted = [...others, ...links].sort((a, b) => (a.noticia_id < b.noticia_id ? -1 : 1));
  const value = sorted.length > 0 ? { ...rest, noticias: sorted } : rest;
  await uow.write(documents.partido(partidoId), value);
}

/** Updates the links of the matches that a published item is or was about. Returns the item's match data. */
export async function linkPartidos(uow: UnitOfWork, before: Noticia | null, after: Noticia | null) {
  const formerId = before?.partido_id;
  if (before && formerId !== undefined && formerId !== after?.partido_id) {
    await replaceLink(uow, formerId, before._id, []);
  }
  const id = after?.partido_id;
  if (!after || id === undefined) return {};
  await replaceLink(uow, id, after._id, [{ noticia_id: after._id, titulo: after.titulo }]);
  const partido = await uow.read(documents.partido(id));
  return partido ? { partido: mentionPartido(partido) } : {};
}

/** Updates what news show of their match. `after` is `null` if the match is deleted. */
export async function refreshMentions(
  uow: UnitOfWork,
  before: Partido | null,
  after: Partido | null,
): Promise<void> {
  for (const { noticia_id: id } of (after ?? before)?.noticias ?? []) {
    const noticia = await uow.read(documents.noticia(id));
    if (!noticia) continue;
    const { partido: _partido, ...rest } = noticia;
    const value = after ? { ...rest, partido: mentionPartido(after) } : rest;
    await uow.write(documents.noticia(id), value);
  }
}

/** Current news links of a restored match: those that still refer to it. */
export async function readCurrentLinks(
  uow: UnitOfWork,
  { _id: partidoId, noticias = [] }: Partido,
) {
  const found = await uow.readAll(noticias.map(({ noticia_id: id }) => documents.noticia(id)));
  const linked = found.flatMap((noticia) =>
    noticia?.partido_id === partidoId ? [{ noticia_id: noticia._id, titulo: noticia.titulo }] : [],
  );
  return linked.length > 0 ? { noticias: linked } : {};
}
