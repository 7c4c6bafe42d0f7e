import { type ApiClient, createApiClient } from '../import/api-client';
import { signIn } from '../import/sign-in';
import { DEMO_LOGIN } from '../platform/accounts';

/** Command-line options for the site and the login. */
export const SITE_OPTIONS = {
  url: { type: 'string', default: 'http://127.0.0.1:5000' },
  user: { type: 'string', default: DEMO_LOGIN.username },
} as const;

/** API client for the site in the options. The password comes from `CLUB_PASSWORD`. */
export function siteClient({ url, user }: Readonly<Record<'url' | 'user', string>>): ApiClient {
  const password = process.env['CLUB_PASSWORD'] ?? DEMO_LOGIN.password;
  // Imported data is old: nobody gets a notification about it.
  return createApiClient({ url, getToken: () => signIn(url, user, password), isSilent: true });
}
