/** A number with a decimal comma. Does not use `Intl`, for the same reason as `dates.ts`. */
export const decimal = (value: number, digits: number): string =>
  value.toFixed(digits).replace('.', ',');
