import { randomUUID } from 'node:crypto';
import { createServices } from '@club/functions';
import { serve } from '../functions/src/testing/serve';
import {
  actaFromLiveMatch,
  endpoints,
  firestorePaths,
  type JugadorPreview,
  type Step,
  stepSchema,
} from '@club/shared';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { Page } from '@playwright/test';
import type { ApiClient } from '../scripts/import/api-client';
import { accessibilityProblems, becomeLive, isMarked, markPage } from '../testing/browser';
import { clubNow } from '../testing/club-clock';
import { layoutShift } from '../testing/layout-shift';
import { runningClub, site } from '../testing/running-club';
import { demoJourney, expect, forAllTests, test } from '../testing/journey';
import { demoClient, nextMatch } from '../testing/club-access';

/** Maximum cumulative layout shift while a match is followed. */
const MAX_LAYOUT_SHIFT = 0.02;

/** CSS pixels of a television in a bar, which shows the scoreboard page. */
const TELEVISION = { width: 1280, height: 720 } as const;

const MINUTE_S = 60;

test.describe('a match that is entered at the touchline, as fans see it', () => {
  const { openTab } = demoJourney();
  // Open from before kick-off until the end: the page of the match, the home page and the list of matches.
  const match = forAllTests(openTab);
  const home = forAllTests(openTab);
  const list = forAllTests(openTab);
  /** Of a reader who comes during the match. */
  const latecomer = forAllTests(openTab);
  let api: ApiClient;
  let id: string;
  let isHome: boolean;
  let squad: readonly JugadorPreview[];
  /** The log so far, and the server's version of it. */
  const steps: Step[] = [];
  let version = 0;

  /** Enters a step that happened so many seconds ago, and sends the log. Returns the step's id. */
  const enter = async (secondsAgo: number, step: Readonly<Record<string, unknown>>) => {
    const instante = new Date(clubNow().getTime() - secondsAgo * 1000).toISOString();
    const parsedStep = stepSchema.parse({ id: randomUUID(), instante, ...step });
    steps.push(parsedStep);
    const { data } = await api.call(endpoints.putDirecto, { id, body: { version, pasos: steps } });
    ({ version } = data);
    return parsedStep.id;
  };
  const player = (index: number) => {
    const found = squad[index];
    if (!found) throw new Error('the demo club has too few players');
    return found;
  };
  const scorer = () => player(12);
  /** The score as shown, home side first. */
  const score = (ours: number, theirs: number) =>
    (isHome ? [ours, theirs] : [theirs, ours]).join(' - ');
  const firstScore = (page: Page) => page.getByTestId('marcador').first();
  const waitForScore = (page: Page, text: string) =>
    page.getByTestId('marcador').filter({ hasText: text }).first().waitFor();
  const cardOnHome = () => home.page.locator(`a[href="/partidos/${id}"]`);
  const cardInList = () =>
    list.page.getByRole('article').filter({ has: list.page.locator(`a[href="/partidos/${id}"]`) });

  test.beforeAll(async () => {
    api = demoClient(site());
    ({ partido_id: id, local: isHome } = await nextMatch());
    squad = await api.call(endpoints.fetchJugadoresPreviewActivos);
  });

  test('updates the open pages with each step, without a reload or layout shifts', async () => {
    const { page } = match;
    await page.goto(`${site()}/partidos/${id}`);
    await home.page.goto(site());
    await list.page.goto(`${site()}/partidos`);
    await page.getByRole('timer').waitFor();
    for (const tab of [match, home, list]) {
      await becomeLive(tab);
      await markPage(tab.page);
    }

    // Ten seconds before the end of minute 34.
    await enter(34 * MINUTE_S - 10, { tipo: 'comienzo' });
    await page.getByText('EN DIRECTO').waitFor();
    await page.getByRole('heading', { name: 'Minuto a minuto' }).waitFor();
    await waitForScore(page, '0 - 0');
    const clock = page.getByTestId('minuto');
    // A slow machine may show 35 at once, so the test waits for the minute after the one that is shown.
    const minute = Number.parseInt(await clock.filter({ hasText: /^3\d'/ }).innerText(), 10);
    expect(minute).toBeGreaterThanOrEqual(34);
    await clock.filter({ hasText: `${String(minute + 1)}'` }).waitFor();
    await cardOnHome().getByText('EN DIRECTO').waitFor();
    await cardInList().getByText('EN DIRECTO').waitFor();

    const beforeGoal = await page.evaluate(() => performance.now());
    const { jugador_id: autor_id, nombre_con_inicial: name } = scorer();
    await enter(20 * MINUTE_S, {
      tipo: 'gol_anotado',
      autor_id,
      asistente_id: player(9).jugador_id,
    });
    await waitForScore(page, score(1, 0));
    await page.getByText(name).first().waitFor();
    // Announced to screen readers. Minute 14 or later, depending on the machine: the test wants 1 and any digit.
    await page
      .getByRole('status')
      .filter({ hasText: new RegExp(`gol nuestro, ${name}, minuto 1\\d`) })
      .waitFor({ state: 'attached' });
    await cardOnHome().getByText(score(1, 0)).waitFor();
    await cardInList().getByText(score(1, 0)).waitFor();

    const mistake = await enter(60, { tipo: 'gol_encajado' });
    await waitForScore(page, score(1, 1));
    await enter(30, { tipo: 'anular', paso_id: mistake });
    await waitForScore(page, score(1, 0));
    await enter(10, {
      tipo: 'tarjeta',
      evento: 'tarjeta amarilla',
      autor_id: player(3).jugador_id,
    });
    await page.getByRole('listitem').getByText('Tarjeta amarilla', { exact: true }).waitFor();
    await enter(5, { tipo: 'descanso' });
    await clock.filter({ hasText: 'Descanso' }).waitFor();
    const { total, moves } = await layoutShift(page, beforeGoal);
    expect(total, moves.join('\n')).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    for (const tab of [match, home, list]) {
      expect(await isMarked(tab.page)).toBe(true);
      expect(await accessibilityProblems(tab.page)).toEqual([]);
      const readDocuments = [...new Set(await tab.reads())];
      // One of them is the squad, for the names in the published call-up.
      expect(readDocuments.length, readDocuments.join('\n')).toBeLessThanOrEqual(5);
      expect(tab.problems).toEqual([]);
    }
  });

  test('is on all pages for readers who come later, who may keep their screen on', async () => {
    const { page, problems } = latecomer;
    const open = async (path: string, times: number) => {
      await page.goto(site() + path);
      await becomeLive(latecomer);
      await waitForScore(page, score(1, 0));
      expect(await page.getByText('EN DIRECTO').count(), path).toBe(times);
    };
    await open(`/partidos/${id}`, 1);
    const keepScreenOn = (checked: boolean) =>
      page.getByRole('switch', { name: 'Mantener la pantalla encendida', checked });
    await keepScreenOn(false).click();
    await keepScreenOn(true).click();
    await keepScreenOn(false).waitFor();
    // The home page shows it twice: in the main item, large and near the top, and on the card.
    await open('/', 2);
    const { y, height } = (await firstScore(page).boundingBox()) ?? { y: Infinity, height: 0 };
    expect(y + height).toBeLessThanOrEqual(320);
    expect(
      await firstScore(page).evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
    ).toBeGreaterThanOrEqual(64);
    await open('/partidos', 1);
    // Client-side navigation from the list to the match.
    await page.getByRole('link', { name: /^Ver directo/ }).click();
    await page.getByRole('heading', { name: 'Minuto a minuto' }).waitFor();
    expect(problems).toEqual([]);
  });

  test('fills the screen of a bar with its score, and nothing else (regla 95)', async () => {
    const scoreboard = await openTab({ viewport: TELEVISION });
    const { page } = scoreboard;
    await page.goto(`${site()}/partidos/${id}/marcador`);
    await becomeLive(scoreboard);
    await waitForScore(page, score(1, 0));
    await page.getByText('Tarjeta amarilla').waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    const { height } = (await firstScore(page).boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThan(TELEVISION.height / 4);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - window.innerWidth, scrollHeight - window.innerHeight];
    });
    expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
    expect(await accessibilityProblems(page)).toEqual([]);

    const disallowed = await enter(50, { tipo: 'gol_encajado' });
    await waitForScore(page, score(1, 1));
    await enter(40, { tipo: 'anular', paso_id: disallowed });
    await waitForScore(page, score(1, 0));
    expect(scoreboard.problems).toEqual([]);
  });

  test('can be embedded as a card in a newspaper’s page, unlike other pages (regla 94)', async () => {
    const { page } = await openTab();
    const embed = (title: string, path: string) =>
      `<iframe title="${title}" src="${site()}${path}"></iframe>`;
    const elsewhere = await serve((_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(embed('card', '/incrustar/proximo') + embed('list', '/partidos'));
    });
    await page.goto(elsewhere.url);
    const card = page.frameLocator('iframe[title="card"]');
    await card.getByText('En directo').waitFor();
    await card.getByText(score(1, 0)).waitFor();
    const refused = page.frameLocator('iframe[title="list"]');
    expect(await refused.getByRole('navigation').count()).toBe(0);
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      card.getByRole('link').click(),
    ]);
    await opened.waitForURL(`${site()}/partidos/${id}`);
    await elsewhere.stop();
  });

  test('is not shown as live after hours without updates', async () => {
    // Only the database can make the log old: the API stamps it itself.
    const app = initializeApp({ projectId: runningClub().projectId }, 'live-directo');
    const doc = createServices(app).db.doc(firestorePaths.directo(id));
    const { actualizado } = (await doc.get()).data() as { actualizado: string };
    const hoursAgo = new Date(clubNow().getTime() - 5 * 60 * 60 * 1000).toISOString();
    await doc.update({ actualizado: hoursAgo });
    await match.page.getByTestId('minuto').filter({ hasText: 'Sin noticias desde' }).waitFor();
    await match.page.getByText('EN DIRECTO').first().waitFor({ state: 'detached' });
    await home.page.getByText('Sin noticias').first().waitFor();
    await doc.update({ actualizado });
    await match.page.getByText('EN DIRECTO').waitFor();
    await deleteApp(app);
  });

  test('becomes the played match when its sheet is saved, also in the statistics, until the sheet is annulled', async () => {
    const { page } = match;
    await latecomer.page.goto(`${site()}/estadisticas`);
    await becomeLive(latecomer);
    const played = latecomer.page
      .locator('dl > div', { hasText: 'Partidos jugados' })
      .locator('dd');
    const before = Number(await played.textContent());
    await enter(4, { tipo: 'segunda_parte' });
    const { jugador_id } = scorer();
    await enter(3, { tipo: 'gol_anotado', autor_id: jugador_id });
    await waitForScore(page, score(2, 0));
    await enter(2, { tipo: 'final' });
    await enter(1, { tipo: 'mvp', jugador_id });
    await page.getByText('MVP del partido').waitFor();
    await api.call(endpoints.updatePartido, { id, body: actaFromLiveMatch(steps) });

    await page.getByRole('heading', { name: 'Detalles del partido' }).waitFor();
    expect(await firstScore(page).textContent()).toBe(score(2, 0));
    await page.getByText('EN DIRECTO').first().waitFor({ state: 'detached' });
    await cardOnHome().getByText(score(2, 0)).waitFor();
    await cardInList()
      .getByRole('link', { name: /^Ver ficha/ })
      .waitFor();
    await home.page.getByText('EN DIRECTO').first().waitFor({ state: 'detached' });
    const { estadisticas_temporada: statistics } = await api.call(endpoints.fetchJugador, {
      id: jugador_id,
    });
    expect(statistics.mvp).toBeGreaterThanOrEqual(1);
    await played.filter({ hasText: new RegExp(`^${String(before + 1)}$`) }).waitFor();

    await api.call(endpoints.anularActa, { id });
    await page.getByRole('timer').waitFor();
    await played.filter({ hasText: new RegExp(`^${String(before)}$`) }).waitFor();
    await cardInList()
      .getByRole('link', { name: /^Ver ficha/ })
      .waitFor({ state: 'detached' });
    for (const tab of [match, home, list]) {
      expect(await isMarked(tab.page)).toBe(true);
      expect(tab.problems).toEqual([]);
    }
  });
});
