import { endpoints } from '@club/shared';
import { coldVisit } from '../bench/visit/cold-visit';
import { waitForHydration } from '../testing/browser';
import { site } from '../testing/running-club';
import { demoJourney, expect, test } from '../testing/journey';
import { readApi } from '../testing/club-access';
import { signIn } from '../testing/panel';

/** Limits for a first visit until five seconds after the page's load, on a day without a match. */
const MAX_REQUESTS = 17;
const MAX_BYTES = 290_000;

test.describe('a first visit', () => {
  const { browser } = demoJourney();
  let matchPath = '';
  let playerPath = '';

  test.beforeAll(async () => {
    const partidos = await readApi(endpoints.fetchPartidos);
    const [scorer] = await readApi(endpoints.fetchRankingGoleadores);
    matchPath = `/partidos/${partidos.find(({ jugado, mvp }) => jugado && mvp)?._id ?? ''}`;
    playerPath = `/jugador/${scorer?.jugador_id ?? ''}`;
  });

  for (const [name, path] of [
    ['home', () => '/'],
    ['matches', () => '/partidos'],
    ['match', () => matchPath],
    ['player', () => playerPath],
    ['statistics', () => '/estadisticas'],
  ] as const) {
    test(`to ${name} costs few bytes and requests`, async () => {
      const { requests, bytes, transfers } = await coldVisit(browser(), site() + path());
      const list = transfers.map(([url, size]) => `${String(size)} ${url}`).join('\n');
      expect(requests, list).toBeLessThanOrEqual(MAX_REQUESTS);
      expect(bytes, list).toBeLessThanOrEqual(MAX_BYTES);
      // The page's own code was counted.
      expect(bytes, list).toBeGreaterThan(100_000);
    });
  }

  test('does not hydrate before the first input, and then repeats an earlier click', async () => {
    const page = await browser().newPage();
    await page.goto(`${site()}/estadisticas`);
    const figure = page.locator('main button[aria-expanded]').first();
    // A click without the pointer movement that would hydrate the page.
    await figure.evaluate((button: HTMLButtonElement) => button.click());
    // After the first paint the code is loaded, but not started.
    await page.waitForFunction(() => !document.querySelector('link[rel=codigo]'));
    expect(await figure.getAttribute('aria-expanded')).toBe('false');
    await waitForHydration(page);
    await expect.poll(() => figure.getAttribute('aria-expanded')).toBe('true');
    await page.close();
  });

  test('to the panel shows a placeholder, and then requests everything for its home at once', async () => {
    const html = await (await fetch(`${site()}/login`)).text();
    expect(html).toContain('Panel de administración');
    const page = await browser().newPage();
    await page.goto(`${site()}/login`);
    await waitForHydration(page);
    // The placeholder is gone, including its login form.
    expect(await page.locator('#entrada').count()).toBe(0);
    expect(await page.getByText('Panel de administración').count()).toBe(0);
    await signIn(page);
    await page.getByText('Última copia de seguridad').waitFor();
    await page.goto(`${site()}/admin`);
    await page.getByText('Última copia de seguridad').waitFor();
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((file) => file.endsWith('.js') || file.endsWith('.css')),
    );
    await page.close();
    expect(loaded.length).toBeGreaterThan(4);
    expect(loaded.filter((file) => !html.includes(`"${file}"`))).toEqual([]);
  });
});
