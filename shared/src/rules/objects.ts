/** Picks fields of an object in the given order, without `undefined` values. */
export const pick = <T extends object, K extends keyof T>(from: T, ...fields: K[]): Pick<T, K> =>
  Object.fromEntries(
    fields.filter((field) => from[field] !== undefined).map((field) => [field, from[field]]),
  ) as Pick<T, K>;

/** Own property of a map for an untrusted key: inherited properties do not count. */
export const own = <T>(map: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined;

/** The map with each value changed. */
export const mapValues = <T, Changed>(
  map: Readonly<Record<string, T>>,
  change: (value: T) => Changed,
): Record<string, Changed> =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));

/** The map with the entry, or without it if the value is `undefined`. */
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

/** Deep equality as JSON: ignores the order of fields and `undefined` fields. */
export function isSameContent(a: unknown, b: unknown): boolean {
  return JSON.stringify(canonical(a)) === JSON.stringify(canonical(b));
}

export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
}
