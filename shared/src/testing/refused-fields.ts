import type { z } from 'zod';

/** Fields that a schema refuses a body for, as dotted paths in order; unknown fields are among them. Empty: accepted. */
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
