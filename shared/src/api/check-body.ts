import type { z } from 'zod';
import { quoteWord, sayProblem, sayUnknownFields } from '../field-problems';
import { accept, refuse, type Result } from '../refusals';

const MAX_SENTENCES = 5;

const TYPES: ReadonlyMap<string, string> = new Map([
  ['string', 'debe ser un texto'],
  ['number', 'debe ser un número'],
  ['int', 'debe ser un número entero'],
  ['boolean', 'debe ser sí o no'],
  ['array', 'debe ser una lista'],
]);

const quoteValue = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  return value === '' ? 'nada' : quoteWord(String(value).replaceAll('_', ' '));
};

const saySize = (origin: string, size: number | bigint) =>
  origin === 'string'
    ? `${String(size)} caracteres`
    : `${String(size)} ${Number(size) === 1 ? 'fila' : 'filas'}`;

const isSized = (origin: string) => origin === 'string' || origin === 'array';

const MISSING = 'es obligatorio';
const UNEXPECTED = 'no tiene la forma esperada';

const isMissing = ({ code, input }: z.core.$ZodRawIssue | z.core.$ZodIssue) =>
  input === undefined && (code === 'invalid_type' || code === 'invalid_value');

/**
 * Message for an issue whose schema has none, for the person who entered the value. It continues the field's name:
 * `debe ser un texto`.
 */
export function sayIssue(issue: z.core.$ZodRawIssue): string {
  if (isMissing(issue)) return MISSING;
  switch (issue.code) {
    case 'invalid_type':
      return TYPES.get(issue.expected) ?? UNEXPECTED;
    case 'invalid_value':
      return issue.values.length === 1
        ? `solo puede ser ${quoteValue(issue.values[0])}`
        : `debe ser alguno de estos valores: ${issue.values.map(quoteValue).join(', ')}`;
    case 'too_big':
      if (issue.origin === 'array' && Number(issue.maximum) === 0) return 'debe estar vacío';
      return isSized(issue.origin)
        ? `admite como mucho ${saySize(issue.origin, issue.maximum)}`
        : `debe ser como mucho ${String(issue.maximum)}`;
    case 'too_small':
      if (isSized(issue.origin)) {
        return Number(issue.minimum) === 1
          ? 'no puede estar vacío'
          : `debe tener al menos ${saySize(issue.origin, issue.minimum)}`;
      }
      return `debe ser al menos ${String(issue.minimum)}`;
    case 'invalid_union':
      return issue.discriminator === undefined ? UNEXPECTED : 'no es ninguno de los que se conocen';
    default:
      return UNEXPECTED;
  }
}

/** A sentence about an issue. A missing value is called missing even if its schema has a message of its own. */
const saySentence = (issue: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys'
    ? sayUnknownFields(issue.path, issue.keys)
    : sayProblem(issue.path, isMissing(issue) ? MISSING : issue.message);

/** Parses a body with its schema. The refusal names each wrong field by its Spanish label. */
export function checkBody<T>(schema: z.ZodType<T>, body: unknown): Result<T> {
  const parsed = schema.safeParse(body, { reportInput: true, error: sayIssue });
  if (parsed.success) return accept(parsed.data);
  const sentences = new Set(parsed.error.issues.map(saySentence));
  return refuse('entrada-invalida', [...sentences].slice(0, MAX_SENTENCES).join(' '));
}
