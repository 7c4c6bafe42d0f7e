import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds that tests wait for something in a page: what takes ten seconds on a busy machine passes on one five times slower. */
export const PATIENCE_MS = 90_000;

/** Milliseconds between two looks. */
const POLL_MS = 100;

/** Resolves when `check` holds. Benchmarks use it too: `expect.poll` is for tests only. */
export async function waitUntil(check: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if (await check()) return;
    await delay(POLL_MS);
  }
  throw new Error(`${what}: not in ${String(PATIENCE_MS / 1000)} s`);
}
