import type { Browser } from 'playwright-core';
import { openTab } from '../../testing/browser';

/** Milliseconds after a page's `load` for which its transfers count. */
const AFTER_LOAD_MS = 5_000;

/** What a first visit to a page costs its reader. */
export interface ColdVisit {
  readonly requests: number;
  /** Bytes on the wire, headers included, those of answers that are still arriving too. */
  readonly bytes: number;
  /** Each request's address, with its bytes. */
  readonly transfers: readonly (readonly [url: string, bytes: number])[];
}

/** Visits a page with an empty cache and counts by the browser's own protocol, until five seconds after it has loaded. */
export async function coldVisit(browser: Browser, url: string): Promise<ColdVisit> {
  const { page } = await openTab(browser, { isMobile: true, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const arrived = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) urls.set(requestId, request.url);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    arrived.set(requestId, (arrived.get(requestId) ?? 0) + encodedDataLength);
  });
  // Its figure is of everything, the headers included.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    arrived.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), AFTER_LOAD_MS);
  const transfers = [...urls].map(([id, each]) => [each, arrived.get(id) ?? 0] as const);
  await page.context().close();
  return {
    requests: transfers.length,
    bytes: transfers.reduce((sum, [, bytes]) => sum + bytes, 0),
    transfers,
  };
}
