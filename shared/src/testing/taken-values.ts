import type { z } from 'zod';
import { refusedFields } from './refused-fields';

/**
 * Invalid values by field that a schema accepts, or refuses without naming exactly their field. Empty if the schema
 * is right.
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
