import { demoJourney, expect, test } from '../testing/journey';
import { LIVE_ROUTE_NAMES, publicRoutes } from '../testing/public-routes';
import { runningClub } from '../testing/running-club';

/**
 * The first screen of each page looks as in `e2e/pictures`. `npx playwright test --project=journeys e2e/pictures -u`
 * takes new pictures after a wanted change.
 */
test.describe('the picture of', () => {
  const { openTab } = demoJourney();

  for (const name of LIVE_ROUTE_NAMES) {
    test(`${name} is as before`, async () => {
      const route = (await publicRoutes()).find((one) => one.name === name);
      if (!route) throw new Error(`no route ${name}`);
      const { page } = await openTab({
        viewport: { width: 390, height: 844 },
        colorScheme: 'light',
        // As the server rendered it: scripts add parts later.
        javaScriptEnabled: false,
      });
      await page.goto(runningClub().url + route.path);
      await expect(page).toHaveScreenshot(`${name.replace(' ', '-')}.png`);
      await page.context().close();
    });
  }
});
