import {
  test as base,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test';
import { openTab, type Tab, type TabOptions } from './browser';
import { clearClub, resetDemoClub } from './demo-club';
import { signIn } from './panel';
import { takeClubForWorker } from './running-club';

export { expect };

/** Each worker has its own club, started in `running-site.ts`. Its tests reach it with `runningClub()`. */
export const test = base.extend<object, { readonly club: undefined }>({
  club: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      // Each worker has a lane of its own for free ports (scripts/platform/ports.ts).
      process.env['CLUB_TEST_LANE'] = String(
        Number(process.env['CLUB_TEST_LANE'] ?? 0) + parallelIndex,
      );
      takeClubForWorker(parallelIndex);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});

/**
 * The result of `start`, started once for all tests of the file or `describe` and stopped after them if it has `stop`.
 * The returned object is always the same, and has no properties before the first test. For plain objects only.
 */
export function forAllTests<T extends object>(start: () => Promise<T>): T {
  const current = {} as T;
  test.beforeAll(async () => {
    Object.defineProperties(current, Object.getOwnPropertyDescriptors(await start()));
  });
  test.afterAll(async () => {
    await (current as { readonly stop?: () => unknown }).stop?.();
  });
  return current;
}

interface Journey {
  /** The worker's browser, available in tests and hooks only. */
  readonly browser: () => Browser;
  /** Opens a tab in it, like `openTab` in `browser.ts`. A tab that a test opens is closed after the test. */
  readonly openTab: (options?: TabOptions) => Promise<Tab>;
}

function journey(prepareClub: () => Promise<void>): Journey {
  let browser: Browser;
  let openBefore: readonly BrowserContext[] = [];
  const closeExcept = async (kept: readonly BrowserContext[]) => {
    for (const context of browser.contexts()) if (!kept.includes(context)) await context.close();
  };
  test.beforeAll(async ({ browser: launched }) => {
    browser = launched;
    await prepareClub();
  });
  test.beforeEach(() => {
    openBefore = browser.contexts();
  });
  test.afterEach(() => closeExcept(openBefore));
  test.afterAll(() => closeExcept([]));
  return { browser: () => browser, openTab: (options) => openTab(browser, options) };
}

/** The fresh demo club and a browser, for all tests of the file or `describe`. */
export const demoJourney = (): Journey => journey(resetDemoClub);

/** The same with an empty club. */
export const emptyClubJourney = (): Journey => journey(clearClub);

interface PanelJourney {
  /** Signed in, on a phone, and at the panel's home before the first test. */
  readonly page: Page;
  /** Declares an expected refusal: the browser reports it as a console error. */
  readonly expectRefusal: (status: number) => void;
}

/**
 * One tab in the panel of the demo club for all tests of a file, which start with `goto`. A console error fails the
 * current test.
 */
export function panelForAllTests(): PanelJourney {
  const { openTab } = demoJourney();
  const tab = forAllTests(async () => {
    // Without animations, whose end most checks would have to wait for.
    const opened = await openTab({ reducedMotion: 'reduce' });
    await signIn(opened.page);
    return { ...opened, seen: 0 };
  });
  let refusals: number[];
  test.beforeEach(() => {
    refusals = [];
  });
  test.afterEach(() => {
    const problems = tab.problems.slice(tab.seen);
    tab.seen = tab.problems.length;
    const unexpected = problems.filter(
      (problem) => !refusals.some((status) => problem.includes(`status of ${String(status)}`)),
    );
    expect(unexpected).toEqual([]);
  });
  return {
    get page() {
      return tab.page;
    },
    expectRefusal: (status) => void refusals.push(status),
  };
}
