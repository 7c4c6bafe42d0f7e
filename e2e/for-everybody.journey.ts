import { API_BASE, endpoints } from '@club/shared';
import { demoSettings } from '@club/shared/demo';
import { palettes } from '@club/shared/palettes';
import type { Page } from '@playwright/test';
import { accessibilityProblems, DESKTOP } from '../testing/browser';
import { tabTo } from '../testing/focus';
import { illegibleTexts } from '../testing/large-text';
import { site } from '../testing/running-club';
import { demoJourney, expect, test } from '../testing/journey';

/** `#rrggbb` in the format of computed styles. */
const toRgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const { light, dark } = palettes(demoSettings.colores);
const LIGHT = toRgb(light.ground);
const DARK = toRgb(dark.ground);

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const choose = (page: Page, label: string) => page.getByLabel('Aspecto').selectOption({ label });

test.describe('the public site', () => {
  const { openTab } = demoJourney();

  test('allows keyboard-only use from the skip link to a season, a match, a share and a player', async () => {
    const { page, problems } = await openTab({ viewport: DESKTOP });
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await page.goto(site());
    await tabTo(page, /^Saltar al contenido$/);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contenido');

    await page.goto(site());
    await tabTo(page, /^Partidos$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Partidos' }).waitFor();
    const picker = page.getByRole('combobox', { name: 'Temporada' });
    const season = await picker.inputValue();
    await tabTo(page, /Temporada/);
    // The current season is the first option, so only ArrowDown changes it.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => picker.inputValue()).not.toBe(season);
    await page.waitForURL('**?temporada=*');
    // Waits for the list, so that Tab does not skip it.
    await page.getByRole('status', { name: 'Cargando' }).first().waitFor({ state: 'detached' });
    await page.getByText('Ver ficha').first().waitFor();

    await tabTo(page, /Ver ficha/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Detalles del partido' }).waitFor();
    await page.getByRole('button', { name: 'Compartir', exact: true }).waitFor();
    await tabTo(page, /^Compartir$/);
    // This browser has no share sheet, so there is a menu, and nothing is sent before a choice.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Compartir' }).waitFor();
    await tabTo(page, /^Copiar enlace$/);
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Enlace copiado').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    expect(await accessibilityProblems(page)).toEqual([]);
    await tabTo(page, /^WhatsApp$/);
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Enter');
    const whatsApp = await opened;
    const text = new URL(whatsApp.url()).searchParams.get('text') ?? '';
    expect(whatsApp.url()).toMatch(/^https:\/\/wa\.me\/\?text=/);
    expect(text).toContain(demoSettings.nombre);
    expect(text.split('\n').at(-1)).toBe(page.url());
    await whatsApp.close();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Compartir');

    // A player of the line-up: shirt number, name and initial.
    await tabTo(page, /^(\d+)?\S+ \S\.$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/jugador/*');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Detalles del partido' }).waitFor();
    expect(problems).toEqual([]);
  });

  test('includes a card for other sites that fits into the offered frame', async () => {
    const { page } = await openTab();
    await page.goto(`${site()}/contacto`);
    const code = (await page.locator('pre').textContent()) ?? '';
    const height = Number(/height="(\d+)"/.exec(code)?.[1]);
    for (const width of [250, 320, 419, 420, 600, 1000]) {
      await page.setViewportSize({ width, height });
      await page.goto(`${site()}/incrustar/proximo`);
      await page.evaluate(() => {
        for (const name of document.querySelectorAll('.lado > span')) {
          name.textContent = 'Deportivo Pinar Alto';
        }
      });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollHeight - window.innerHeight,
      );
      expect(overflow, String(width)).toBeLessThanOrEqual(0);
      expect(await illegibleTexts(page), String(width)).toEqual([]);
    }
  });

  test('lists the matches behind the record, by keyboard, and those of the best pair, from at most three documents', async () => {
    const tab = await openTab();
    const { page } = tab;
    const seasons = await fetch(`${site()}${API_BASE}/${endpoints.fetchTemporadas.path}`);
    const [past] = endpoints.fetchTemporadas.response.parse(await seasons.json());
    await page.goto(`${site()}/estadisticas?temporada=${past?._id ?? ''}`);
    const won = page.getByTitle('Ganados: ver los partidos');
    await won.press('Space');
    const wins = page
      .locator('main ul li a[href^="/partidos/"]')
      .getByRole('img', { name: 'Victoria' });
    await expect.poll(() => wins.count()).toBe(Number(await won.textContent()));
    await won.press('Enter');
    await page.getByRole('button', { expanded: true }).waitFor({ state: 'detached' });
    const pair = page.getByText(/^Mejor pareja: .+ asiste y .+ marca/);
    await pair.waitFor();
    const goals = pair.getByRole('button');
    const total = Number.parseInt((await goals.textContent()) ?? '', 10);
    await goals.click();
    const rows = page.locator('main li').filter({ hasText: /\d+ gol(es)?$/ });
    await rows.first().waitFor();
    const counted = (await rows.allTextContents()).map((text) =>
      Number(/(\d+) gol(es)?$/.exec(text)?.[1]),
    );
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(total);
    expect(await accessibilityProblems(page)).toEqual([]);
    const documents = [...new Set(await tab.reads())];
    expect(documents.length, documents.join('\n')).toBeLessThanOrEqual(3);
  });

  test('has a choice of light or dark that overrides the system on every page and tab, before any code, and can be undone', async () => {
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
    // The choice applies from the first paint, before any of the site's code.
    await choose(page, 'Claro');
    const bare = await page.context().newPage();
    await bare.route('**/assets/**', (route) => route.abort());
    await bare.goto(site());
    expect(await background(bare)).toBe(LIGHT);
  });

  test('keeps the choice while the page is open on a device without storage', async () => {
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
