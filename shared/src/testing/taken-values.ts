import type { z } from 'zod';
import { refusedFields } from './refused-fields';

/**
 * Of values that a body may not have, by field, those that the schema takes all the same, or refuses without naming their
 * field and no other.
 */
export const takenValues = (
  schema: z.ZodType,
  body: object,
  values: Readonly<Record<string, readonly unknown[]>>,
): readonly string[] =>
  Object.entries(values).flatMap(([field, ofField]) =>
    ofField.flatMap((value) => {
      const refused = refusedFields(schema, { ...body, [field]: value }).join();
      return refused === field ? [] : [`${field} ${JSON.stringify(value)}: ${refused}`];
    }),
  );
