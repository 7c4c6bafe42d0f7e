import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Tab } from './browser';
import { demoJourney } from './journey';
import { signIn } from './panel';

export interface PanelJourney {
  /** The page of the running test: signed in, at the panel's home, on a phone. */
  readonly page: Page;
  /** Declares an expected refusal: the browser reports it as a console error. */
  readonly expectRefusal: (status: number) => void;
}

/**
 * The demo club for a file of journeys. A console error fails the current test. `tabOf` decides how long a tab lives.
 */
function panelJourney(
  options: BrowserContextOptions,
  tabOf: { readonly opens: typeof beforeAll; readonly closes: typeof afterAll },
): PanelJourney {
  const { openTab } = demoJourney();
  let tab: Tab;
  let seen: number;
  let refusals: readonly number[];
  tabOf.opens(async () => {
    tab = await openTab(options);
    seen = 0;
    await signIn(tab.page);
  });
  tabOf.closes(() => tab.page.context().close());
  beforeEach(() => {
    refusals = [];
  });
  afterEach(() => {
    const problems = tab.problems.slice(seen);
    seen = tab.problems.length;
    const unexpected = problems.filter(
      (problem) => !refusals.some((status) => problem.includes(`status of ${String(status)}`)),
    );
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

/** A fresh tab in the panel of the demo club for each test. A console error fails the test. */
export const panelForEachTest = (options: BrowserContextOptions = {}): PanelJourney =>
  panelJourney(options, { opens: beforeEach, closes: afterEach });

/** One tab for all tests of a file, for tests that start with `goto`. A console error fails the test. */
export const panelForAllTests = (options: BrowserContextOptions = {}): PanelJourney =>
  panelJourney(options, { opens: beforeAll, closes: afterAll });
