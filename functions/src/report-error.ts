import { type LogEntry, write } from 'firebase-functions/logger';

/** What Google's Error Reporting takes for an error: https://cloud.google.com/error-reporting/docs/formatting-error-messages */
const REPORTED =
  'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

/** Shapes of what must not be in a log, whoever has put it into an error's text: addresses of people, tokens, keys. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/[^\s"'<>()/=:,;]+@[^\s"'<>()/=:,;]+\.[a-z]{2,}/gi, '«correo»'],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?/g, '«token»'],
  [/\b(Bearer\s+)\S+/gi, '$1«token»'],
  [/([?&](?:key|token|password)=)[^&\s]+/gi, '$1«clave»'],
];

const withoutPrivate = (text: string): string =>
  PRIVATE.reduce((rest, [shape, word]) => rest.replaceAll(shape, word), text);

/** The error's own stack, by which errors are grouped; of what is no error, its type, because its text may be anything. */
function stackOf(error: unknown): string {
  if (error instanceof Error) return error.stack ?? `${error.name}: ${error.message}`;
  return `Error: ${typeof error} thrown`;
}

/** An error as one line of the log: grouped by our own stack, never with a body, a token, a name or an address of e-mail. */
export function errorEntry(what: string, error: unknown, env: NodeJS.ProcessEnv): LogEntry {
  return {
    severity: 'ERROR',
    '@type': REPORTED,
    message: withoutPrivate(stackOf(error)),
    suceso: withoutPrivate(what),
    serviceContext: {
      service: env['K_SERVICE'] ?? 'local',
      version: env['K_REVISION'] ?? 'local',
    },
  };
}

/** Logs an error once, with the trace of the request in which it happened. */
export function reportError(what: string, error: unknown): void {
  write(errorEntry(what, error, process.env));
}
