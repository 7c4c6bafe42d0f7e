import { setTimeout as delay } from 'node:timers/promises';
import type { Child } from './child';
import { UserError } from './user-error';

/** Milliseconds between two checks: short at first, later a twentieth of the elapsed time. */
const POLL_MS = { from: 100, to: 10_000 } as const;
/** Milliseconds between two measurements of the children's progress. */
const LOOK_MS = 5_000;
/** Milliseconds without progress before giving up. */
const QUIET_MS = 180_000;
/** Share of a core below which the children count as idle. Idle emulators use half of it to answer our checks. */
const LEAST_SHARE = 1 / 60;

interface WaitOptions {
  /** Name of the service in Spanish, for messages: «Firestore», «las funciones». */
  readonly what: string;
  /** The children that are needed. The first is the one that answers. */
  readonly children: readonly [Child, ...Child[]];
  /** For tests. */
  readonly quietMs?: number;
}

/**
 * Resolves when `check` holds, however slow the machine is. Throws a UserError that names the log when a child has
 * ended, or when all children have been idle for a long time.
 */
export async function waitFor(
  check: (signal: AbortSignal) => Promise<boolean>,
  { what, children, quietMs = QUIET_MS }: WaitOptions,
): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const giveUp = (reason: string, { logFile }: Child) => {
    controller.abort(
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
  // Counts measurements instead of time, so that a sleeping or overloaded machine does not time out.
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

/** Waits until a child answers at `url`. Stops it and throws if it does not. */
export async function untilItAnswers(child: Child, url: string, what: string): Promise<void> {
  try {
    await waitFor(answers(url), { what, children: [child] });
  } catch (error) {
    await child.stop();
    throw error;
  }
}

/** A check whether a URL responds with success, without a time limit. */
export const answers = (url: string) => async (signal: AbortSignal) => {
  const response = await fetch(url, { signal });
  await response.body?.cancel();
  return response.ok;
};

/** Milliseconds between two lines about a slow start. */
const REPORT_MS = 15_000;

/** Reports the oldest pending part of a start and its duration every fifteen seconds. */
export function reportSlowParts(log: (line: string) => void) {
  const parts = new Map<string, number>();
  const timer = setInterval(() => {
    for (const [doing, since] of [...parts].slice(0, 1))
      log(`${doing}… ${String(Math.round((Date.now() - since) / 1000))} s`);
  }, REPORT_MS);
  return {
    /** Returns `part`, and reports it while it is pending. `doing` describes it in Spanish. */
    watch<T>(doing: string, part: Promise<T>): Promise<T> {
      parts.set(doing, Date.now());
      return part.finally(() => parts.delete(doing));
    },
    stop: () => {
      clearInterval(timer);
    },
  };
}
