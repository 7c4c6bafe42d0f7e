import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  accessibilityProblems,
  becomeLive,
  documentsOf,
  PHONE,
  type Tab,
} from '../testing/browser';
import { cutTexts } from '../testing/cut-text';
import { limitsOfBrowser } from '../testing/find-browser';
import {
  type LayoutShift,
  layoutShift,
  layoutShiftWhileArriving,
  observeLayoutShift,
} from '../testing/layout-shift';
import { PUBLIC_ROUTE_NAMES, publicRoutes } from '../testing/public-routes';
import { demoJourney } from '../testing/journey';
import { runningClub } from '../testing/running-club';

const site = () => runningClub().url;
/** Share of the screen that may move while a page loads, over all moves. */
const MAX_LAYOUT_SHIFT = 0.01;

/** Where the machine has no letters to stand in for the site's, what moves when these come is not the page's doing. */
const limits = limitsOfBrowser(process.env);
if (limits !== undefined) console.warn(`Sin medir lo que se mueve: ${limits}.`);
function expectCalm({ total, moves }: LayoutShift) {
  if (limits === undefined) expect(total, moves.join('\n')).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
}

const LOOKS = [
  { viewport: PHONE, own: 'light', other: 'dark' },
  { viewport: { width: 1280, height: 800 }, own: 'dark', other: 'light' },
] as const;
/** A window of 1280 pixels at 200 % has 640 of CSS. */
const AT_200 = { width: 640, height: 400 };

describe('the tour of all public pages', () => {
  const { openTab } = demoJourney();
  let tab: Tab;
  let routes: Awaited<ReturnType<typeof publicRoutes>>;

  beforeAll(async () => {
    routes = await publicRoutes();
  });
  afterEach(() => tab.page.context().close());

  const routeOf = (name: string) => {
    const route = routes.find((one) => one.name === name);
    if (!route) throw new Error(`no route ${name}`);
    return route;
  };

  it('goes everywhere', async () => {
    tab = await openTab();
    expect(routes.map(({ name }) => name)).toEqual(PUBLIC_ROUTE_NAMES);
    await tab.page.goto(site());
  });

  describe.each(LOOKS)('at $viewport.width px', ({ viewport, own, other }) => {
    it.each(PUBLIC_ROUTE_NAMES)(
      '%s is readable as it comes, taken over as it is, and for everybody in every look',
      async (name) => {
        const { path, heading, text, isLive, status } = routeOf(name);
        tab = await openTab({ viewport, colorScheme: own });
        const { page } = tab;
        await observeLayoutShift(page);

        // As a slow network brings it, without its scripts: complete, styled, and nothing moves.
        const arriving = await layoutShiftWhileArriving(page, site() + path);
        expectCalm(arriving);
        expect(await page.locator('#contenido').innerText()).toContain(text);
        expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
          expect.stringContaining(heading),
        ]);
        await page.locator('header').first().waitFor({ state: 'visible' });

        // Taken over by the site's code: no move, no error, no other word, no document but those that came with it.
        const response = await page.goto(site() + path);
        const html = (await response?.text()) ?? '';
        expect(response?.status()).toBe(status);
        expect(html).not.toContain('hace falta JavaScript');
        await page
          .locator('[aria-busy=true], [aria-label=Cargando]')
          .first()
          .waitFor({ state: 'detached' });
        if (isLive) await becomeLive(tab);
        const documents = isLive ? await documentsOf(page) : [];
        await expect
          .poll(async () => [...new Set(await tab.reads())].toSorted())
          .toEqual(documents);
        expect(await page.locator('#contenido').innerText()).toContain(text);
        expect(await page.title()).toBe(/<title>([^<]*)/.exec(html)?.[1]);
        await page.getByRole('navigation').first().waitFor();
        expectCalm(await layoutShift(page));
        expect(await accessibilityProblems(page)).toEqual([]);
        const beyond = () =>
          page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(await beyond()).toBeLessThanOrEqual(0);
        // What is folded fits too, once it is opened: the table of all players on a phone.
        await page.evaluate(() => {
          for (const one of document.querySelectorAll('details')) one.open = true;
        });
        expect(await cutTexts(page)).toEqual([]);

        // In the other colours, and with everything twice as large.
        await page.emulateMedia({ colorScheme: other });
        expect(await accessibilityProblems(page, 'color-contrast')).toEqual([]);
        if (viewport === PHONE) {
          await page.setViewportSize(AT_200);
        } else {
          await page.evaluate(() => {
            document.documentElement.style.fontSize = '200%';
          });
        }
        expect(await cutTexts(page)).toEqual([]);
        const isOwnStatus = (problem: string) => status === 404 && problem.includes('404');
        expect(tab.problems.filter((problem) => !isOwnStatus(problem))).toEqual([]);
      },
    );
  });
});
