import { isSameContent, refuse, sayProblem } from '@club/shared';

/** The fields among `given` that are there and differ from the stored ones. */
export function changedFields<T extends object>(given: T, stored: object): Partial<T> {
  const known = new Map(Object.entries(stored));
  const changed = Object.entries(given).filter(
    ([field, value]) => value !== undefined && !isSameContent(value, known.get(field)),
  );
  return Object.fromEntries(changed) as Partial<T>;
}

/** Refusal of a body whose id differs from the one in the path. */
export const refuseOtherId = (field: string) =>
  refuse('entrada-invalida', sayProblem([field], 'no coincide con la dirección a la que se envía'));
