/** A number with its noun: `1 partido`, `3 partidos`. */
export const counted = (count: number, one: string, many: string): string =>
  `${String(count)} ${count === 1 ? one : many}`;
