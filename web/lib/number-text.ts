/** `1 gol`, `2 goles`. Most plurals only add an `s`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${String(count)} ${count === 1 ? one : many}`;

/** A number with a decimal comma. Does not use `Intl`, for the same reason as `dates.ts`. */
export const decimal = (value: number, digits: number): string =>
  value.toFixed(digits).replace('.', ',');
