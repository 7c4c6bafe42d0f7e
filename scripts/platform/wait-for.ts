import { setTimeout as delay } from 'node:timers/promises';
import type { Child } from './child';
import { UserError } from './user-error';

/** Milliseconds between two checks: short at first, later a twentieth of the elapsed time. */
const POLL_MS = { from: 100, to: 10_000 } as const;
/** Maximum time for a start, milliseconds. Only for a child that hangs: the machine may be slow and busy. */
const LIMIT_MS = 30 * 60_000;

interface WaitOptions {
  /** Name of the service in Spanish, for messages: «Firestore», «las funciones». */
  readonly what: string;
  /** The children that are needed. The first is the one that answers. */
  readonly children: readonly [Child, ...Child[]];
  /** For tests. */
  readonly limitMs?: number;
}

/** Resolves when `check` holds. Throws a UserError that names the log when a child has ended, or after half an hour. */
export async function waitFor(
  check: (signal: AbortSignal) => Promise<boolean>,
  { what, children, limitMs = LIMIT_MS }: WaitOptions,
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
  const startedAt = Date.now();
  const timer = setTimeout(() => {
    giveUp(`no responde después de ${String(limitMs / 60_000)} minutos`, children[0]);
  }, limitMs);
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
    clearTimeout(timer);
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
    const [oldest] = parts;
    if (!oldest) return;
    const [doing, since] = oldest;
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
