import type { Browser } from '@playwright/test';
import { openTab } from '../../testing/browser';

/** Milliseconds after a page's `load` in which transfers count. */
const AFTER_LOAD_MS = 5_000;

/** Milliseconds of a task during which nobody notices that the page does not respond. */
const SHORT_TASK_MS = 50;

/**
 * Visits a page with an empty cache on a CPU that is `slowdown` times slower. Counts transfers with the DevTools protocol,
 * and the time for which tasks blocked the page, until `AFTER_LOAD_MS`.
 */
export async function coldVisit(browser: Browser, url: string, slowdown = 1) {
  const { page } = await openTab(browser, { isMobile: true, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  const sent = new Map<string, { readonly url: string; readonly at: number }>();
  const received: { readonly id: string; readonly bytes: number; readonly at: number }[] = [];
  const whole = new Map<string, { readonly bytes: number; readonly at: number }>();
  let loadedAt = Infinity;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('data:')) sent.set(requestId, { url: request.url, at: timestamp });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength, timestamp }) => {
    received.push({ id: requestId, bytes: encodedDataLength, at: timestamp });
  });
  // Here `encodedDataLength` is the total of the response, headers included.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    whole.set(requestId, { bytes: encodedDataLength, at: timestamp });
  });
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp;
  });
  await session.send('Page.enable');
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Not the tab's own `goto`, which waits for hydration and so makes the page hydrate.
  await page.mainFrame().goto(url, { waitUntil: 'load' });
  const tasks = await page.evaluate(async (ms) => {
    const durations: number[] = [];
    // No named functions here: the TypeScript runner would call a helper that pages lack.
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration));
      // `buffered` includes the tasks before this call.
    }).observe({ type: 'longtask', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, ms));
    return durations;
  }, AFTER_LOAD_MS);
  // Times are from the browser's clock, so that delays of this process do not matter.
  const until = loadedAt + AFTER_LOAD_MS / 1000;
  const countBytes = (id: string) => {
    const { bytes, at } = whole.get(id) ?? { bytes: 0, at: Infinity };
    if (at <= until) return bytes;
    const parts = received.filter((part) => part.id === id && part.at <= until);
    return parts.reduce((sum, part) => sum + part.bytes, 0);
  };
  const transfers = [...sent]
    .filter(([, { at }]) => at <= until)
    .map(([id, { url: each }]) => [each, countBytes(id)] as const);
  await page.context().close();
  return {
    requests: transfers.length,
    /** Transferred bytes with headers, including unfinished responses. */
    bytes: transfers.reduce((sum, [, bytes]) => sum + bytes, 0),
    /** URL and bytes of each request. */
    transfers,
    /** Time of long tasks beyond `SHORT_TASK_MS` each. */
    blockedMs: tasks.reduce((sum, duration) => sum + Math.max(0, duration - SHORT_TASK_MS), 0),
  };
}
