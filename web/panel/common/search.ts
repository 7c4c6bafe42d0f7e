/** Text as it is compared in a search: lower case, without accents. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether each word of a search is somewhere in a text; accents and capitals do not matter. */
export function matchesSearch(text: string, search: string): boolean {
  const haystack = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
