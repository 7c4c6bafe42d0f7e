import { type ApiClient, createApiClient } from '../scripts/import/api-client';
import { signIn } from '../scripts/import/sign-in';
import { DEMO_LOGIN } from '../scripts/platform/accounts';

/** API client for the site at `url` as the demo club's administrator. */
export const demoClient = (url: string): ApiClient =>
  createApiClient({
    url,
    getToken: () => signIn(url, DEMO_LOGIN.username, DEMO_LOGIN.password),
  });
