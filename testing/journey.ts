import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, TestRunner } from 'vitest';
import { launchBrowser, openTab, recorders, type Tab, type TabOptions } from './browser';
import { clearClub, resetDemoClub } from './demo-club';

interface Journey {
  /** The browser of the file: there is none before its tests. */
  readonly browser: () => Browser;
  /** Opens a tab in it, as `openTab` of `browser.ts` does. */
  readonly openTab: (options?: TabOptions) => Promise<Tab>;
}

function journey(prepareClub: () => Promise<void>): Journey {
  let browser: Browser;
  beforeAll(async () => {
    await prepareClub();
    browser = await launchBrowser();
  });
  const { suite, file } = TestRunner.getCurrentSuite();
  afterAll(async () => {
    // Only a failed `beforeAll` shows here: what its tests came to, a suite learns after its hooks.
    const failed = [suite, file].find((task) => task?.result?.state === 'fail');
    if (failed) for (const recorder of recorders) await recorder.failed(failed);
    await browser.close();
  });
  return { browser: () => browser, openTab: (options) => openTab(browser, options) };
}

/** The demo club as it was made, and a browser, for all tests of the file or `describe` that asks. */
export const demoJourney = (): Journey => journey(resetDemoClub);

/** The same on a club that has nothing yet. */
export const emptyClubJourney = (): Journey => journey(clearClub);
