import { type ApiClient, createApiClient } from '../import/api-client';
import { signIn } from '../import/sign-in';
import { DEMO_LOGIN } from '../platform/accounts';

/** Options that say which site a command works on, and as whom. */
export const SITE_OPTIONS = {
  url: { type: 'string', default: 'http://127.0.0.1:5000' },
  user: { type: 'string', default: DEMO_LOGIN.username },
} as const;

/** Makes calls to the site of the options; the password comes from `CLUB_PASSWORD`. */
export function siteClient({
  url,
  user,
}: {
  readonly url: string;
  readonly user: string;
}): ApiClient {
  const password = process.env['CLUB_PASSWORD'] ?? DEMO_LOGIN.password;
  // Copies and seasons that are loaded tell of what was.
  return createApiClient({
    url,
    getToken: () => signIn(url, user, password),
    isCallado: true,
  });
}
