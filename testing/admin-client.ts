import type { RunningApi } from '../functions/src/testing/test-api';
import { type ApiClient, createApiClient } from '../scripts/import/api-client';

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
