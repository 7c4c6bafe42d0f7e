import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from '@playwright/test';
import { clockOffset, clubNow, moveDate } from './club-clock';
import { findBrowser } from './find-browser';
import { PATIENCE_MS } from './patience';

/** Flags for a browser in tests, on any machine. */
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
 * Sets the pages of a context to the test run's clock. The service worker gets it from its file (lane-build.ts). With
 * `isSettable` Playwright's clock is used, which a test may set again and which needs the real `Date`.
 */
export async function setClubClock(context: BrowserContext, isSettable: boolean): Promise<void> {
  const offsetMs = clockOffset(process.env);
  if (offsetMs === 0) return;
  if (isSettable) await context.clock.setSystemTime(clubNow());
  else await context.addInitScript(moveDate, offsetMs);
}

export interface TabOptions extends BrowserContextOptions {
  /** Whether the test sets the clock of its pages (`createMatchClock`). */
  readonly isClockSettable?: boolean;
}

/** A running browser. Each tab of a test has its own profile. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(process.env),
    args: BROWSER_FLAGS,
    timeout: PATIENCE_MS,
  });
}

export interface Tab {
  readonly page: Page;
  /** Console errors and uncaught exceptions so far. */
  readonly problems: readonly string[];
  /** Paths of the documents received from Firestore so far, repeated for each time. */
  reads(): Promise<readonly string[]>;
}

/** Size of a phone, the site's primary device, CSS pixels. */
export const PHONE = { width: 360, height: 780 } as const;
/** Size of a wide screen, CSS pixels. */
export const DESKTOP = { width: 1280, height: 800 } as const;

/** Hydrates the page, as a reader's first input does, and waits for that. Until then, links reload the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('pointermove'));
    const root = document.getElementById('root');
    // The server puts picture preloads before the content. They belong to no component.
    const content = root?.querySelector(':scope > :not(link)');
    // Some pages are not the site's: a file, an error page of the platform, the offline page.
    if (!root) return document.readyState === 'complete';
    return content && Object.keys(content).some((key) => key.startsWith('__reactFiber'));
  });
}

/**
 * Opens a tab with a fresh profile: Spanish, in Madrid, on a phone by default. Its `goto` and `reload` resolve when
 * the page is usable. Without service worker by default, because installing it takes a third of the browser's CPU
 * time: tests of what it does set `serviceWorkers: 'allow'`.
 */
export async function openTab(
  browser: Browser,
  { isClockSettable = false, ...options }: TabOptions = {},
): Promise<Tab> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    serviceWorkers: 'block',
    ...options,
  });
  await setClubClock(context, isClockSettable);
  // Long timeout, because the machine may be busy.
  context.setDefaultTimeout(PATIENCE_MS);
  // The browser does not always log a violation of the Content-Security-Policy as an error.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`refused by the policy for content: ${effectiveDirective} ${blockedURI}`);
    });
  });
  const page = await context.newPage();
  // Slows pages down, so that a missing wait in a journey fails every time instead of sometimes.
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
      await waitForHydration(page);
      return response;
    };
    page.reload = async (...call) => {
      const response = await reload(...call);
      await waitForHydration(page);
      return response;
    };
  }
  const problems: string[] = [];
  page.on('console', (message) => {
    // A match without a published call-up answers 404, which browsers report as an error.
    if (message.location().url.includes('/convocatoria/')) return;
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

/** Puts a mark in the page that a reload would lose. */
export const markPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.dataset['kept'] = 'yes';
  });
export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.body.dataset['kept'] === 'yes');

/** Makes a page start its listeners, as the reader's first action does, and resolves when it is live. */
export async function becomeLive({ page }: Tab): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() =>
    performance.getEntriesByType('mark').some(({ name }) => name.startsWith('lectura:')),
  );
}

/** Sorted paths of the documents in the HTML of a page. */
export async function readDocumentPaths(page: Page): Promise<readonly string[]> {
  const state = await page.locator('#club-estado').textContent();
  return Object.keys(JSON.parse(state ?? '') as object).toSorted();
}

interface AxeViolation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Resolves when no fade-in is running: meanwhile, colours differ from the final ones. */
async function waitForAnimations(page: Page): Promise<void> {
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
 * axe violations of the current page or, if one is open, of its dialog, one line each. With `rule`, a single rule: with
 * other colours only contrast can differ.
 */
export async function accessibilityProblems(
  page: Page,
  rule?: 'color-contrast',
): Promise<string[]> {
  // axe has half a megabyte, so it is injected once per document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await axeSource);
  await waitForAnimations(page);
  const violations = await page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as {
      axe: { run(what: Node, options: object): Promise<{ violations: AxeViolation[] }> };
    };
    const dialogs = document.querySelectorAll('dialog[open], [aria-modal=true]');
    // Preloading would fetch every style sheet again, for rules that are off.
    const options = {
      preload: false,
      resultTypes: ['violations'],
      ...(only !== undefined && { runOnly: [only] }),
    };
    return (await axe.run([...dialogs].at(-1) ?? document, options)).violations;
  }, rule);
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`,
  );
}
