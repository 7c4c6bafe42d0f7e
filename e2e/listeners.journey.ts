import { endpoints, firestorePaths, stepSchema } from '@club/shared';
import type { Page } from '@playwright/test';
import { clubNow } from '../testing/club-clock';
import { becomeLive, readDocumentPaths, type Tab } from '../testing/browser';
import { site } from '../testing/running-club';
import { demoJourney, expect, test } from '../testing/journey';
import { demoClient, nextMatch } from '../testing/club-access';

/** The used part of a message of a Listen stream. */
interface ListenRequest {
  readonly addTarget?: {
    readonly targetId: number;
    readonly documents?: { readonly documents: readonly string[] };
  };
  readonly removeTarget?: number;
}

/** Messages in the form body of a WebChannel request: `req0___data__`, `req1___data__` and so on. */
const messagesIn = (body: string): readonly ListenRequest[] =>
  [...new URLSearchParams(body)]
    .filter(([name]) => /^req\d+___data__$/.test(name))
    .map(([, json]) => JSON.parse(json) as ListenRequest);

/** Counts the documents that a page listens to, from the addition of their targets on Listen channels to their removal. */
function countListeners(page: Page) {
  const targets = new Map<number, string>();
  /** Paths of all documents ever listened to, in order. */
  const begun: string[] = [];
  const counter = { begun, peak: 0, open: () => [...targets.values()].toSorted() };
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() !== 'POST' || !url.pathname.endsWith('/Listen/channel')) return;
    // The first request of a channel has no session id. The listeners of the previous channel are gone.
    if (!url.searchParams.has('SID')) targets.clear();
    if (url.searchParams.get('TYPE') === 'terminate') targets.clear();
    for (const { addTarget, removeTarget } of messagesIn(request.postData() ?? '')) {
      if (removeTarget !== undefined) targets.delete(removeTarget);
      const [document] = addTarget?.documents?.documents ?? [];
      if (!addTarget || document === undefined) continue;
      const path = document.replace(/^.*?\/documents\//, '');
      targets.set(addTarget.targetId, path);
      begun.push(path);
      counter.peak = Math.max(counter.peak, targets.size);
    }
  });
  return counter;
}

/** Matches opened from the list. */
const MATCHES = 3;
/** Opened matches, each twice. With the list after each, that makes twelve pages. */
const VISITS = 2 * MATCHES;
/** Maximum documents per page. */
const MAX_OF_A_PAGE = 4;

test.describe('listeners of a tab', () => {
  const { openTab } = demoJourney();
  let tab: Tab;
  let counter: ReturnType<typeof countListeners>;
  test.beforeEach(async () => {
    tab = await openTab();
    counter = countListeners(tab.page);
  });

  test('are the documents of the page, after twelve pages as after one', async () => {
    const { page } = tab;
    await page.goto(`${site()}/partidos`);
    await becomeLive(tab);
    const ofList = await readDocumentPaths(page);
    await expect.poll(counter.open).toEqual(ofList);
    const cards = page.locator('main article a[aria-label^="Ver ficha"]:visible');
    for (let index = 0; index < VISITS; index += 1) {
      await cards.nth(index % MATCHES).click();
      await page.waitForURL('**/partidos/*');
      await page.getByRole('link', { name: /Volver a partidos/ }).waitFor();
      await page.goBack();
      await cards.nth(index % MATCHES).waitFor();
    }
    // A match keeps its listener for some seconds. The list and its matches share a calendar.
    expect(counter.peak).toBeLessThanOrEqual(ofList.length + MATCHES);
    await expect.poll(counter.open).toEqual(ofList);
    const ofMatches = counter.begun.filter((path) => !ofList.includes(path));
    expect(new Set(ofMatches).size).toBe(MATCHES);
    expect(ofMatches.length).toBeLessThanOrEqual(VISITS);
    expect(tab.problems).toEqual([]);
  });

  test('include a live match only while it is shown', async () => {
    const { page } = tab;
    const { partido_id: id } = await nextMatch();
    const step = stepSchema.parse({
      id: 'comienzo-1',
      instante: clubNow().toISOString(),
      tipo: 'comienzo',
    });
    await demoClient(site()).call(endpoints.putDirecto, {
      id,
      body: { version: 0, pasos: [step] },
    });
    await page.goto(`${site()}/partidos/${id}`);
    await page.getByText('EN DIRECTO').waitFor();
    const ofMatch = await readDocumentPaths(page);
    expect(ofMatch).toContain(firestorePaths.directo(id));
    expect(ofMatch).toContain(firestorePaths.partido(id));
    await expect.poll(counter.open).toEqual(ofMatch);
    await page.getByRole('link', { name: 'Noticias', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Noticias' }).waitFor();
    await expect.poll(counter.open).toEqual([firestorePaths.noticias()]);
    expect(counter.peak).toBeLessThanOrEqual(2 * MAX_OF_A_PAGE);
    expect(tab.problems).toEqual([]);
  });
});
