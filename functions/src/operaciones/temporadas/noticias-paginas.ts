import {
  fitPrimera,
  compareNoticias,
  MAX_NOTICIAS_PAGINA,
  MIN_NOTICIAS,
  type Noticia,
  noticiaCard,
  type NoticiaCard,
  type NoticiasDoc,
  NOTICIAS_PAGINA,
  paginaOf,
  type PaginaNoticias,
  splitIntoPaginas,
  ULTIMAS_NOTICIAS,
} from '@club/shared';
import { documents } from '../../firestore/documents';
import type { UnitOfWork } from '../../firestore/unit-of-work';

/** The first page after one of the others got these cards: one that is too large becomes two, an empty one goes. */
async function writePagina(
  uow: UnitOfWork,
  doc: NoticiasDoc,
  ref: PaginaNoticias,
  noticias: readonly NoticiaCard[],
): Promise<NoticiasDoc> {
  const paginas = doc.paginas ?? [];
  const spec = documents.noticiasPagina(ref.pagina_id);
  if (noticias.length === 0) {
    await uow.remove(spec);
    return { ...doc, paginas: paginas.filter((other) => other !== ref) };
  }
  const isTooLarge = noticias.length > MAX_NOTICIAS_PAGINA;
  const kept = isTooLarge ? noticias.slice(0, NOTICIAS_PAGINA) : noticias;
  await uow.write(spec, { noticias: [...kept] });
  if (!isTooLarge) return doc;
  const siguiente = doc.siguiente ?? 1;
  const nuevas = splitIntoPaginas(noticias.slice(NOTICIAS_PAGINA), siguiente);
  for (const nueva of nuevas) {
    await uow.write(documents.noticiasPagina(nueva.ref.pagina_id), {
      noticias: [...nueva.noticias],
    });
  }
  return {
    ...doc,
    paginas: paginas.flatMap((other) =>
      other === ref ? [ref, ...nuevas.map((nueva) => nueva.ref)] : [other],
    ),
    siguiente: siguiente + nuevas.length,
  };
}

/** The first page with cards of the next ones, as long as it has too few of its own. */
async function fillFromNext(uow: UnitOfWork, doc: NoticiasDoc): Promise<NoticiasDoc> {
  const [next, ...others] = doc.paginas ?? [];
  if (doc.noticias.length >= MIN_NOTICIAS || !next) return doc;
  const spec = documents.noticiasPagina(next.pagina_id);
  const stored = await uow.read(spec);
  await uow.remove(spec);
  return fillFromNext(uow, {
    ...doc,
    noticias: [...doc.noticias, ...(stored?.noticias ?? [])],
    paginas: others,
  });
}

/** Writes the first page, and what it has too many of into pages of their own. */
async function writePrimera(uow: UnitOfWork, doc: NoticiasDoc): Promise<NoticiasDoc> {
  const { doc: settled, nuevas } = fitPrimera(await fillFromNext(uow, doc));
  for (const { ref, noticias } of nuevas) {
    await uow.write(documents.noticiasPagina(ref.pagina_id), { noticias: [...noticias] });
  }
  await uow.write(documents.noticias(), settled);
  return settled;
}

/**
 * Puts a card where it belongs among all news, or takes it out, and gives the first page. Reads and writes that page and
 * at most one other, however many news there are; a few more when a page becomes two or goes (docs/decisions/0032).
 */
async function changeCard(
  uow: UnitOfWork,
  card: NoticiaCard,
  isGone: boolean,
): Promise<NoticiasDoc> {
  const stored = (await uow.read(documents.noticias())) ?? { noticias: [] };
  const changed = (cards: readonly NoticiaCard[]) =>
    [...cards.filter(({ _id }) => _id !== card._id), ...(isGone ? [] : [card])].sort(
      compareNoticias,
    );
  const ref = paginaOf(stored.paginas ?? [], card);
  if (!ref) return writePrimera(uow, { ...stored, noticias: changed(stored.noticias) });
  const pagina = await uow.read(documents.noticiasPagina(ref.pagina_id));
  return writePrimera(uow, await writePagina(uow, stored, ref, changed(pagina?.noticias ?? [])));
}

/** Puts the card of a news item into the documents that pages read, or takes it out. */
export async function writeCards(uow: UnitOfWork, noticia: Noticia, isGone = false): Promise<void> {
  const { noticias } = await changeCard(uow, noticiaCard(noticia), isGone);
  const portada = await uow.read(documents.portada());
  await uow.write(documents.portada(), {
    next_games: portada?.next_games ?? [],
    noticias: noticias.slice(0, ULTIMAS_NOTICIAS),
  });
}
