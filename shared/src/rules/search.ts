import { fold } from '../federation/names';

/** Key of the search results among a page's documents. They are made for one request and stored nowhere. */
export const SEARCH_KEY = 'busqueda';

/** A link that was found, with its text and a note below. */
export interface SearchHit {
  readonly path: string;
  readonly texto: string;
  readonly nota: string;
  /** Day, DD-MM-YYYY. */
  readonly fecha_str?: string;
}

/** The links of one kind, best first. */
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
 * The items whose text contains every word of a search (regla 108). First come those in which most of these words
 * start a word of the text. Otherwise the order stays.
 */
export function searchIn<T>(
  items: readonly T[],
  search: string,
  toSearchText: (item: T) => string,
): readonly T[] {
  const wanted = listWords(search);
  if (wanted.length === 0) return [];
  const countStarts = (text: string) => wanted.filter((word) => text.includes(` ${word}`)).length;
  return items
    .map((item) => ({ item, text: ` ${fold(toSearchText(item))}` }))
    .filter(({ text }) => matchesSearch(text, search))
    .sort((a, b) => countStarts(b.text) - countStarts(a.text))
    .map(({ item }) => item);
}
