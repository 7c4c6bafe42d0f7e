import { allEvents, endpoints, type PartidoPreview } from '@club/shared';
import { site } from '../testing/running-club';
import { demoJourney, expect, test } from '../testing/journey';
import { readApi } from '../testing/club-access';
import { PICTURED_ROUTE_NAMES, publicRoutes } from '../testing/public-routes';

/** Viewport of a phone without the browser's bars. */
const SCREEN = { width: 390, height: 664 } as const;

test.describe('a phone’s first screen', () => {
  const { openTab } = demoJourney();
  let partidos: readonly PartidoPreview[];

  test.beforeAll(async () => {
    const temporada = await readApi(endpoints.fetchTemporadaActual);
    partidos = await readApi(endpoints.fetchPartidosPreviewTemporada, temporada?._id);
  });

  test('of the matches shows the last result near the top, and every match from the list', async () => {
    const { page } = await openTab({ viewport: SCREEN });
    await page.goto(`${site()}/partidos`);
    const played = page.getByRole('article').filter({
      has: page.getByRole('link', { name: /^Ver ficha/ }),
    });
    const { y } = (await played.first().boundingBox()) ?? { y: Infinity };
    expect(y).toBeLessThanOrEqual(900);
    const linked = await page
      .locator('main a[href^="/partidos/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(partidos.length).toBeGreaterThan(0);
    for (const { partido_id: id } of partidos) expect(linked).toContain(`/partidos/${id}`);

    // Any part of a row opens its match, also of one that is not played yet.
    const coming = page.locator('#proximos article').first();
    const path = await coming.getByRole('link').getAttribute('href');
    await coming.click({ position: { x: 8, y: 8 } });
    await page.waitForURL(`**${path ?? ''}`);
  });

  test('of the home page shows the last result, the next match, the position and the top scorer', async () => {
    const { page } = await openTab({ viewport: SCREEN });
    await page.goto(site());
    const [scorer] = await readApi(endpoints.fetchRankingGoleadores);
    const glance = page.getByRole('region', { name: 'La temporada de un vistazo' });
    const top = page.getByRole('region', { name: 'Lo primero' }).or(glance);
    const bar = await page.getByRole('navigation', { name: 'Principal' }).boundingBox();
    const { y, height } = (await glance.boundingBox()) ?? { y: Infinity, height: 0 };
    expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
    const texts = (await top.allInnerTexts()).join('\n');
    expect(texts).toMatch(/Último resultado|Final/);
    expect(texts).toMatch(/\d+ - \d+/);
    expect(texts).toMatch(/\d\d:\d\d/);
    expect(texts).toMatch(/\dº/);
    expect(texts).toContain(scorer?.jugador_nombre);
  });

  test('of a finished match shows its score and scorers', async () => {
    const { page } = await openTab({ viewport: SCREEN });
    const won = partidos.find(({ resultado }) => resultado === 'win');
    const path = `/partidos/${won?.partido_id ?? ''}`;
    const { detalles } = await readApi(endpoints.fetchPartido, won?.partido_id ?? '');
    const goals = allEvents(detalles).filter(
      ({ evento, autor }) => evento === 'gol anotado' && autor,
    );
    expect(goals.length).toBeGreaterThan(0);
    await page.goto(site() + path);
    const score = page.getByTestId('marcador').first();
    const size = await score.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(64);
    for (const { autor } of goals) {
      const scorer = page.getByText(autor?.nombre_con_inicial ?? '').first();
      const { y, height } = (await scorer.boundingBox()) ?? { y: Infinity, height: 0 };
      expect(y + height).toBeLessThanOrEqual(SCREEN.height);
    }
  });
});

/* After an intended change, `npx playwright test --project=journeys e2e/first-screen -u` takes new pictures. */
test.describe('the first screen of', () => {
  const { openTab } = demoJourney();

  for (const name of PICTURED_ROUTE_NAMES) {
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
