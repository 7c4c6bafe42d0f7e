import { setTimeout as delay } from 'node:timers/promises';

/** Timeout of waits in tests, milliseconds. Long, because the machine may be busy. */
export const PATIENCE_MS = 90_000;

/** Polling interval, milliseconds. */
const POLL_MS = 100;

/** Resolves when `check` holds. Benchmarks need it, because `expect.poll` is for tests only. */
export async function waitUntil(check: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if (await check()) return;
    await delay(POLL_MS);
  }
  throw new Error(`${what}: not in ${String(PATIENCE_MS / 1000)} s`);
}
