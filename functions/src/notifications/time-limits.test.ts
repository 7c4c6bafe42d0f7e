import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CLOSING_MS, PUSH_TIMEOUT_MS, SENDING_MS } from './send-push';

/** Deployment options of a function. */
interface Deployed {
  readonly __endpoint: { readonly timeoutSeconds?: unknown };
}

describe.each(['programadas', 'avisos'] as const)('the timeout of %s', (name) => {
  let deployed: Deployed | undefined;
  beforeAll(async () => {
    vi.stubEnv('CLUB_AVISOS_CLAVE', 'clave');
    const main: Partial<Record<string, unknown>> = await import('../main');
    vi.unstubAllEnvs();
    deployed = main[name] as Deployed | undefined;
  }, 60_000);

  it('is enough for a request begun at the last moment, and for recording it', () => {
    const needed = (SENDING_MS[name] + PUSH_TIMEOUT_MS + CLOSING_MS) / 1000;
    expect(deployed?.__endpoint.timeoutSeconds).toBeGreaterThanOrEqual(needed);
  });

  it('is within Google’s limit for event-driven functions', () => {
    expect(deployed?.__endpoint.timeoutSeconds).toBeLessThanOrEqual(540);
  });
});

it('the time to record progress is longer than a transaction with all its attempts', async () => {
  const { TRANSACTION_PATIENCE_MS } = await import('../store/patience');
  expect(CLOSING_MS).toBeGreaterThan(TRANSACTION_PATIENCE_MS);
});
