import { mentionPartido, type Noticia, type Partido } from '@club/shared';
import { documents } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';

/** Updates a match's link to a news item, or removes it if the item is about another match. */
async function writeLink(
  uow: UnitOfWork,
  partidoId: string,
  { _id: id, titulo }: Noticia,
  isLinked: boolean,
): Promise<void> {
  const partido = await uow.read(documents.partido(partidoId));
  if (!partido) return;
  const { noticias = [], ...rest } = partido;
  const others = noticias.filter(({ noticia_id: other }) => other !== id);
  const linked = isLinked ? [...others, { noticia_id: id, titulo }] : others;
  const sorted = linked.toSorted((a, b) => (a.noticia_id < b.noticia_id ? -1 : 1));
  const value = sorted.length > 0 ? { ...rest, noticias: sorted } : rest;
  await uow.write(documents.partido(partidoId), value);
}

/** Updates the links of the matches that a published item is or was about. Returns the item's match data. */
export async function linkPartidos(uow: UnitOfWork, before: Noticia | null, after: Noticia | null) {
  const left = before?.partido_id;
  if (before && left !== undefined && left !== after?.partido_id) {
    await writeLink(uow, left, before, false);
  }
  const id = after?.partido_id;
  if (!after || id === undefined) return {};
  await writeLink(uow, id, after, true);
  const partido = await uow.read(documents.partido(id));
  return partido ? { partido: mentionPartido(partido) } : {};
}

/** Updates the news about a match, `null` if it is deleted. */
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
export async function linksOf(uow: UnitOfWork, { _id: partidoId, noticias = [] }: Partido) {
  const found = await uow.readAll(noticias.map(({ noticia_id: id }) => documents.noticia(id)));
  const linked = found.flatMap((noticia) =>
    noticia?.partido_id === partidoId ? [{ noticia_id: noticia._id, titulo: noticia.titulo }] : [],
  );
  return linked.length > 0 ? { noticias: linked } : {};
}
