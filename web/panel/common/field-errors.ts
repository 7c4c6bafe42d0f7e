import type { Endpoint, EndpointInput } from '@club/shared';

/** What is wrong with each field of a form, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** 'no puede estar vacío' as a sentence of its own. */
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/**
 * What the server would refuse in a body, by the name of its (innermost) field; empty when nothing. The schema is the
 * server's own, so the form and the API never disagree (regla 65).
 */
export function fieldErrors<E extends Endpoint>(endpoint: E, body: EndpointInput<E>): FieldErrors {
  const parsed = endpoint.body?.safeParse(body);
  if (!parsed || parsed.success) return {};
  const errors = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const field = String(path.at(-1));
    if (!errors.has(field)) errors.set(field, sentence(message));
  }
  return Object.fromEntries(errors);
}
