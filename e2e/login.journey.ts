import { DESKTOP, PHONE, waitForHydration } from '../testing/browser';
import { site } from '../testing/running-club';
import type { Page } from '@playwright/test';
import { demoJourney, expect, test } from '../testing/journey';
import { fillLogin } from '../testing/panel';

const at = (path: string) => `${site()}${path}`;

const PANEL_CODE = /\/assets\/panel\/start-[^/]*\.js$/;

/** Blocks the panel's code, except for the inline script. Returns a function that releases it. */
async function holdCode(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<undefined>();
  await page.route(PANEL_CODE, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => {
    held.resolve(undefined);
  };
}

/** Resolves once the inline script, which runs before DOMContentLoaded, has chosen what to show meanwhile. */
const waitForPlaceholder = (page: Page) =>
  page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (
      document.getElementById('entrada') !== null &&
      (navigation as PerformanceNavigationTiming).domContentLoadedEventStart > 0
    );
  });

/** Boxes of the parts of the login form: x, y, width and height, whole CSS pixels. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['input[name=username]', 'input[name=password]', 'form button'].map((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return box && [box.x, box.y, box.width, box.height].map(Math.round);
    }),
  );

test.describe('the panel’s page while its code is loading', () => {
  const { openTab } = demoJourney();

  for (const viewport of [PHONE, DESKTOP]) {
    test(`has the login in the same place as the panel, at ${String(viewport.width)} pixels, and accepts input`, async () => {
      const { page, problems } = await openTab({ viewport });
      const release = await holdCode(page);
      const opened = page.goto(at('/login'));
      await page.getByLabel('Usuario').fill('adm');
      const before = await places(page);
      await page.getByLabel('Usuario').press('ArrowLeft');
      release();
      await opened;
      expect(await places(page)).toEqual(before);
      // Typing continues without interruption.
      await page.keyboard.type('x');
      expect(await page.getByLabel('Usuario').inputValue()).toBe('adxm');
      expect(problems).toEqual([]);
    });
  }

  test('accepts a login at the panel’s own path before the code is loaded, and shows no form with a session', async () => {
    const { page } = await openTab();
    const release = await holdCode(page);
    const opened = page.goto(at('/admin'));
    await fillLogin(page);
    // The browser has not submitted the form itself, with the password in the URL.
    expect(new URL(page.url()).search).toBe('');
    release();
    await opened;
    await page.getByRole('heading', { name: 'Administración', exact: true }).waitFor();
    // With a session the crest is shown meanwhile: a form would disappear again.
    const releaseAgain = await holdCode(page);
    const again = page.reload();
    await waitForPlaceholder(page);
    expect(await page.getByLabel('Usuario').isVisible()).toBe(false);
    releaseAgain();
    await again;
    await page.getByRole('heading', { name: 'Administración', exact: true }).waitFor();
  });

  test('sets the session cookie at login, renews it every five minutes, and removes it at logout', async () => {
    const { page } = await openTab({ isClockSettable: true });
    const context = page.context();
    const hasCookie = async () =>
      (await context.cookies()).some(({ name }) => name === '__session');
    await page.clock.install();
    await page.goto(at('/login'));
    expect(await hasCookie()).toBe(false);
    await fillLogin(page);
    await expect.poll(hasCookie).toBe(true);
    await context.clearCookies({ name: '__session' });
    await page.clock.fastForward('05:00');
    await expect.poll(hasCookie).toBe(true);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(hasCookie).toBe(false);
  });

  test('says so when the code cannot be loaded, and works once it can', async () => {
    const { page } = await openTab();
    await page.route(PANEL_CODE, (route) => route.abort());
    // Not awaited: `goto` waits for hydration.
    void page.goto(at('/login'));
    await page.getByRole('alert').getByText('No hemos podido cargar el panel.').waitFor();
    await page.unroute(PANEL_CODE);
    // By keyboard: Playwright may repeat a click after the page has already changed.
    await page.getByRole('link', { name: 'Reintentar' }).press('Enter');
    await waitForHydration(page);
    expect(await page.locator('#entrada').count()).toBe(0);
    expect(await page.getByLabel('Usuario').isVisible()).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('shows no login form on the invitation page', async () => {
    const { page } = await openTab();
    const release = await holdCode(page);
    const opened = page.goto(at('/alta'));
    await waitForPlaceholder(page);
    expect(await page.getByLabel('Usuario').isVisible()).toBe(false);
    release();
    await opened;
  });
});
