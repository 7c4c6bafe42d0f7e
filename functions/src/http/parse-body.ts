import { accept, refuse, type Result } from '@club/shared';
import type { Request } from 'express';
import { z } from 'zod';

/** Largest body of a call, in bytes (regla 61). */
export const MAX_BODY_BYTES = 1024 * 1024;

z.config(z.locales.es());

interface RawRequest extends Request {
  /** The body as it came; set by Cloud Functions, which also parses it. */
  readonly rawBody?: Buffer;
}

const bodySize = (request: RawRequest) =>
  request.rawBody?.byteLength ?? Number(request.headers['content-length'] ?? 0);

function describeIssue(issue: z.core.$ZodIssue): string {
  const field = issue.path.map(String).join('.');
  const message =
    issue.code === 'unrecognized_keys'
      ? `campo desconocido «${issue.keys.join('», «')}»`
      : issue.code === 'invalid_type' && issue.input === undefined
        ? 'es obligatorio'
        : issue.message;
  return field === '' ? message : `${field}: ${message}`;
}

/** Body of a request, checked; a refusal names each field and what is wrong with it, in Spanish. */
export function parseBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes = MAX_BODY_BYTES,
): Result<z.output<Schema>> {
  if (bodySize(request) > maxBytes) return refuse('cuerpo-demasiado-grande');
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body) || Buffer.isBuffer(body)) {
    return refuse('json-invalido');
  }
  const parsed = schema.safeParse(body, { reportInput: true });
  if (parsed.success) return accept(parsed.data);
  return refuse('entrada-invalida', parsed.error.issues.slice(0, 5).map(describeIssue).join('; '));
}
