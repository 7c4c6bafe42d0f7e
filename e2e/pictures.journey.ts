import { demoJourney, expect, test } from '../testing/journey';
import { publicRoutes } from '../testing/public-routes';
import { runningClub } from '../testing/running-club';

const PAGES = [
  'home',
  'news',
  'squad',
  'player',
  'matches',
  'played match',
  'unplayed match',
  'statistics',
  'rival',
  'history',
];

/**
 * The first screen of the main pages looks as in `e2e/pictures`. Letters are drawn a little differently elsewhere, so
 * a few pixels may differ. `npx playwright test --project=journeys e2e/pictures -u` takes new pictures after a wanted
 * change.
 */
test.describe('the pictures of', () => {
  const { openTab } = demoJourney();
  test.skip(process.env['CLUB_NOW'] !== undefined, 'They show the demo club on one day.');

  for (const name of PAGES) {
    test(`${name} are as before`, async () => {
      const routes = await publicRoutes();
      const tab = await openTab({
        viewport: { width: 390, height: 844 },
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      const { page } = tab;
      await page.goto(runningClub().url + (routes.find((one) => one.name === name)?.path ?? ''));
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${name.replace(' ', '-')}.png`);
      await page.context().close();
    });
  }
});
