import { randomUUID } from 'node:crypto';
import { createServices } from '@club/functions';
import { actaFromLiveMatch, endpoints, firestorePaths, type Step, stepSchema } from '@club/shared';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { Page } from '@playwright/test';
import { type ApiClient, createApiClient } from '../scripts/import/api-client';
import { signIn } from '../scripts/import/sign-in';
import { DEMO_LOGIN } from '../scripts/platform/accounts';
import {
  accessibilityProblems,
  becomeLive,
  isMarked,
  markPage,
  type Tab,
} from '../testing/browser';
import { clubNow } from '../testing/club-clock';
import { layoutShift, observeLayoutShiftFromHere } from '../testing/layout-shift';
import { otherSite } from '../testing/other-site';
import { runningClub } from '../testing/running-club';
import { demoJourney, expect, test } from '../testing/journey';

const site = () => runningClub().url;

/** Maximum cumulative layout shift while a match is followed. */
const MAX_LAYOUT_SHIFT = 0.02;

/** A television in a bar, which shows the scoreboard page, CSS pixels. */
const TELEVISION = { width: 1280, height: 720 } as const;

test.describe('a match that is entered at the touchline, as fans see it', () => {
  const { openTab } = demoJourney();
  let match: Tab;
  let home: Tab;
  let list: Tab;
  let late: Tab;
  let board: Tab;
  let newspaper: Tab;
  const elsewhere = otherSite();
  let api: ApiClient;
  let id: string;
  let isLocal: boolean;
  let squad: readonly { readonly jugador_id: string; readonly nombre_con_inicial: string }[];
  const pasos: Step[] = [];
  let version = 0;

  /** Enters a step that happened some seconds ago, and sends the log. */
  const enter = async (secondsAgo: number, step: Readonly<Record<string, unknown>>) => {
    const instante = new Date(clubNow().getTime() - secondsAgo * 1000).toISOString();
    const paso = stepSchema.parse({ id: randomUUID(), instante, ...step });
    pasos.push(paso);
    const { data } = await api.call(endpoints.putDirecto, { id, body: { version, pasos } });
    ({ version } = data);
    return paso.id;
  };
  const player = (position: number) =>
    squad[position] ?? { jugador_id: '', nombre_con_inicial: '' };
  const score = (ours: number, theirs: number) =>
    isLocal ? `${String(ours)} - ${String(theirs)}` : `${String(theirs)} - ${String(ours)}`;
  const scoreOf = (page: Page) => page.getByTestId('marcador').first();
  const waitForScore = (page: Page, text: string) =>
    page.getByTestId('marcador').filter({ hasText: text }).first().waitFor();
  const cardOnHome = () => home.page.locator(`a[href="/partidos/${id}"]`);
  const cardInList = () =>
    list.page.getByRole('article').filter({ has: list.page.locator(`a[href="/partidos/${id}"]`) });

  test.beforeAll(async () => {
    [board, newspaper, match, home, list, late] = await Promise.all([
      openTab({ viewport: TELEVISION }),
      openTab(),
      openTab(),
      openTab(),
      openTab(),
      openTab(),
    ]);
    api = createApiClient({
      url: site(),
      getToken: () => signIn(site(), DEMO_LOGIN.username, DEMO_LOGIN.password),
    });
    const next = await api.call(endpoints.fetchNextGames);
    const game = next.find(({ jugado, estado }) => !jugado && estado === 'programado');
    if (!game) throw new Error('the demo club has no match to play');
    ({ partido_id: id, local: isLocal } = game);
    squad = await api.call(endpoints.fetchJugadoresPreviewActivos);
  });
  test.afterAll(() => elsewhere.stop());

  test('updates the pages of fans with each step, without layout shifts', async () => {
    const { page } = match;
    await page.goto(`${site()}/partidos/${id}`);
    await home.page.goto(site());
    await list.page.goto(`${site()}/partidos`);
    await page.getByRole('timer').waitFor();
    for (const tab of [match, home, list]) {
      await becomeLive(tab);
      await markPage(tab.page);
    }

    // Kick-off was 33 min 50 s ago, so minute 34 becomes 35 within ten seconds.
    await enter(33 * 60 + 50, { tipo: 'comienzo' });
    await page.getByText('EN DIRECTO').waitFor();
    await page.getByRole('heading', { name: 'Minuto a minuto' }).waitFor();
    await waitForScore(page, '0 - 0');
    const minute = page.getByTestId('minuto');
    // A slow machine may show 35 at once, so the test waits for the minute after the one that is shown.
    const shown = Number.parseInt(await minute.filter({ hasText: /^3\d'/ }).innerText(), 10);
    expect(shown).toBeGreaterThanOrEqual(34);
    await minute.filter({ hasText: `${String(shown + 1)}'` }).waitFor();
    await cardOnHome().getByText('EN DIRECTO').waitFor();
    await cardInList().getByText('EN DIRECTO').waitFor();

    await observeLayoutShiftFromHere(page);
    const scorer = player(12).nombre_con_inicial;
    await enter(20 * 60, {
      tipo: 'gol_anotado',
      autor_id: player(12).jugador_id,
      asistente_id: player(9).jugador_id,
    });
    await waitForScore(page, score(1, 0));
    await page.getByText(scorer).first().waitFor();
    // Minute 14 or later, depending on the machine: only the first digit is checked.
    await page
      .getByRole('status')
      .filter({ hasText: `gol nuestro, ${scorer}, minuto 1` })
      .waitFor({ state: 'attached' });
    await cardOnHome().getByText(score(1, 0)).waitFor();
    await cardInList().getByText(score(1, 0)).waitFor();

    const wrong = await enter(60, { tipo: 'gol_encajado' });
    await waitForScore(page, score(1, 1));
    await enter(30, { tipo: 'anular', paso_id: wrong });
    await waitForScore(page, score(1, 0));
    await enter(10, {
      tipo: 'tarjeta',
      evento: 'tarjeta amarilla',
      autor_id: player(3).jugador_id,
    });
    await page.getByRole('listitem').getByText('Tarjeta amarilla', { exact: true }).waitFor();
    await enter(5, { tipo: 'descanso' });
    await page.getByTestId('minuto').filter({ hasText: 'Descanso' }).waitFor();
    const { total, moves } = await layoutShift(page);
    expect(total, moves.join('\n')).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    for (const tab of [match, home, list]) {
      expect(await isMarked(tab.page)).toBe(true);
      expect(await accessibilityProblems(tab.page)).toEqual([]);
      const read = [...new Set(await tab.reads())];
      // One of them is the squad, for the names in the published call-up.
      expect(read.length, read.join('\n')).toBeLessThanOrEqual(5);
      expect(tab.problems).toEqual([]);
    }
  });

  test('is in the HTML for readers who come later, and hydrates without an error', async () => {
    const { page } = late;
    for (const path of [`/partidos/${id}`, '/', '/partidos']) {
      await page.goto(site() + path);
      await becomeLive(late);
      await waitForScore(page, score(1, 0));
      // The home page shows it twice: in the main item and on the card.
      expect(await page.getByText('EN DIRECTO').count(), path).toBe(path === '/' ? 2 : 1);
      expect(late.problems, path).toEqual([]);
    }
    // At the pitch the score matters most: it is large and near the top.
    await page.goto(site());
    await waitForScore(page, score(1, 0));
    const { y, height } = (await scoreOf(page).boundingBox()) ?? { y: Infinity, height: 0 };
    expect(y + height).toBeLessThanOrEqual(320);
    expect(
      await scoreOf(page).evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
    ).toBeGreaterThanOrEqual(64);
    // The wake lock, which keeps the screen on, can be switched on and off.
    await page.goto(`${site()}/partidos/${id}`);
    const keepOn = (checked: boolean) =>
      page.getByRole('switch', { name: 'Mantener la pantalla encendida', checked });
    await keepOn(false).click();
    await keepOn(true).click();
    await keepOn(false).waitFor();
    await page.goto(`${site()}/partidos`);
    // Client-side navigation from the list to the match.
    await page.getByRole('link', { name: /^Ver directo/ }).click();
    await page.getByRole('heading', { name: 'Minuto a minuto' }).waitFor();
    expect(late.problems).toEqual([]);
  });

  test('is on the screen of the bar, alone and as large as possible (regla 95)', async () => {
    const { page } = board;
    await page.goto(`${site()}/partidos/${id}/marcador`);
    await becomeLive(board);
    await waitForScore(page, score(1, 0));
    await page.getByText('Tarjeta amarilla').waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    const { height } = (await scoreOf(page).boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThan(TELEVISION.height / 4);
    const beyond = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - window.innerWidth, scrollHeight - window.innerHeight];
    });
    expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
    expect(await accessibilityProblems(page)).toEqual([]);

    const disallowed = await enter(50, { tipo: 'gol_encajado' });
    await waitForScore(page, score(1, 1));
    await enter(40, { tipo: 'anular', paso_id: disallowed });
    await waitForScore(page, score(1, 0));
    expect(board.problems).toEqual([]);
  });

  test('can be embedded as a card in a newspaper’s page, unlike other pages (regla 94)', async () => {
    const { page } = newspaper;
    const html = ['/incrustar/proximo', '/partidos']
      .map((path, index) => `<iframe title="${String(index)}" src="${site()}${path}"></iframe>`)
      .join('');
    await page.goto(await elsewhere.serve(html));
    const card = page.frameLocator('iframe[title="0"]');
    await card.getByText('En directo').waitFor();
    await card.getByText(score(1, 0)).waitFor();
    expect(await page.frameLocator('iframe[title="1"]').getByRole('navigation').count()).toBe(0);
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      card.getByRole('link').click(),
    ]);
    await opened.waitForURL(`${site()}/partidos/${id}`);
  });

  test('is not shown as live after hours without updates', async () => {
    const app = initializeApp({ projectId: runningClub().projectId }, 'live-directo');
    const doc = createServices(app).db.doc(firestorePaths.directo(id));
    const { actualizado } = (await doc.get()).data() as { actualizado: string };
    const hoursAgo = new Date(clubNow().getTime() - 5 * 60 * 60 * 1000).toISOString();
    await doc.update({ actualizado: hoursAgo });
    await match.page.getByTestId('minuto').filter({ hasText: 'Sin noticias desde' }).waitFor();
    await match.page.getByText('EN DIRECTO').first().waitFor({ state: 'detached' });
    await home.page.getByText('Sin noticias').first().waitFor();
    expect(await accessibilityProblems(match.page)).toEqual([]);
    await doc.update({ actualizado });
    await match.page.getByText('EN DIRECTO').waitFor();
    await deleteApp(app);
  });

  test('becomes the played match when its sheet is saved', async () => {
    const { page } = match;
    await enter(4, { tipo: 'segunda_parte' });
    await enter(3, { tipo: 'gol_anotado', autor_id: player(12).jugador_id });
    await waitForScore(page, score(2, 0));
    await enter(2, { tipo: 'final' });
    await enter(1, { tipo: 'mvp', jugador_id: player(12).jugador_id });
    await page.getByText('MVP del partido').waitFor();
    await api.call(endpoints.updatePartido, { id, body: actaFromLiveMatch(pasos) });

    await page.getByRole('heading', { name: 'Detalles del partido' }).waitFor();
    expect(await scoreOf(page).textContent()).toBe(score(2, 0));
    await page.getByText('EN DIRECTO').first().waitFor({ state: 'detached' });
    await cardOnHome().getByText(score(2, 0)).waitFor();
    await cardInList()
      .getByRole('link', { name: /^Ver ficha/ })
      .waitFor();
    await home.page.getByText('EN DIRECTO').first().waitFor({ state: 'detached' });
    const { estadisticas_temporada: figures } = await api.call(endpoints.fetchJugador, {
      id: player(12).jugador_id,
    });
    expect(figures.mvp).toBeGreaterThanOrEqual(1);
    for (const tab of [match, home, list]) {
      expect(await isMarked(tab.page)).toBe(true);
      expect(tab.problems).toEqual([]);
    }
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
