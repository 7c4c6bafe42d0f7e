import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';

/** An error that the person at the keyboard can fix. Shown as one Spanish sentence without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** One sentence about a failed start. Writes the details of an error that is no UserError to a file in `logDir`. */
export function describeFailure(error: unknown, logDir: string): string {
  if (error instanceof UserError) return error.message;
  const file = path.join(logDir, 'arranque.log');
  mkdirSync(logDir, { recursive: true });
  writeFileSync(file, inspect(error));
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return `No se ha podido arrancar: ${reason}. Detalles en ${file}.`;
}

/** First major version of Node that firebase-admin supports. */
const OLDEST_NODE = 22;

/** Throws a UserError if this Node is too old. npm checks only its own Node (docs/decisions/0024). */
export function requireNode(version: string): void {
  if (Number(version.split('.')[0]) >= OLDEST_NODE) return;
  throw new UserError(
    `Hace falta Node ${String(OLDEST_NODE)} o posterior y este es el ${version}: instala Node 24 (https://nodejs.org o «nvm install 24») y vuelve a ejecutar «npm ci».`,
  );
}
