import { demoJourney, expect, test } from '../testing/journey';
import { LIVE_ROUTE_NAMES, publicRoutes } from '../testing/public-routes';
import { site } from '../testing/running-club';

/* After an intended change, `npx playwright test --project=journeys e2e/pictures -u` takes new pictures. */
test.describe('the first screen of', () => {
  const { openTab } = demoJourney();

  for (const name of LIVE_ROUTE_NAMES) {
    test(`${name} looks as in e2e/pictures`, async () => {
      const route = (await publicRoutes()).find((one) => one.name === name);
      if (!route) throw new Error(`no route ${name}`);
      const { page } = await openTab({
        viewport: { width: 390, height: 844 },
        colorScheme: 'light',
        // Only what the server renders: scripts add parts later.
        javaScriptEnabled: false,
      });
      await page.goto(site() + route.path);
      await expect(page).toHaveScreenshot(`${name.replace(' ', '-')}.png`);
    });
  }
});
