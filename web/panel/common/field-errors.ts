import { type Endpoint, type EndpointInput, sayIssue } from '@club/shared';

/** What is wrong with each field of a form, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** 'no puede estar vacío' as a sentence of its own. */
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/**
 * What the server would refuse in a body, by the name of its (innermost) field and by its path; empty when nothing. The schema is the
 * server's own, so the form and the API never disagree (regla 65).
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
