import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { clockOffset, clubNow, moveDate } from './club-clock';
import type { RecordedTask } from './failure-folder';
import { findBrowser } from './find-browser';
import { PATIENCE_MS } from './patience';

/** Flags under which a browser runs anywhere. */
export const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Has the pages of a context see the test run's present; its service worker has it from its file (lane-build.ts). With
 * `isSettable` Playwright's clock does it, which a test may set again: it must find the real `Date` under it.
 */
export async function setClubClock(context: BrowserContext, isSettable: boolean): Promise<void> {
  const offsetMs = clockOffset(process.env);
  if (offsetMs === 0) return;
  if (isSettable) await context.clock.setSystemTime(clubNow());
  else await context.addInitScript(moveDate, offsetMs);
}

/** How a tab is opened. */
export interface TabOptions extends BrowserContextOptions {
  /** Whether the test sets the clock of its pages (`MatchClock`). */
  readonly isClockSettable?: boolean;
}

/** A running browser; each tab that a test opens has a profile of its own. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(process.env),
    args: BROWSER_FLAGS,
    timeout: PATIENCE_MS,
  });
}

/** A tab, and what went wrong in it. */
export interface Tab {
  readonly page: Page;
  /** Console errors and uncaught exceptions so far. */
  readonly problems: readonly string[];
  /** Paths of the documents that have arrived from Firestore so far, once for each time. */
  reads(): Promise<readonly string[]>;
}

/** Records what pages do, so that a failed test can be understood after its browser is gone. */
export interface Recorder {
  /** Called once for each browser context, before its test uses it. */
  readonly opened: (context: BrowserContext) => Promise<void>;
  /** Called before a test closes a context. */
  readonly closing: (context: BrowserContext) => Promise<void>;
  /** Called with the contexts still open, after a test or a `beforeAll` has failed. */
  readonly failed: (task: RecordedTask) => Promise<void>;
}

/** The recorders of this process: journeys have one, benchmarks have none. */
export const recorders = new Set<Recorder>();

/** Has the recorders follow a context from now on. */
export async function recordContext(context: BrowserContext): Promise<void> {
  for (const recorder of recorders) await recorder.opened(context);
  const close = context.close.bind(context);
  context.close = async (...call) => {
    for (const recorder of recorders) await recorder.closing(context);
    await close(...call);
  };
}

/** Size of a phone, the first device that the site is made for; CSS pixels. */
export const PHONE = { width: 360, height: 780 } as const;

/** Resolves once the site's code has taken the page over: before that links load a page and buttons do nothing. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    // The server puts a picture's preload before the content; it is nobody's component.
    const content = root?.querySelector(':scope > :not(link)');
    // Not every page is the site's: a file, an error of the platform, the worker's page without a connection.
    if (!root) return document.readyState === 'complete';
    return content && Object.keys(content).some((key) => key.startsWith('__reactFiber'));
  });
}

/**
 * Opens a tab with a fresh profile; Spanish, in Madrid, on a phone unless told otherwise. Its `goto` and `reload` end when
 * the page can be used.
 */
export async function openTab(
  browser: Browser,
  { isClockSettable = false, ...options }: TabOptions = {},
): Promise<Tab> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    ...options,
  });
  await setClubClock(context, isClockSettable);
  // A machine that does much at once: what is waited for comes, later.
  context.setDefaultTimeout(PATIENCE_MS);
  await recordContext(context);
  // What the policy for content refuses is told as an issue, and as an error only where nobody catches it.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`refused by the policy for content: ${effectiveDirective} ${blockedURI}`);
    });
  });
  const page = await context.newPage();
  // What a journey forgot to wait for comes too late on such a page, and the journey fails each time, not now and then.
  const slowdown = Number(process.env['CLUB_SLOW_PAGES'] ?? 1);
  if (slowdown > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  if (options.javaScriptEnabled !== false) {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (...call) => {
      const response = await goto(...call);
      await takenOver(page);
      return response;
    };
    page.reload = async (...call) => {
      const response = await reload(...call);
      await takenOver(page);
      return response;
    };
  }
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return {
    page,
    problems,
    reads: () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('mark')
          .filter(({ name }) => name.startsWith('lectura:'))
          .map(({ name }) => name.slice('lectura:'.length)),
      ),
  };
}

/** Has a page listen at once, as it does when its reader first moves, and resolves when it is live. */
export async function becomeLive({ page }: Tab): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() =>
    performance.getEntriesByType('mark').some(({ name }) => name.startsWith('lectura:')),
  );
}

/** Paths of the documents that came with the HTML of a page, in order. */
export async function documentsOf(page: Page): Promise<readonly string[]> {
  const state = await page.locator('#club-estado').textContent();
  return Object.keys(JSON.parse(state ?? '') as object).toSorted();
}

interface AxeViolation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Resolves when nothing on the page is half faded in: until then it has not the colours that it is read in. */
export async function fadedIn(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

/**
 * What axe finds wrong with the page as it is now, one line a finding; empty when all is well. All its rules, or one: in
 * other colours only contrast can differ.
 */
export async function accessibilityProblems(
  page: Page,
  rule?: 'color-contrast',
): Promise<string[]> {
  // Half a megabyte to read: once for each document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await axeSource);
  await fadedIn(page);
  const violations = await page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: AxeViolation[] }> };
    };
    // What is well is not told one by one.
    const told = { resultTypes: ['violations'], ...(only !== undefined && { runOnly: [only] }) };
    return (await axe.run(told)).violations;
  }, rule);
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`,
  );
}
