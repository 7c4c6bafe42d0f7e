/** Some fields of an object, in the order in which they are named; without those that are `undefined`. */
export const pick = <T extends object, K extends keyof T>(from: T, ...fields: K[]): Pick<T, K> =>
  Object.fromEntries(
    fields.filter((field) => from[field] !== undefined).map((field) => [field, from[field]]),
  ) as Pick<T, K>;
