import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, TestRunner } from 'vitest';
import { launchBrowser, openTab, recorders, type Tab, type TabOptions } from './browser';
import { clearClub, resetDemoClub } from './demo-club';

interface Journey {
  /** The browser of the file, available in its tests only. */
  readonly browser: () => Browser;
  /** Opens a tab in it, like `openTab` in `browser.ts`. */
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
    // Only a failed `beforeAll` is visible here. A suite gets its tests' results after its hooks.
    const failed = [suite, file].find((task) => task?.result?.state === 'fail');
    if (failed) for (const recorder of recorders) await recorder.failed(failed);
    await browser.close();
  });
  return { browser: () => browser, openTab: (options) => openTab(browser, options) };
}

/** The fresh demo club and a browser, for all tests of the file or `describe`. */
export const demoJourney = (): Journey => journey(resetDemoClub);

/** The same with an empty club. */
export const emptyClubJourney = (): Journey => journey(clearClub);
