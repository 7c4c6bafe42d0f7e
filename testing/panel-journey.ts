import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { launchBrowser, openTab, type Tab } from './browser';
import { resetDemoClub } from './demo-club';
import { signIn } from './panel';

export interface PanelJourney {
  /** The page of the test that runs: signed in, at the panel's home, on a phone. */
  readonly page: Page;
  /** A refusal is part of the test that runs: the browser reports each as a console error. */
  readonly expectRefusal: (status: number) => void;
}

/** The demo club for a file of journeys, and for each of its tests a fresh tab in the panel. A console error fails it. */
export function panelForEachTest(options: BrowserContextOptions = {}): PanelJourney {
  let browser: Browser;
  let tab: Tab;
  let refusals: readonly number[];
  beforeAll(async () => {
    await resetDemoClub();
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    refusals = [];
    tab = await openTab(browser, options);
    await signIn(tab.page);
  });
  afterEach(async () => {
    const unexpected = tab.problems.filter(
      (problem) => !refusals.some((status) => problem.includes(`status of ${String(status)}`)),
    );
    await tab.page.context().close();
    expect(unexpected).toEqual([]);
  });
  return {
    get page() {
      return tab.page;
    },
    expectRefusal: (status) => {
      refusals = [...refusals, status];
    },
  };
}
