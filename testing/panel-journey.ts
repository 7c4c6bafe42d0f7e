import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Tab } from './browser';
import { demoJourney } from './journey';
import { signIn } from './panel';

export interface PanelJourney {
  /** The page of the test that runs: signed in, at the panel's home, on a phone. */
  readonly page: Page;
  /** A refusal is part of the test that runs: the browser reports each as a console error. */
  readonly expectRefusal: (status: number) => void;
}

/** The demo club for a file of journeys; a console error fails the test in which it comes. `tabOf` says how long a tab lasts. */
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

/** For each test of a file a fresh tab in the panel of the demo club. A console error fails it. */
export const panelForEachTest = (options: BrowserContextOptions = {}): PanelJourney =>
  panelJourney(options, { opens: beforeEach, closes: afterEach });

/** One tab for all tests of a file, for those that begin with an address of their own. A console error fails the test. */
export const panelForAllTests = (options: BrowserContextOptions = {}): PanelJourney =>
  panelJourney(options, { opens: beforeAll, closes: afterAll });
