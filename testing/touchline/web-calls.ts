import { afterAll, beforeAll, vi } from 'vitest';
import type { TestApi } from '../../functions/src/testing/test-api';
import { provideCredentials } from '../../web/lib/api/credential';

/** Sends the web's own calls to this API as administrator, in all tests of the file. */
export function callFromTheWeb(api: TestApi): void {
  beforeAll(() => {
    const { fetch } = globalThis;
    // The web uses relative URLs.
    vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
      fetch(typeof input === 'string' && input.startsWith('/') ? api.url + input : input, init),
    );
    // One account on all phones, so that they share idempotency keys.
    const { administrador: token } = api.tokens;
    provideCredentials(
      () => Promise.resolve({ token }),
      () => undefined,
    );
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });
}
