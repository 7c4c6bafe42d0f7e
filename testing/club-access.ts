import {
  callPath,
  type Endpoint,
  type EndpointResponse,
  endpoints,
  type PartidoPreview,
} from '@club/shared';
import type { Auth } from 'firebase-admin/auth';
import { type ApiClient, createApiClient, signIn } from '../scripts/import/api-client';
import { DEMO_LOGIN } from '../scripts/platform/accounts';
import { withServices } from '../scripts/platform/run-command';
import { runningClub } from './running-club';
import type { RunningApi } from '../functions/src/testing/test-api';

/** Anonymous call of the running site's API. */
export async function readApi<E extends Endpoint>(
  endpoint: E,
  id = '',
): Promise<EndpointResponse<E>> {
  const response = await fetch(runningClub().url + callPath(endpoint, { id }));
  return endpoint.response.parse(await response.json()) as EndpointResponse<E>;
}

/** The running site's last played match, found in its next games. Fails if there is none. */
export async function lastPlayed(): Promise<PartidoPreview> {
  const last = (await readApi(endpoints.fetchNextGames)).findLast(({ jugado }) => jugado);
  if (!last) throw new Error('the club has no played match');
  return last;
}

/** The running site's next match to play, or the next home match. Fails if there is none. */
export async function nextMatch(where?: 'local'): Promise<PartidoPreview> {
  const next = (await readApi(endpoints.fetchNextGames)).find(
    ({ jugado, estado, local }) =>
      !jugado && estado === 'programado' && (where === undefined || local),
  );
  if (!next) throw new Error('the club has no match to play');
  return next;
}

/** API client for the site at `url` as the demo club's administrator. */
export const demoClient = (url: string): ApiClient =>
  createApiClient({
    url,
    getToken: () => signIn(url, DEMO_LOGIN.username, DEMO_LOGIN.password),
  });

/** Runs work with the accounts of the running site. */
export const withAuth = <T>(work: (auth: Auth) => Promise<T>): Promise<T> =>
  withServices(runningClub().projectId, ({ auth }) => work(auth));

/** The commands' client for a test API, as its administrator. */
export const adminClient = (
  api: Pick<RunningApi, 'url' | 'tokens'>,
  retryDelaysMs: readonly number[] = [],
): ApiClient =>
  createApiClient({
    url: api.url,
    getToken: () => Promise.resolve(api.tokens.administrador),
    retryDelaysMs,
  });
