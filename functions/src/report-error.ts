import { type LogEntry, write } from 'firebase-functions/logger';

/** Type for Google's Error Reporting: https://cloud.google.com/error-reporting/docs/formatting-error-messages */
const REPORTED =
  'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

/** Patterns of private data that must not be logged: email addresses, tokens, keys. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/[^\s"'<>()/=:,;]+@[^\s"'<>()/=:,;]+\.[a-z]{2,}/gi, '«correo»'],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?/g, '«token»'],
  [/\b(Bearer\s+)\S+/gi, '$1«token»'],
  [/([?&](?:key|token|password)=)[^&\s]+/gi, '$1«clave»'],
];

const withoutPrivate = (text: string): string =>
  PRIVATE.reduce((rest, [shape, word]) => rest.replaceAll(shape, word), text);

/** The error's stack, by which errors are grouped. Only the type of other values, because the text may be private. */
function readStack(error: unknown): string {
  if (error instanceof Error) return error.stack ?? `${error.name}: ${error.message}`;
  return `Error: ${typeof error} thrown`;
}

/** A log entry for an error: grouped by our own stack, without bodies, tokens, names or email addresses. */
export function errorEntry(what: string, error: unknown, env: NodeJS.ProcessEnv): LogEntry {
  return {
    severity: 'ERROR',
    '@type': REPORTED,
    message: withoutPrivate(readStack(error)),
    incident: withoutPrivate(what),
    serviceContext: {
      service: env['K_SERVICE'] ?? 'local',
      version: env['K_REVISION'] ?? 'local',
    },
  };
}

/** Logs an error once, with the trace of its request. */
export function reportError(what: string, error: unknown): void {
  write(errorEntry(what, error, process.env));
}
