import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CLOSING_MS, PUSH_TIMEOUT_MS, SENDING_MS } from './send-push';

/** What is told to Google about a function when it is deployed. */
interface Deployed {
  readonly __endpoint: { readonly timeoutSeconds?: unknown };
}

describe.each(['programadas', 'avisos'] as const)('the time that %s may run', (name) => {
  let deployed: Deployed | undefined;
  beforeAll(async () => {
    vi.stubEnv('CLUB_AVISOS_CLAVE', 'clave');
    const main: Partial<Record<string, unknown>> = await import('../main');
    vi.unstubAllEnvs();
    deployed = main[name] as Deployed | undefined;
  }, 60_000);

  it('is enough for a request that is begun at the last moment, and for noting it', () => {
    const needed = (SENDING_MS[name] + PUSH_TIMEOUT_MS + CLOSING_MS) / 1000;
    expect(deployed?.__endpoint.timeoutSeconds).toBeGreaterThanOrEqual(needed);
  });

  it('is no longer than Google lets a function started by an event run', () => {
    expect(deployed?.__endpoint.timeoutSeconds).toBeLessThanOrEqual(540);
  });
});

it('noting who has had a notice takes as long as a transaction may be tried', async () => {
  const { TRANSACTION_PATIENCE_MS } = await import('../firestore/patience');
  expect(CLOSING_MS).toBeGreaterThan(TRANSACTION_PATIENCE_MS);
});
