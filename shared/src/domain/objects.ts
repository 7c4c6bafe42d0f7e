/** Some fields of an object, in the order in which they are named; without those that are `undefined`. */
export const pick = <T extends object, K extends keyof T>(from: T, ...fields: K[]): Pick<T, K> =>
  Object.fromEntries(
    fields.filter((field) => from[field] !== undefined).map((field) => [field, from[field]]),
  ) as Pick<T, K>;

/** The entry of a map by a key that a client may have given: never what every object inherits. */
export const own = <T>(map: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined;

/** The map with an entry more, or without it. */
export function withEntry<T>(
  map: Readonly<Record<string, T>>,
  key: string,
  value: NoInfer<T> | undefined,
): Record<string, T> {
  const { [key]: _before, ...others } = map;
  return value === undefined ? others : { ...others, [key]: value };
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => [key, canonical(field)] as const);
  return Object.fromEntries(fields);
}

/** Whether two contents are the same as JSON: the order of fields does not count, nor does a field that is undefined. */
export function isSameContent(a: unknown, b: unknown): boolean {
  return JSON.stringify(canonical(a)) === JSON.stringify(canonical(b));
}
