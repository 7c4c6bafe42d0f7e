import { demoSettings } from '@club/shared/demo';
import { palettes } from '@club/shared/palettes';
import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../testing/browser';
import { site } from '../testing/running-club';
import { demoJourney, expect, test } from '../testing/journey';

/** `#rrggbb` in the format of computed styles. */
const rgbOf = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const { light, dark } = palettes(demoSettings.colores);
const LIGHT = rgbOf(light.ground);
const DARK = rgbOf(dark.ground);

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const choose = (page: Page, label: string) => page.getByLabel('Aspecto').selectOption({ label });

test.describe('the choice of light or dark', () => {
  const { openTab } = demoJourney();

  test('overrides a dark system on every page and tab, and can be undone', async () => {
    const { page, problems } = await openTab({ colorScheme: 'dark' });
    await page.goto(site());
    expect(await background(page)).toBe(DARK);
    const other = await page.context().newPage();
    await other.goto(`${site()}/plantilla`);
    await choose(page, 'Claro');
    expect(await background(page)).toBe(LIGHT);
    await expect.poll(() => background(other)).toBe(LIGHT);
    expect(await other.getByLabel('Aspecto').locator('option:checked').textContent()).toBe('Claro');
    expect(await accessibilityProblems(page, 'color-contrast')).toEqual([]);

    await page.goto(`${site()}/login`);
    expect(await background(page)).toBe(LIGHT);
    await page.goto(`${site()}/partidos`);
    await choose(page, 'Automático');
    expect(await background(page)).toBe(DARK);
    await page.reload();
    expect(await background(page)).toBe(DARK);
    expect(await page.getByLabel('Aspecto').locator('option:checked').textContent()).toBe(
      'Automático',
    );
    expect(problems).toEqual([]);
  });

  test('applies from the first paint, before any of the site’s code', async () => {
    const { page } = await openTab({ colorScheme: 'light' });
    await page.goto(site());
    await choose(page, 'Oscuro');
    const bare = await page.context().newPage();
    await bare.route('**/assets/**', (route) => route.abort());
    await bare.goto(site());
    expect(await background(bare)).toBe(DARK);
  });

  test('lasts while the page is open on a device without storage', async () => {
    const { page, problems } = await openTab({ colorScheme: 'light' });
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto(site());
    await choose(page, 'Oscuro');
    expect(await background(page)).toBe(DARK);
    expect(problems).toEqual([]);
  });
});
