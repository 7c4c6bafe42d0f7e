import type { NoticiaCard, NoticiasDoc, NoticiasPage } from '../schemas/public';
import { compareNoticias } from './noticia';

/** Cards on a new page. With more than twice as many it is split. */
export const PAGE_NOTICIAS = 12;
export const MAX_PAGE_NOTICIAS = 2 * PAGE_NOTICIAS;
/** With fewer cards, the first page takes those of the next one. */
export const MIN_NOTICIAS = PAGE_NOTICIAS / 2;

/** The page of older news to which a card belongs. `undefined` for the first page, the latest news. */
export function pageOf(
  paginas: readonly NoticiasPage[],
  card: Pick<NoticiaCard, '_id' | 'fecha_date'>,
): NoticiasPage | undefined {
  // Each page holds cards up to its own limit and newer than the limit of the next one.
  return paginas.findLast(
    ({ noticia_id: _id, fecha_date }) =>
      _id === card._id || compareNoticias({ _id, fecha_date }, card) < 0,
  );
}

/** A page to be written, with its reference. */
export interface NewPage {
  readonly ref: NoticiasPage;
  readonly noticias: readonly NoticiaCard[];
}

/** Splits cards, newest first, into pages with ids from `siguiente` on. */
export function splitIntoPages(cards: readonly NoticiaCard[], siguiente: number): NewPage[] {
  const pages: NewPage[] = [];
  for (let from = 0; from < cards.length; from += PAGE_NOTICIAS) {
    const noticias = cards.slice(from, from + PAGE_NOTICIAS);
    const [newest] = noticias;
    if (!newest) continue;
    const { _id: noticia_id, fecha_date } = newest;
    const pagina_id = String(siguiente + pages.length);
    pages.push({ ref: { pagina_id, noticia_id, fecha_date }, noticias });
  }
  return pages;
}

/** The first page without its surplus, and new pages for the surplus. */
export function fitFirst(doc: NoticiasDoc): { doc: NoticiasDoc; nuevas: NewPage[] } {
  if (doc.noticias.length < MAX_PAGE_NOTICIAS) return { doc, nuevas: [] };
  const siguiente = doc.siguiente ?? 1;
  const added = splitIntoPages(doc.noticias.slice(PAGE_NOTICIAS), siguiente);
  return {
    doc: {
      noticias: doc.noticias.slice(0, PAGE_NOTICIAS),
      paginas: [...added.map(({ ref }) => ref), ...(doc.paginas ?? [])],
      siguiente: siguiente + added.length,
    },
    nuevas: added,
  };
}

/** Number of news pages, the first included. */
export const countPages = (doc: NoticiasDoc | null | undefined): number =>
  1 + (doc?.paginas?.length ?? 0);
