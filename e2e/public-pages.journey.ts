import { API_BASE, clubConfig, endpoints, firestorePaths, type Partido } from '@club/shared';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  accessibilityProblems,
  becomeLive,
  launchBrowser,
  openTab,
  PHONE,
  type Tab,
} from '../testing/browser';
import { resetDemoClub } from '../testing/demo-club';

const site = () => inject('siteUrl');

/** Pages that show documents; the others are text. */
const LIVE: ReadonlySet<string> = new Set([
  'home',
  'news',
  'news item',
  'squad',
  'player',
  'matches',
  'played match',
  'unplayed match',
  'statistics',
]);

async function read<T>(path: string): Promise<T> {
  const response = await fetch(`${site()}${API_BASE}/${path}`);
  return (await response.json()) as T;
}

describe('public pages', () => {
  let browser: Browser;
  let tab: Tab;
  let routes: ReadonlyMap<string, { readonly path: string; readonly heading: string }>;

  beforeAll(async () => {
    await resetDemoClub();
    browser = await launchBrowser();
    const partidos = await read<Partido[]>(endpoints.fetchPartidos.path);
    const played = partidos.find(({ jugado, mvp }) => jugado && mvp);
    const unplayed = partidos.findLast(({ jugado }) => !jugado);
    const [goleador] = await read<{ jugador_id: string }[]>(endpoints.fetchRankingGoleadores.path);
    const [noticia] = await read<{ _id: string; titulo: string }[]>(endpoints.fetchNoticias.path);
    if (!played || !unplayed || !goleador || !noticia)
      throw new Error('the demo club is incomplete');
    routes = new Map([
      ['home', { path: '/', heading: clubConfig.nombre }],
      ['news', { path: '/noticias', heading: 'Noticias' }],
      ['news item', { path: `/noticias/${noticia._id}`, heading: noticia.titulo }],
      ['squad', { path: '/plantilla', heading: 'Plantilla' }],
      ['player', { path: `/jugador/${goleador.jugador_id}`, heading: '' }],
      ['matches', { path: '/partidos', heading: 'Partidos' }],
      ['played match', { path: `/partidos/${played._id}`, heading: played.nombre_equipo }],
      ['unplayed match', { path: `/partidos/${unplayed._id}`, heading: unplayed.nombre_equipo }],
      ['statistics', { path: '/estadisticas', heading: 'Estadísticas' }],
      ['donations', { path: '/donaciones', heading: 'Donaciones' }],
      ['about', { path: `/sobre-${clubConfig.slug}`, heading: clubConfig.nombre }],
      ['contact', { path: '/contacto', heading: 'Contacto' }],
      ['developer contact', { path: '/contacto-desarrollador', heading: 'desarrollador' }],
      ['privacy', { path: '/privacidad', heading: 'Política de privacidad' }],
    ]);
  });
  afterAll(() => browser.close());
  afterEach(() => tab.page.context().close());

  const cases = [
    'home',
    'news',
    'news item',
    'squad',
    'player',
    'matches',
    'played match',
    'unplayed match',
    'statistics',
    'donations',
    'about',
    'contact',
    'developer contact',
    'privacy',
  ];
  const looks = [
    { viewport: PHONE, colorScheme: 'light' },
    { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  ] as const;

  for (const look of looks) {
    it.each(cases)(
      `shows %s at ${String(look.viewport.width)} px, ${look.colorScheme}: readable for all, no error, few reads`,
      async (name) => {
        const route = routes.get(name);
        tab = await openTab(browser, look);
        const response = await tab.page.goto(site() + (route?.path ?? ''));
        expect(response?.status()).toBe(200);
        await tab.page
          .getByRole('heading', { level: 1 })
          .filter({ hasText: route?.heading ?? '' })
          .waitFor();
        await tab.page
          .locator('[aria-busy=true], [aria-label=Cargando]')
          .first()
          .waitFor({ state: 'detached' });
        expect(await accessibilityProblems(tab.page)).toEqual([]);
        const overflow = await tab.page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
        // What the page shows came with it: whether it still is as it was costs one read.
        if (LIVE.has(name)) {
          await becomeLive(tab);
          expect(await tab.reads()).toEqual([firestorePaths.cambios()]);
        } else expect(await tab.reads()).toEqual([]);
        expect(tab.problems).toEqual([]);
      },
    );
  }

  it.each(['/no-existe', '/partidos/no-existe', '/jugador/no-existe', '/noticias/no-existe'])(
    'answers 404 for %s, inside the layout',
    async (path) => {
      tab = await openTab(browser);
      const response = await tab.page.goto(site() + path);
      expect(response?.status()).toBe(404);
      await tab.page.getByRole('heading', { name: 'ERROR 404 - Esta pagina no existe' }).waitFor();
      await tab.page.getByText('Esta página no existe', { exact: true }).waitFor();
      await tab.page.getByRole('navigation').first().waitFor();
      expect(await accessibilityProblems(tab.page)).toEqual([]);
    },
  );

  it('goes from the home page to a match and its player and back, without reloading', async () => {
    tab = await openTab(browser);
    const { page } = tab;
    await page.goto(site());
    await page.evaluate(() => {
      document.body.dataset['kept'] = 'yes';
    });
    await page.locator('a[href^="/partidos/"]').first().click();
    await page.getByRole('heading', { name: 'Alineación' }).waitFor();
    await page.locator('main a[href^="/jugador/"]').first().click();
    await page.waitForURL('**/jugador/*');
    await page.goBack();
    await page.getByRole('heading', { name: 'Alineación' }).waitFor();
    await page
      .getByRole('link', { name: /Volver/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Partidos' }).waitFor();
    expect(await page.evaluate(() => document.body.dataset['kept'])).toBe('yes');
    expect(tab.problems).toEqual([]);
  });

  it('shows another season in matches and statistics', async () => {
    tab = await openTab(browser);
    const { page } = tab;
    const [first] = await read<{ _id: string; nombre: string }[]>(endpoints.fetchTemporadas.path);
    if (!first) throw new Error('the demo club has no season');
    const previews = await read<{ partido_id: string }[]>(
      endpoints.fetchPartidosPreviewTemporada.path.replace(':id', first._id),
    );
    await page.goto(`${site()}/partidos`);
    await page.getByLabel('Temporada').selectOption({ label: first.nombre });
    await page.waitForURL(`**/partidos?temporada=${first._id}`);
    for (const { partido_id: id } of previews) {
      await page.locator(`a[href="/partidos/${id}"]`).waitFor();
    }
    await page.goto(`${site()}/estadisticas?temporada=${first._id}`);
    await page.getByLabel('Temporada').waitFor();
    expect(await page.getByLabel('Temporada').inputValue()).toBe(first._id);
    expect(tab.problems).toEqual([]);
  });
});
