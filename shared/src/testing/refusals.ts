import type { z } from 'zod';
import { quoteWord, sayField } from '../field-problems';

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
 * Those of the invalid values, given by field, that a schema does not refuse, or refuses without naming their field
 * alone. Empty if the schema is right.
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

/** Technical words that a sentence for volunteers must not contain. */
const JARGON =
  /\b(undefined|null|NaN|object|array|string|number|boolean|integer|invalid|input|expected|received|required|regex|instanceof|union|literal|booleano|arreglo|cadena|patrón)\b|\[object|Error:/iu;

/** Patterns that a sentence must not contain outside «…»: paths, field names, jargon, and wrong Spanish agreement. */
const UNREADABLE: readonly RegExp[] = [
  /[\p{L}\d_]\.[\p{L}\d_]/u,
  /[\p{L}\d]_[\p{L}\d]/u,
  JARGON,
  /\b(el|la|los|las) (el|la|los|las) /u,
  /(^|\. )L[oa]s [^.:]*? (?:no )?(debe|puede|admite|es|tiene|lleva) /u,
  /\bde el\b/u,
];

/** Parts of a sentence that volunteers would not understand. Text in «…» is the client's own and is ignored. */
export function unreadableParts(msg: string): string[] {
  const unquoted = msg.replace(/«[^»]*»/gu, '«»');
  const found = UNREADABLE.flatMap((pattern) => pattern.exec(unquoted)?.[0] ?? []);
  return /^[A-ZÁÉÍÓÚÑ].{9,}/su.test(msg) ? found : [...found, 'no sentence'];
}

/** Whether a sentence names a field, given by its path (`filas.2.pts`): by its label, or by the client's own word. */
export function namesField(msg: string, path: string): boolean {
  const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const sentence = msg.toLocaleLowerCase('es');
  return [sayField(steps), quoteWord(String(steps.at(-1)))].some((name) =>
    sentence.includes(name.toLocaleLowerCase('es')),
  );
}
