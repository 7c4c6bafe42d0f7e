import type { NoticiaCard, NoticiasDoc, PaginaNoticias } from '../schemas/public';
import { compareNoticias } from './noticia';

/** Cards on a new page. With more than twice as many it is split. */
export const NOTICIAS_PAGINA = 12;
export const MAX_NOTICIAS_PAGINA = 2 * NOTICIAS_PAGINA;
/** With fewer cards, the first page takes those of the next one. */
export const MIN_NOTICIAS = NOTICIAS_PAGINA / 2;

/** The page of older news to which a card belongs. `undefined` for the first page, the latest news. */
export function paginaOf(
  paginas: readonly PaginaNoticias[],
  card: Pick<NoticiaCard, '_id' | 'fecha_date'>,
): PaginaNoticias | undefined {
  // Each page holds cards up to its own limit and newer than the limit of the next one.
  return paginas.findLast(
    ({ noticia_id: _id, fecha_date }) =>
      _id === card._id || compareNoticias({ _id, fecha_date }, card) < 0,
  );
}

/** A page to be written, with its reference. */
export interface NuevaPagina {
  readonly ref: PaginaNoticias;
  readonly noticias: readonly NoticiaCard[];
}

/** Splits cards, newest first, into pages with ids from `siguiente` on. */
export function splitIntoPaginas(cards: readonly NoticiaCard[], siguiente: number): NuevaPagina[] {
  const pages: NuevaPagina[] = [];
  for (let from = 0; from < cards.length; from += NOTICIAS_PAGINA) {
    const noticias = cards.slice(from, from + NOTICIAS_PAGINA);
    const [newest] = noticias;
    if (!newest) continue;
    const { _id: noticia_id, fecha_date } = newest;
    const pagina_id = String(siguiente + pages.length);
    pages.push({ ref: { pagina_id, noticia_id, fecha_date }, noticias });
  }
  return pages;
}

/** The first page without its surplus, and new pages for the surplus. */
export function fitPrimera(doc: NoticiasDoc): { doc: NoticiasDoc; nuevas: NuevaPagina[] } {
  if (doc.noticias.length < MAX_NOTICIAS_PAGINA) return { doc, nuevas: [] };
  const siguiente = doc.siguiente ?? 1;
  const nuevas = splitIntoPaginas(doc.noticias.slice(NOTICIAS_PAGINA), siguiente);
  return {
    doc: {
      noticias: doc.noticias.slice(0, NOTICIAS_PAGINA),
      paginas: [...nuevas.map(({ ref }) => ref), ...(doc.paginas ?? [])],
      siguiente: siguiente + nuevas.length,
    },
    nuevas,
  };
}

/** Number of news pages, the first included. */
export const totalPaginas = (doc: NoticiasDoc | null | undefined): number =>
  1 + (doc?.paginas?.length ?? 0);
