import { setTimeout as delay } from 'node:timers/promises';
import type { Child } from './child';

/** Milliseconds between two looks. */
const POLL_MS = 100;

export interface WaitOptions {
  readonly what: string;
  readonly timeoutMs: number;
  /** A child without which waiting is pointless. */
  readonly child?: Child;
}

/** Resolves when `check` holds; throws when time runs out or the child ends first. */
export async function waitFor(
  check: () => Promise<boolean>,
  { what, timeoutMs, child }: WaitOptions,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let childEnd: string | undefined;
  void child?.ended.then((end) => {
    childEnd = end;
  });
  while (Date.now() < deadline) {
    const holds = await check().catch(() => false);
    // First: what answers on the port of a child that has ended is somebody else.
    if (childEnd !== undefined)
      throw new Error(`${what}: ended with ${childEnd} before it answered`);
    if (holds) return;
    await delay(POLL_MS);
  }
  throw new Error(`${what}: no answer in ${String(timeoutMs / 1000)} s`);
}

/** Waits until a child that was started answers at `url`; stops it and throws when it does not. */
export async function untilItAnswers(
  child: Child,
  url: string,
  options: Omit<WaitOptions, 'child'>,
): Promise<void> {
  try {
    await waitFor(() => answers(url), { ...options, child });
  } catch (error) {
    await child.stop();
    throw error;
  }
}

/** Whether a URL answers with success. */
export async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(20_000) });
  return response.ok;
}
