import { endpoints } from '@club/shared';
import { isMarked, markPage, PHONE } from '../testing/browser';
import { site } from '../testing/running-club';
import { demoJourney, expect, test } from '../testing/journey';
import { lastPlayed, readApi } from '../testing/club-access';

test.describe('the public site', () => {
  const { openTab } = demoJourney();

  test('leads from the home page to a match and its player and back, without reloading', async () => {
    const { page, problems } = await openTab();
    await page.goto(site());
    await markPage(page);
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
    expect(await isMarked(page)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('leads to the matches against a rival in two taps, and to all rivals even after a reload', async () => {
    const { page, problems } = await openTab();
    const { partido_id: id, nombre_equipo: rival } = await lastPlayed();
    await page.goto(site());
    await page.getByRole('link', { name: 'Estadísticas', exact: true }).first().click();
    await page.getByRole('link', { name: rival, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: rival }).waitFor();
    await page.locator(`main a[href="/partidos/${id}"]`).first().waitFor();
    await page.reload();
    await page.getByRole('link', { name: '← Todos los rivales' }).click();
    await page.getByRole('heading', { level: 1, name: 'Historia' }).waitFor();
    expect(problems).toEqual([]);
  });

  test('prints a match on one page, in black and without controls, whatever the colours on the screen', async () => {
    const { page } = await openTab({ colorScheme: 'dark' });
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

  test('shows another season in matches and statistics', async () => {
    const { page, problems } = await openTab();
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
    expect(problems).toEqual([]);
  });

  test('has room on a phone for the name of a season, and for two or more figures in a row', async () => {
    const { page } = await openTab({ viewport: PHONE });
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
});
