import {
  accessibilityProblems,
  becomeLive,
  DESKTOP,
  readDocumentPaths,
  PHONE,
  type Tab,
} from '../testing/browser';
import { limitsOfBrowser } from '../testing/find-browser';
import {
  type LayoutShift,
  layoutShift,
  layoutShiftWhileArriving,
  paintedWithFonts,
} from '../testing/layout-shift';
import { PICTURED_ROUTE_NAMES, PUBLIC_ROUTE_NAMES, publicRoutes } from '../testing/public-routes';
import { site } from '../testing/running-club';
import { demoJourney, expect, test } from '../testing/journey';
import { illegibleTexts, LARGE_TEXT, resize } from '../testing/large-text';
import { animatedElements } from '../testing/page-problems';

/** Maximum cumulative layout shift while a page loads. */
const MAX_LAYOUT_SHIFT = 0.01;

/** Without the fallback fonts for which pages are laid out, loading a font shifts lines. */
const limits = limitsOfBrowser(process.env);
if (limits !== undefined) console.warn(`Sin medir lo que se mueve: ${limits}.`);
function expectCalm({ total, moves }: LayoutShift) {
  if (limits === undefined) expect(total, moves.join('\n')).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
}

/** Size of the pictures in `e2e/pictures`, CSS pixels. */
const PICTURE = { width: 390, height: 844 } as const;

/* After an intended change, `npx playwright test --project=journeys e2e/public-tour -u` takes new pictures. */
test.describe('the tour of all public pages', () => {
  const { openTab } = demoJourney();
  let routes: Awaited<ReturnType<typeof publicRoutes>>;

  let tab: Tab;

  test.beforeAll(async () => {
    routes = await publicRoutes();
    tab = await openTab();
  });

  const findPublicRoute = (name: string) => {
    const route = routes.find((one) => one.name === name);
    if (!route) throw new Error(`no route ${name}`);
    return route;
  };

  for (const name of PUBLIC_ROUTE_NAMES) {
    test(`${name} looks as in its picture without scripts, hydrates unchanged, and is accessible at every width, in every scheme and text size`, async () => {
      const { path, heading, text, isLive, status } = findPublicRoute(name);
      const { page } = tab;
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });

      // As on a slow network, without scripts: complete, styled, and without layout shifts.
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        expectCalm(await layoutShiftWhileArriving(page, site() + path));
      }
      expect(await page.locator('#contenido').innerText()).toContain(text);
      expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
        expect.stringContaining(heading),
      ]);
      await page.locator('header').first().waitFor({ state: 'visible' });
      if (PICTURED_ROUTE_NAMES.includes(name)) {
        await page.setViewportSize(PICTURE);
        await expect(page).toHaveScreenshot(`${name.replace(' ', '-')}.png`);
        await page.setViewportSize(PHONE);
      }

      // After hydration: no shift, no error, no changed text, and no further documents.
      const response = await page.goto(site() + path);
      const html = (await response?.text()) ?? '';
      expect(response?.status()).toBe(status);
      // A font that arrives after the first paint may move a line.
      const painted = await paintedWithFonts(page);
      expect(html).not.toContain('hace falta JavaScript');
      await page
        .locator('[aria-busy=true], [aria-label=Cargando]')
        .first()
        .waitFor({ state: 'detached' });
      if (isLive) await becomeLive(tab);
      const documents = await readDocumentPaths(page);
      const reads = async () => [...new Set(await tab.reads())].toSorted();
      if (isLive) await expect.poll(reads).toEqual(documents);
      // The other pages hydrate without input after some seconds, on a slow machine before this line.
      else expect(documents).toEqual(expect.arrayContaining(await reads()));
      expect(await page.locator('#contenido').innerText()).toContain(text);
      expect(await page.title()).toBe(/<title>([^<]*)/.exec(html)?.[1]);
      await page.getByRole('navigation').first().waitFor();
      expectCalm(await layoutShift(page, painted));
      expect(await accessibilityProblems(page)).toEqual([]);
      // Expanded content fits too: the table of all players on a phone.
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('details')) one.open = true;
      });
      expect(await illegibleTexts(page)).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await animatedElements(page)).toEqual([]);
      for (const size of LARGE_TEXT) {
        await resize(page, size);
        expect(await illegibleTexts(page), JSON.stringify(size)).toEqual([]);
      }

      // Before the size, because the new colours take a frame too.
      await page.emulateMedia({ colorScheme: 'dark' });
      await resize(page, { viewport: DESKTOP, fontSize: '100%' });
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await illegibleTexts(page)).toEqual([]);
      const isOwnStatus = (problem: string) => status === 404 && problem.includes('404');
      expect(tab.problems.filter((problem) => !isOwnStatus(problem))).toEqual([]);
    });
  }
});
