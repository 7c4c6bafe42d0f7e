import { setTimeout as delay } from 'node:timers/promises';
import type { Child } from './child';
import { UserError } from './user-error';

/** Milliseconds between two checks: few at first, a twentieth of the time that has passed later on. */
const POLL_MS = { from: 100, to: 10_000 } as const;
/** Milliseconds between two looks at what the children have done. */
const LOOK_MS = 5_000;
/** Milliseconds without progress after which nobody waits any more. */
const QUIET_MS = 180_000;
/** Share of a core below which a child counts as idle; idle emulators that answer our checks use half of it. */
const LEAST_SHARE = 1 / 60;

export interface WaitOptions {
  /** Name of the service in Spanish, for messages: «Firestore», «las funciones». */
  readonly what: string;
  /** Children without which waiting is pointless; the first is the one that answers. */
  readonly children: readonly [Child, ...Child[]];
  /** For tests. */
  readonly quietMs?: number;
}

/**
 * Resolves when `check` holds. A slow machine gets the time that it needs: waiting ends when a child has ended, or when all
 * of them have done nothing for a long time, with one sentence that names the log.
 */
export async function waitFor(
  check: (signal: AbortSignal) => Promise<boolean>,
  { what, children, quietMs = QUIET_MS }: WaitOptions,
): Promise<void> {
  const gaveUp = new AbortController();
  const { signal } = gaveUp;
  const giveUp = (reason: string, { logFile }: Child) => {
    gaveUp.abort(
      new UserError(`No se ha podido arrancar ${what}: ${reason}. Detalles en ${logFile}.`),
    );
  };
  for (const child of children) {
    void child.ended.then((end) => {
      giveUp(`el proceso de ${child.name} ha terminado (${end})`, child);
    });
  }
  const progress = () => children.reduce((sum, child) => sum + child.progress(), 0);
  let seen = progress();
  let quiet = 0;
  const lookMs = Math.min(LOOK_MS, quietMs / 4);
  // Counted in looks and not by the clock: a machine that sleeps, or a process that gets no time, does not give up.
  const timer = setInterval(() => {
    const now = progress();
    quiet += lookMs;
    if (Math.abs(now - seen) >= (quietMs / 1000) * LEAST_SHARE) {
      seen = now;
      quiet = 0;
    } else if (quiet >= quietMs) {
      giveUp(`no da señales de vida desde hace ${String(Math.round(quiet / 1000))} s`, children[0]);
    }
  }, lookMs);
  const startedAt = Date.now();
  try {
    for (;;) {
      const holds = await check(signal).catch(() => false);
      // Checked first: if the child has ended, another process answers on its port.
      signal.throwIfAborted();
      if (holds) return;
      const pause = Math.min(Math.max(POLL_MS.from, (Date.now() - startedAt) / 20), POLL_MS.to);
      await delay(pause, undefined, { signal }).catch(() => undefined);
      signal.throwIfAborted();
    }
  } finally {
    clearInterval(timer);
  }
}

/** Waits until a child that was started answers at `url`; stops it and throws when it does not. */
export async function untilItAnswers(child: Child, url: string, what: string): Promise<void> {
  try {
    await waitFor(answers(url), { what, children: [child] });
  } catch (error) {
    await child.stop();
    throw error;
  }
}

/** Checks whether a URL answers with success, however long that takes. */
export const answers =
  (url: string) =>
  async (signal: AbortSignal): Promise<boolean> => {
    const response = await fetch(url, { signal });
    await response.body?.cancel();
    return response.ok;
  };
