import { PHONE, takenOver } from '../testing/browser';
import { runningClub } from '../testing/running-club';
import { DEMO_LOGIN } from '../scripts/platform/accounts';
import type { Page } from '@playwright/test';
import { demoJourney, expect, test } from '../testing/journey';

const at = (path: string) => `${runningClub().url}${path}`;

/** Blocks the panel's code, except for the inline script, until released. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/panel\/start-[^/]*\.js$/, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return () => {
    letGo();
  };
}

/** Resolves once the inline script has decided what to show while the panel's code loads. */
const decided = (page: Page) =>
  page.waitForFunction(() => {
    const [loading] = performance.getEntriesByType('navigation');
    return (
      document.getElementById('entrada') !== null &&
      (loading as PerformanceNavigationTiming).domContentLoadedEventStart > 0
    );
  });

/** Vertical positions of the parts of the login, whole CSS pixels. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['input[name=username]', 'input[name=password]', 'form button'].map((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return box && [box.x, box.y, box.width, box.height].map(Math.round);
    }),
  );

test.describe('the panel’s page while its code is loading', () => {
  const { openTab } = demoJourney();

  for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
    test(`has the login in the same place as the panel, at ${String(viewport.width)} pixels, and accepts input`, async () => {
      const { page, problems } = await openTab({ viewport });
      const letGo = await holdCode(page);
      const opened = page.goto(at('/login'));
      await page.getByLabel('Usuario').fill('adm');
      const before = await places(page);
      await page.getByLabel('Usuario').press('ArrowLeft');
      letGo();
      await opened;
      expect(await places(page)).toEqual(before);
      // Typing continues without interruption.
      await page.keyboard.type('x');
      expect(await page.getByLabel('Usuario').inputValue()).toBe('adxm');
      expect(problems).toEqual([]);
    });
  }

  test('accepts a login sent before the code is loaded, also at the panel’s own path', async () => {
    const { page } = await openTab();
    const letGo = await holdCode(page);
    const opened = page.goto(at('/admin'));
    await page.getByLabel('Usuario').fill(DEMO_LOGIN.username);
    await page.getByLabel('Contraseña').fill(DEMO_LOGIN.password);
    await page.getByRole('button', { name: 'Login' }).click();
    expect(new URL(page.url()).search).toBe('');
    letGo();
    await opened;
    await page.getByRole('heading', { name: 'Administración', exact: true }).waitFor();
    // Signed in from now on: shows the crest, and no form that would disappear.
    const held = await holdCode(page);
    const again = page.reload();
    await decided(page);
    expect(await page.getByLabel('Usuario').isVisible()).toBe(false);
    held();
    await again;
    await page.getByRole('heading', { name: 'Administración', exact: true }).waitFor();
  });

  test('says so when the code cannot be loaded, and works once it can', async () => {
    const { page } = await openTab();
    const isCode = /\/assets\/panel\/start-[^/]*\.js$/;
    await page.route(isCode, (route) => route.abort());
    void page.goto(at('/login'));
    await page.getByRole('alert').getByText('No hemos podido cargar el panel.').waitFor();
    await page.unroute(isCode);
    await page.getByRole('link', { name: 'Reintentar' }).click();
    await takenOver(page);
    expect(await page.locator('#entrada').count()).toBe(0);
    expect(await page.getByLabel('Usuario').isVisible()).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('shows no login form on the invitation page', async () => {
    const { page } = await openTab();
    const letGo = await holdCode(page);
    const opened = page.goto(at('/alta'));
    await decided(page);
    expect(await page.getByLabel('Usuario').isVisible()).toBe(false);
    letGo();
    await opened;
  });
});
