import { endpoints, firestorePaths, stepSchema } from '@club/shared';
import type { ApiClient } from '../scripts/import/api-client';
import { clubNow } from '../testing/club-clock';
import { becomeLive, documentsOf, type Tab } from '../testing/browser';
import { startListenCounter } from '../testing/listen-counter';
import { site } from '../testing/running-club';
import { demoJourney, expect, forEachTest, test } from '../testing/journey';
import { demoClient, nextMatch } from '../testing/club-access';

/** Matches opened from the list. */
const MATCHES = 5;
/** Opened matches. With the list after each, that makes twenty pages. */
const VISITS = 2 * MATCHES;
/** Maximum documents per page. */
const MAX_OF_A_PAGE = 4;

test.describe('listeners of a tab', () => {
  const { openTab } = demoJourney();
  const counter = forEachTest(startListenCounter);
  let tab: Tab;
  let api: ApiClient;

  test.beforeAll(() => {
    api = demoClient(site());
  });
  test.beforeEach(async () => {
    // Loopback goes through the proxy, too.
    tab = await openTab({ proxy: { server: counter.url, bypass: '<-loopback>' } });
  });

  const open = () => counter.open().toSorted();

  test('are the documents of the page, after twenty pages as after one', async () => {
    const { page } = tab;
    await page.goto(`${site()}/partidos`);
    await becomeLive(tab);
    const ofList = await documentsOf(page);
    await expect.poll(open).toEqual(ofList);
    const cards = page.locator('main article a[aria-label^="Ver ficha"]:visible');
    for (let index = 0; index < VISITS; index += 1) {
      await cards.nth(index % MATCHES).click();
      await page.waitForURL('**/partidos/*');
      await page.getByRole('link', { name: /Volver a partidos/ }).waitFor();
      await page.goBack();
      await cards.nth(index % MATCHES).waitFor();
    }
    // A match keeps its listener for some seconds. The list and its matches share a calendar.
    expect(counter.peak()).toBeLessThanOrEqual(ofList.length + MATCHES);
    await expect.poll(open).toEqual(ofList);
    const ofMatches = counter.begun().filter((path) => !ofList.includes(path));
    expect(new Set(ofMatches).size).toBe(MATCHES);
    expect(ofMatches.length).toBeLessThanOrEqual(VISITS);
    expect(tab.problems).toEqual([]);
  });

  test('include a live match only while it is shown', async () => {
    const { page } = tab;
    const { partido_id: id } = await nextMatch();
    const paso = stepSchema.parse({
      id: 'comienzo-1',
      instante: clubNow().toISOString(),
      tipo: 'comienzo',
    });
    await api.call(endpoints.putDirecto, { id, body: { version: 0, pasos: [paso] } });
    await page.goto(`${site()}/partidos/${id}`);
    await page.getByText('EN DIRECTO').waitFor();
    const ofMatch = await documentsOf(page);
    expect(ofMatch).toContain(firestorePaths.directo(id));
    expect(ofMatch).toContain(firestorePaths.partido(id));
    await expect.poll(open).toEqual(ofMatch);
    await page.getByRole('link', { name: 'Noticias', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Noticias' }).waitFor();
    await expect.poll(open).toEqual([firestorePaths.noticias()]);
    expect(counter.peak()).toBeLessThanOrEqual(2 * MAX_OF_A_PAGE);
    expect(tab.problems).toEqual([]);
  });
});
