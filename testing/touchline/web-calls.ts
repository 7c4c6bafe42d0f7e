import { afterAll, beforeAll, vi } from 'vitest';
import type { TestApi } from '../../functions/src/testing/test-api';
import { provideCredenciales } from '../../web/lib/api/credencial';

/** In all tests of the file, the web's own calls are answered by this API, as its administrator's. */
export function callFromTheWeb(api: TestApi): void {
  beforeAll(() => {
    const { fetch } = globalThis;
    // The web asks its own origin.
    vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
      fetch(typeof input === 'string' && input.startsWith('/') ? api.url + input : input, init),
    );
    // One account on all phones: they share its idempotency keys.
    const { administrador: token } = api.tokens;
    provideCredenciales(
      () => Promise.resolve({ token }),
      () => undefined,
    );
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });
}
