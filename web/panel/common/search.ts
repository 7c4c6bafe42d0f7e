/** Text for comparison: lower case, without accents. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether the text contains every word of the search, ignoring case and accents. */
export function matchesSearch(text: string, search: string): boolean {
  const haystack = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
