/** `1 gol`, `2 goles`. Most plurals only add an `s`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${String(count)} ${count === 1 ? one : many}`;
