import { createHash } from 'node:crypto';

/** The only cookie that Firebase Hosting passes on. */
export const SESSION_COOKIE = '__session';

/**
 * Value of the session cookie: a digest of the token. It says that somebody has signed in and is no credential, so
 * nothing is lost with it (regla 64: a cookie alone never authorises).
 */
export const sessionValue = (uid: string, issuedAt: number): string =>
  createHash('sha256')
    .update(`${uid}:${String(issuedAt)}`)
    .digest('base64url');
