import { UserError } from './user-error';

/** First major version of Node that firebase-admin supports. */
const OLDEST = 22;

/** Throws a UserError if this Node is too old. npm checks only the Node that it runs on (docs/decisions/0024). */
export function requireNode(version: string): void {
  if (Number(version.split('.')[0]) >= OLDEST) return;
  throw new UserError(
    `Hace falta Node ${String(OLDEST)} o posterior y este es el ${version}: instala Node 24 (https://nodejs.org o «nvm install 24») y vuelve a ejecutar «npm ci».`,
  );
}
