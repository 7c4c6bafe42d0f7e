import type { RequestHandler } from 'express';
import { sendRefusal } from './router';

/** Whether a token says that a call comes from the club's own web. */
export type VerifyAppCheck = (token: string) => Promise<boolean>;

/** Methods that neither change anything nor try a password. */
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that write, or that try a password, unless they carry a valid token of App Check (docs/decisions/0023).
 * The answer says by its header that it is not the session which is refused.
 */
export function requireAppCheck(verify: VerifyAppCheck): RequestHandler {
  return async (request, response, next) => {
    if (READING.has(request.method)) {
      next();
      return;
    }
    const token = request.header('x-firebase-appcheck');
    if (token !== undefined && (await verify(token))) {
      next();
      return;
    }
    response.set('WWW-Authenticate', 'AppCheck');
    sendRefusal(response, { code: 'origen-no-verificado', detail: '' });
  };
}
