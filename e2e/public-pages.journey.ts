import { allEvents, endpoints } from '@club/shared';
import type { Locator } from '@playwright/test';
import { isMarked, markPage, PHONE } from '../testing/browser';
import { site } from '../testing/running-club';
import { demoJourney, expect, forAllTests, test } from '../testing/journey';
import { lastPlayed, readApi } from '../testing/club-access';

/** Viewport of a phone without the browser's bars. */
const SCREEN = { width: 390, height: 664 } as const;

test.describe('the public site', () => {
  const { openTab } = demoJourney();
  const tab = forAllTests(openTab);
  /** Distance of an element's end from the top of the screen, CSS pixels. */
  const measureBottom = async (element: Locator) => {
    const { y, height } = (await element.boundingBox()) ?? { y: Infinity, height: 0 };
    return y + height;
  };

  test('leads a phone from home to a match, its player, the list and back without reloading, and shows first what matters', async () => {
    const { page } = tab;
    await page.setViewportSize(SCREEN);
    await page.goto(site());
    await markPage(page);
    const [top] = await readApi(endpoints.fetchRankingGoleadores);
    const glance = page.getByRole('region', { name: 'La temporada de un vistazo' });
    const first = page.getByRole('region', { name: 'Lo primero' }).or(glance);
    const bar = await page.getByRole('navigation', { name: 'Principal' }).boundingBox();
    expect(await measureBottom(glance)).toBeLessThanOrEqual(bar?.y ?? 0);
    const texts = (await first.allInnerTexts()).join('\n');
    for (const shown of [/Último resultado|Final/, /\d+ - \d+/, /\d\d:\d\d/, /\dº/])
      expect(texts).toMatch(shown);
    expect(texts).toContain(top?.jugador_nombre);

    const { partido_id: id } = await lastPlayed();
    await page.locator(`a[href="/partidos/${id}"]`).first().click();
    await page.getByRole('heading', { name: 'Alineación' }).waitFor();
    await expect.poll(() => page.title()).toMatch(/\d - \d/);
    await page.locator('main a[href^="/jugador/"]').first().click();
    await page.waitForURL('**/jugador/*');
    await page.goBack();
    await page.getByRole('heading', { name: 'Alineación' }).waitFor();
    await page
      .getByRole('link', { name: /Volver/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Partidos' }).waitFor();
    const played = page.locator('article', { has: page.getByRole('link', { name: /^Ver ficha/ }) });
    const { y } = (await played.first().boundingBox()) ?? { y: Infinity };
    expect(y).toBeLessThanOrEqual(900);

    // Any part of a row opens its match, also of one that is not played yet.
    const coming = page.locator('#proximos article').first();
    const path = await coming.getByRole('link').getAttribute('href');
    await coming.click({ position: { x: 8, y: 8 } });
    await page.waitForURL(`**${path ?? ''}`);
    await page.goBack();

    const temporada = await readApi(endpoints.fetchTemporadaActual);
    const partidos = await readApi(endpoints.fetchPartidosPreviewTemporada, temporada?._id);
    for (const { partido_id: each } of partidos)
      await page.locator(`main a[href="/partidos/${each}"]`).first().waitFor({ state: 'attached' });
    const won = partidos.find(({ resultado }) => resultado === 'win')?.partido_id ?? '';
    const { detalles } = await readApi(endpoints.fetchPartido, won);
    const goals = allEvents(detalles).filter(
      ({ evento, autor }) => evento === 'gol anotado' && autor,
    );
    expect(goals.length).toBeGreaterThan(0);
    await page.locator(`main a[href="/partidos/${won}"]`).first().click();
    await page.getByRole('heading', { name: 'Alineación' }).waitFor();
    const score = page.getByTestId('marcador').first();
    const size = await score.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(64);
    for (const { autor } of goals) {
      const scorer = page.getByText(autor?.nombre_con_inicial ?? '').first();
      expect(await measureBottom(scorer)).toBeLessThanOrEqual(SCREEN.height);
    }
    expect(await isMarked(page)).toBe(true);
    expect(tab.problems).toEqual([]);
    await page.setViewportSize(PHONE);
  });

  test('leads to the matches against a rival in two taps, and to all rivals even after a reload', async () => {
    const { page } = tab;
    const { partido_id: id, nombre_equipo: rival } = await lastPlayed();
    await page.goto(site());
    await page.getByRole('link', { name: 'Estadísticas', exact: true }).first().click();
    await page.getByRole('link', { name: rival, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: rival }).waitFor();
    await page.locator(`main a[href="/partidos/${id}"]`).first().waitFor();
    await page.reload();
    await page.getByRole('link', { name: '← Todos los rivales' }).click();
    await page.getByRole('heading', { level: 1, name: 'Historia' }).waitFor();
    expect(tab.problems).toEqual([]);
  });

  test('shows another season in matches and statistics', async () => {
    const { page } = tab;
    const [oldest] = await readApi(endpoints.fetchTemporadas);
    if (!oldest) throw new Error('the demo club has no season');
    const previews = await readApi(endpoints.fetchPartidosPreviewTemporada, oldest._id);
    await page.goto(`${site()}/partidos`);
    await page.getByLabel('Temporada').selectOption({ label: oldest.nombre });
    await page.waitForURL(`**/partidos?temporada=${oldest._id}`);
    for (const { partido_id: id } of previews) {
      await page.locator(`a[href="/partidos/${id}"]`).first().waitFor();
    }
    await page.goto(`${site()}/estadisticas?temporada=${oldest._id}`);
    await page.getByLabel('Temporada').waitFor();
    expect(await page.getByLabel('Temporada').inputValue()).toBe(oldest._id);
    expect(tab.problems).toEqual([]);
  });

  test('has room on a phone for the name of a season, and for two or more figures in a row', async () => {
    const { page } = tab;
    for (const path of ['/partidos', '/estadisticas']) {
      await page.goto(site() + path);
      const { wanted, given } = await page.getByLabel('Temporada').evaluate((select) => {
        const { width } = select.getBoundingClientRect();
        select.style.width = 'max-content';
        return { wanted: select.getBoundingClientRect().width, given: width };
      });
      expect(wanted, path).toBeGreaterThan(100);
      expect(given, path).toBeGreaterThanOrEqual(wanted);
    }
    await page.goto(`${site()}/historia`);
    const tops = await page
      .locator('main dl')
      .first()
      .locator('> div')
      .evaluateAll((figures) => figures.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(7);
    for (const top of tops) expect(tops.filter((other) => other === top).length).toBeGreaterThan(1);
  });

  test('prints a match on one page, in black and without controls, whatever the colours on the screen', async () => {
    const { page } = tab;
    const { partido_id: id } = await lastPlayed();
    await page.goto(`${site()}/partidos/${id}`);
    const heading = page.getByRole('heading', { name: 'Alineación' });
    await heading.waitFor();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme });
      for (const part of ['navigation', 'contentinfo', 'button'] as const)
        expect(await page.getByRole(part).count(), part).toBe(0);
      expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe(
        'rgb(0, 0, 0)',
      );
    }
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});
