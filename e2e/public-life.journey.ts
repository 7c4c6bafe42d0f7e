import { endpoints, type Partido } from '@club/shared';
import type { Page } from '@playwright/test';
import {
  accessibilityProblems,
  becomeLive,
  DESKTOP,
  readDocumentPaths,
  PHONE,
  type Tab,
  waitForHydration,
} from '../testing/browser';
import { waitUntil } from '../testing/patience';
import { site } from '../testing/running-club';
import { demoJourney, expect, forAllTests, test } from '../testing/journey';
import { demoClient, readApi } from '../testing/club-access';

/** Waits until the page is cached on the device. Not with `waitForFunction`, which treats a promise as true. */
const waitUntilCached = (page: Page, path: string) =>
  waitUntil(
    () =>
      page.evaluate(
        async (key) => (await (await caches.open('paginas')).match(key)) !== undefined,
        site() + path,
      ),
    `${path} in the cache`,
  );

test.describe('public pages in use', () => {
  const { openTab } = demoJourney();
  const tab = forAllTests(() => openTab({ colorScheme: 'dark' }));
  let played: Partido;
  let unplayed: Partido;
  let scorer: { readonly jugador_id: string; readonly goles: number };

  test.beforeAll(async () => {
    const partidos = await readApi(endpoints.fetchPartidos);
    const last = partidos.findLast(({ jugado }) => jugado);
    // The demo club has published its call-up.
    const next = partidos.find(({ jugado }) => !jugado);
    const [first] = await readApi(endpoints.fetchRankingGoleadores);
    if (!last || !next || !first) throw new Error('the demo club is incomplete');
    played = last;
    unplayed = next;
    scorer = first;
  });

  /**
   * Checks that the page fits into a phone and a wide screen, that its HTML had at most three documents, that the
   * browser has received at most `maxRequested` others, and that there were no errors.
   */
  async function expectHealthy(each: Tab, maxRequested = 2) {
    const { page } = each;
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
    const documents = await readDocumentPaths(page);
    expect(documents.length, documents.join('\n')).toBeLessThanOrEqual(3);
    const requested = new Set((await each.reads()).filter((path) => !documents.includes(path)));
    expect(requested.size, [...requested].join('\n')).toBeLessThanOrEqual(maxRequested);
    expect(each.problems).toEqual([]);
  }

  /** The same, and accessibility: for parts that a reader opens, which `public-tour` does not check. */
  async function expectOpenedHealthy(each: Tab, maxRequested?: number) {
    expect(await accessibilityProblems(each.page)).toEqual([]);
    await expectHealthy(each, maxRequested);
  }

  const open = async (path: string): Promise<Page> => {
    await tab.page.goto(site() + path);
    return tab.page;
  };

  test('list the matches behind a scorer’s goals and, on request, his seasons, with sums that agree', async () => {
    const page = await open(`/jugador/${scorer.jugador_id}`);
    await page.getByTitle('Goles: ver los partidos').click();
    const rows = page.locator('main ul li a[href^="/partidos/"]');
    await rows.first().waitFor();
    const notes = await rows
      .locator('p')
      .filter({ hasText: /^\d+ gol(es)?$/ })
      .allTextContents();
    const sum = notes.reduce((total, text) => total + Number.parseInt(text, 10), 0);
    expect(sum).toBe(scorer.goles);
    await expectHealthy(tab);

    await page.getByRole('button', { name: 'Ver todas sus temporadas' }).click();
    await page.getByRole('row').nth(2).waitFor();
    const table = await page.getByRole('row').allInnerTexts();
    const [, ...seasons] = table.map((row) => row.split(/\s*\t\s*/));
    const goals = seasons.map(([name, , goles]) => [name, Number(goles)]);
    const temporada = await readApi(endpoints.fetchTemporadaActual);
    expect(goals[0]).toEqual([temporada?.nombre, scorer.goles]);
    expect(goals.length).toBeGreaterThan(2);
    const all = goals.slice(0, -1).reduce((total, [, goles]) => total + Number(goles), 0);
    expect(goals.at(-1)).toEqual(['Total', all]);
    await expectOpenedHealthy(tab, 3);
  });

  test('lead from a player to the next one and back, and to a comparison', async () => {
    const page = await open(`/jugador/${scorer.jugador_id}`);
    const name = page.getByRole('heading', { level: 1 });
    const before = (await name.textContent()) ?? '';
    await page.getByRole('link', { name: /^Jugador anterior/ }).click();
    await expect(name).not.toHaveText(before);
    await page.getByRole('link', { name: /^Jugador siguiente/ }).click();
    await expect(name).toHaveText(before);
    await expectHealthy(tab);

    await page.getByLabel('Comparar con').selectOption({ index: 3 });
    await page.getByRole('button', { name: 'Comparar' }).click();
    await page.getByRole('heading', { level: 1, name: 'frente a frente' }).waitFor();
    const goals = page.getByRole('row').filter({ has: page.getByText('Goles', { exact: true }) });
    const [own = ''] = await goals.locator('td').allTextContents();
    expect(Number.parseInt(own, 10)).toBe(scorer.goles);
    await expectHealthy(tab);
  });

  test('search while somebody types, without new history entries, and on a submitted form', async () => {
    const page = await open('/noticias');
    await page.getByRole('link', { name: 'Buscar' }).click();
    const field = page.getByRole('searchbox');
    await field.fill(played.nombre_equipo.toUpperCase());
    await field.press('Enter');
    for (const group of [/^Rivales \(\d+\)/, /^Partidos \(\d+\)/])
      await page.getByRole('heading', { name: group }).waitFor();
    await expectOpenedHealthy(tab);
    await waitForHydration(page);
    const countVisits = () => page.evaluate(() => history.length);
    const before = await countVisits();
    for (const words of ['zzz', played.nombre_equipo]) {
      await field.fill('');
      await field.pressSequentially(words);
      await page.getByRole('status').getByText(`sobre «${words}».`).waitFor();
      await expect(field).toBeFocused();
    }
    expect(await countVisits()).toBe(before);
    const match = page.locator(`main a[href="/partidos/${played._id}"]`);
    await match.click();
    await page.getByRole('heading', { name: 'Alineación' }).waitFor();
    await page.goBack();
    await match.waitFor();
    await field.fill('zzzz');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await page.getByText('No hay nada sobre «zzzz».').waitFor();
    await expectOpenedHealthy(tab);
    await page.context().route('**/buscar?q=nada', (route) => route.fulfill({ body: '' }));
    // Submitting the form has loaded the page again. These words are typed before it hydrates.
    await field.fill('nada');
    await waitForHydration(page);
    await page.getByRole('alert').getByText('No hemos podido cargar los datos.').waitFor();
  });

  test('offer the calendar of a season, and show earlier meetings', async () => {
    const page = await open('/partidos');
    await page.getByRole('button', { name: 'Añadir a mi calendario' }).click();
    const subscribe = page.getByRole('link', { name: 'Suscribirme en este dispositivo' });
    expect(await subscribe.getAttribute('href')).toBe(
      `webcal://${new URL(site()).host}/calendario.ics`,
    );
    const google = page.getByRole('link', { name: 'Google Calendar' });
    expect(await google.getAttribute('href')).toMatch(
      /render\?cid=webcal%3A%2F%2F.+%2Fcalendario.ics$/,
    );
    const download = page.getByRole('link', { name: 'Descargar' });
    const file = await fetch(site() + ((await download.getAttribute('href')) ?? ''));
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR/);
    await expectOpenedHealthy(tab);

    await page.goto(`${site()}/partidos/${played._id}`);
    await page.getByRole('heading', { name: 'Últimos enfrentamientos' }).waitFor();
    await page.getByRole('button', { name: 'Buscar en otras temporadas' }).click();
    await page.getByText('Cargando…').first().waitFor({ state: 'detached' });
    await expectOpenedHealthy(tab);
  });

  test('without scripts show a link to the calendar, and no button that needs them', async () => {
    const { page } = await openTab({ javaScriptEnabled: false });
    for (const path of ['/partidos', `/partidos/${played._id}`, `/partidos/${unplayed._id}`]) {
      await page.goto(site() + path);
      expect(await page.getByRole('button', { name: /Compartir|Añadir|Buscar/ }).count()).toBe(0);
    }
    const link = page.getByRole('link', { name: 'Añadir a mi calendario' });
    const file = await fetch(site() + ((await link.getAttribute('href')) ?? ''));
    expect(await file.text()).toContain(`UID:${unplayed._id}@`);
  });

  test('show the call-up of an unplayed match, share both, and add the match to a calendar', async () => {
    const page = await open(`/partidos/${unplayed._id}`);
    const callUp = page.locator('section').filter({ hasText: 'Convocatoria' }).last();
    await callUp.getByText('Quedamos: 19:30, Vestuario de El Encinar').waitFor();
    await callUp.getByRole('link').first().waitFor();
    expect(await callUp.getByRole('link').count()).toBe(18);
    const request = page.waitForRequest(/\/compartir\/convocatoria\//);
    await page.getByRole('button', { name: 'Compartir convocatoria' }).hover();
    const picture = await fetch((await request).url());
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    await page.getByRole('heading', { name: 'Últimos enfrentamientos' }).waitFor();
    await page.getByRole('button', { name: 'Añadir a mi calendario' }).click();
    const file = await page
      .getByRole('link', { name: 'Guardar en mi calendario' })
      .getAttribute('href');
    expect(decodeURIComponent(file ?? '')).toContain(`UID:${unplayed._id}@`);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: (data: ShareData) => {
          document.body.dataset['shared'] = JSON.stringify(data);
          return Promise.resolve();
        },
      });
    });
    await expectOpenedHealthy(tab);
    await page.getByRole('button', { name: 'Compartir', exact: true }).click();
    const shared = await page.evaluate(() => document.body.dataset['shared']);
    expect(shared).toContain(unplayed.nombre_equipo);
    expect(shared).toContain(`/partidos/${unplayed._id}`);
  });

  test('have a manifest, whose icons have the stated sizes, and an uncached service worker', async () => {
    const html = await (await fetch(site())).text();
    const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
    const response = await fetch(site() + address);
    const manifest = (await response.json()) as { icons: { src: string; sizes: string }[] };
    for (const { src, sizes } of manifest.icons) {
      const icon = Buffer.from(await (await fetch(site() + src)).arrayBuffer());
      expect(`${String(icon.readUInt32BE(16))}x${String(icon.readUInt32BE(20))}`).toBe(sizes);
    }
    expect((await fetch(`${site()}/sw.js`)).headers.get('cache-control')).toContain('no-cache');
  });

  test('show visited pages offline with their age, and catch up', async () => {
    const { page } = await openTab({ serviceWorkers: 'allow' });
    await page.goto(site());
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await waitUntilCached(page, '/');
    await page.getByRole('link', { name: 'Partidos', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Partidos' }).waitFor();
    await waitUntilCached(page, '/partidos');

    await page.context().setOffline(true);
    await page.getByText('Sin conexión: datos de hace un momento').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    // Both pages come from the cache: this one by a reload, then the home page by a link, without data in memory.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Partidos' }).waitFor();
    await page.getByTestId('marcador').first().waitFor();
    // After an offline reload, some versions of Chromium report a connection. Then the message is about a slow one.
    const fromDevice = page.getByText(/^(Sin conexión|Conexión lenta): datos de hace/);
    await fromDevice.waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'CD Encina' }).click();
    await page.getByRole('heading', { name: /Próximos partidos/ }).waitFor();
    await page.getByTestId('marcador').first().waitFor();
    await fromDevice.waitFor();
    await page.goto(`${site()}/partidos/${played._id}`);
    await page.getByText('Esta página aún no está guardada').waitFor();
    await page.goBack();

    await page.context().setOffline(false);
    await fromDevice.first().waitFor({ state: 'detached' });
    const paths = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(paths.filter((path) => /^\/(admin|login|b-api(?!\/imagenes))/.test(path))).toEqual([]);
  });

  test('do not listen in the background, and catch up on return', async () => {
    const hiding = await openTab();
    const { page } = hiding;
    const watching = await openTab();
    const recordChannels = ({ page: listening }: Tab) => {
      const opened: string[] = [];
      listening.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        // The first request of a channel has no session id.
        if (pathname.endsWith('/Listen/channel') && !searchParams.has('SID'))
          opened.push(request.url());
      });
      return opened;
    };
    const channels = recordChannels(hiding);
    const watchingChannels = recordChannels(watching);
    const path = `${site()}/partidos/${unplayed._id}`;
    await page.goto(path);
    await watching.page.goto(path);
    for (const each of [hiding, watching]) await becomeLive(each);
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    await demoClient(site()).call(endpoints.updatePartido, {
      id: unplayed._id,
      body: { estado: 'en_juego' },
    });
    await watching.page.getByText('EN DIRECTO').waitFor();
    expect(await page.getByText('EN DIRECTO').count()).toBe(0);
    await setHidden(false);
    await page.getByText('EN DIRECTO').waitFor();
    // One channel per visible period. Each further one would read, and bill, every document again.
    expect(watchingChannels).toHaveLength(1);
    expect(channels).toHaveLength(2);
    expect(hiding.problems).toEqual([]);
  });
});
