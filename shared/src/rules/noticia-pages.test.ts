import { describe, expect, it } from 'vitest';
import type { NoticiaCard } from '../schemas/public';
import { fitFirst, PAGE_NOTICIAS, pageOf, splitIntoPages, countPages } from './noticia';

/** A card of the `n`th minute of a day. Two of them share each minute. */
const card = (n: number): NoticiaCard => ({
  _id: `n${String(n).padStart(3, '0')}`,
  titulo: `Noticia ${String(n)}`,
  fecha_date: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(n / 2))).toISOString(),
  fecha_str: '01-01-2026',
  media: [],
  resumen: '',
});
const newestFirst = (count: number) =>
  Array.from({ length: count }, (_none, index) => card(count - 1 - index));

describe('news in pages', () => {
  it('stay on the first page as long as it has room', () => {
    const doc = { noticias: newestFirst(23) };
    expect(fitFirst(doc)).toEqual({ doc, nuevas: [] });
    expect(countPages(doc)).toBe(1);
    expect(countPages(undefined)).toBe(1);
  });

  it('leave the latest twelve on the first page, and are found on the others', () => {
    const all = newestFirst(53);
    const { doc, nuevas: added } = fitFirst({ noticias: all });
    expect(doc.noticias).toEqual(all.slice(0, PAGE_NOTICIAS));
    expect(added.flatMap(({ noticias }) => noticias)).toEqual(all.slice(PAGE_NOTICIAS));
    expect(doc.paginas?.map(({ pagina_id: id }) => id)).toEqual(['1', '2', '3', '4']);
    expect(doc.siguiente).toBe(5);
    expect(countPages(doc)).toBe(5);
    for (const one of doc.noticias) expect(pageOf(doc.paginas ?? [], one)).toBeUndefined();
    for (const { ref, noticias } of added) {
      for (const one of noticias) expect(pageOf(doc.paginas ?? [], one)).toBe(ref);
    }
  });

  it('get new pages before the existing ones, with unused ids', () => {
    const older = splitIntoPages(newestFirst(10), 7).map(({ ref }) => ref);
    const { doc } = fitFirst({
      noticias: newestFirst(40).slice(0, 24),
      paginas: older,
      siguiente: 8,
    });
    expect(doc.paginas?.map(({ pagina_id: id }) => id)).toEqual(['8', '7']);
    expect(doc.siguiente).toBe(9);
  });

  it('older than all others belong to the oldest page', () => {
    const { doc } = fitFirst({ noticias: newestFirst(40).slice(0, 30) });
    expect(pageOf(doc.paginas ?? [], card(0))).toBe(doc.paginas?.at(-1));
  });
});
