import { fold } from '../federation/names';

/** Key of the search results among a page's documents. They are made for one request and stored nowhere. */
export const SEARCH_KEY = 'busqueda';

/** Something found: a link, and what tells it apart. */
export interface SearchHit {
  readonly path: string;
  readonly texto: string;
  readonly nota: string;
  /** Day, DD-MM-YYYY. */
  readonly fecha_str?: string;
}

/** What was found of one kind, best first. */
export interface SearchGroup {
  readonly titulo: string;
  readonly hits: readonly SearchHit[];
}

const listWords = (search: string) => fold(search).split(/\s+/).filter(Boolean);

/** Whether a text contains every word of a search, without regard to case and accents. */
export function matchesSearch(text: string, search: string): boolean {
  const folded = fold(text);
  return listWords(search).every((word) => folded.includes(word));
}

/**
 * The items whose text contains every word of a search (regla 108). Those in which more words begin like the searched
 * ones come first; otherwise the order stays.
 */
export function searchIn<T>(
  items: readonly T[],
  search: string,
  toSearchText: (item: T) => string,
): readonly T[] {
  const wanted = listWords(search);
  if (wanted.length === 0) return [];
  const starts = (text: string) => wanted.filter((word) => text.includes(` ${word}`)).length;
  return items
    .map((item) => ({ item, text: ` ${fold(toSearchText(item))}` }))
    .filter(({ text }) => matchesSearch(text, search))
    .sort((a, b) => starts(b.text) - starts(a.text))
    .map(({ item }) => item);
}
