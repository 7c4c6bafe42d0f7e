import { type Endpoint, type EndpointInput, sayIssue } from '@club/shared';

export type FieldErrors = Readonly<Record<string, string>>;

/** An error phrase as a sentence: 'no puede estar vacío' → 'No puede estar vacío.' */
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/**
 * Validation errors of a body, by the innermost field name and by path; empty if valid. Uses the server's own schema,
 * so form and API agree (regla 65).
 */
export function fieldErrors<E extends Endpoint>(endpoint: E, body: EndpointInput<E>): FieldErrors {
  const parsed = endpoint.body?.safeParse(body, { error: sayIssue });
  if (!parsed || parsed.success) return {};
  const errors = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const field = String(path.at(-1));
    for (const name of new Set([field, path.join('.')])) {
      if (!errors.has(name)) errors.set(name, sentence(message));
    }
  }
  return Object.fromEntries(errors);
}
