import type { z } from 'zod';

/** Fields for which a schema refuses a body, as sorted dotted paths, including unknown fields. Empty if accepted. */
export function refusedFields(schema: z.ZodType, body: unknown): string[] {
  const parsed = schema.safeParse(body);
  if (parsed.success) return [];
  const fields = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key])
      : [issue.path],
  );
  return fields.map((path) => path.map(String).join('.')).sort();
}

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
