import type { ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import { createPagesApp, createServices, readWebBuild } from '@club/functions';
import { endpoints } from '@club/shared';
import { demoSettings } from '@club/shared/demo';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { serve } from '../functions/src/testing/serve';
import { DESKTOP, PHONE } from '../testing/browser';
import { layoutShift } from '../testing/layout-shift';
import { runningClub, site } from '../testing/running-club';
import { demoJourney, expect, test } from '../testing/journey';
import { readApi } from '../testing/club-access';

/** Maximum cumulative layout shift while a page loads. */
const MAX_LAYOUT_SHIFT = 0.01;
type Db = ReturnType<typeof createServices>['db'];

/**
 * A second site whose server clock shows `now`. It renders pages, and forwards all other requests to the running site.
 * Pages that Playwright answers itself would not do: browsers do not let them connect to the local emulators.
 */
async function siteAt(db: Db, now: string) {
  const { functions } = runningClub().folders;
  const page = createPagesApp({
    ...(await readWebBuild(pathToFileURL(`${functions}/`))),
    services: { db, now: () => new Date(now) },
    environment: {
      firebase: { apiKey: 'demo', projectId: runningClub().projectId, authDomain: 'demo' },
      emuladores: { firestore: runningClub().firestoreHost, auth: runningClub().authHost },
    },
    logError: (_message, error) => {
      throw error;
    },
  });
  const forward = async (path: string, response: ServerResponse) => {
    const answer = await fetch(site() + path);
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    response.writeHead(answer.status, { 'content-type': type });
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  return serve((request, response) => {
    const isPage = request.headers.accept?.includes('text/html') === true;
    if (isPage) page(request, response);
    else void forward(request.url ?? '/', response);
  });
}

test.describe('the first paint', () => {
  const { openTab } = demoJourney();
  let app: ReturnType<typeof initializeApp>;
  let db: Db;
  test.beforeAll(() => {
    app = initializeApp({ projectId: runningClub().projectId }, 'first-paint');
    ({ db } = createServices(app));
  });
  test.afterAll(async () => {
    await deleteApp(app);
  });

  test('that differs from what the browser renders is reported', async () => {
    const { page, problems } = await openTab();
    await page.route(`${site()}/contacto`, async (intercepted) => {
      const answer = await intercepted.fetch();
      const html = (await answer.text()).replace('Escríbenos a', 'Escribidnos a');
      await intercepted.fulfill({ response: answer, body: html });
    });
    await page.goto(`${site()}/contacto`);
    await page.getByText('Escríbenos a').waitFor();
    expect(problems.join()).toMatch(/hydrat|#418/i);
  });

  test('shows what was played on this day a year ago', async () => {
    const partidos = await readApi(endpoints.fetchPartidos);
    const current = partidos.at(-1)?.temporada_id;
    const past = partidos.find(({ jugado, temporada_id }) => jugado && temporada_id !== current);
    if (!past) throw new Error('no match of an earlier season');
    const aYearLater = new Date(past.fecha_date);
    aYearLater.setUTCFullYear(aYearLater.getUTCFullYear() + 1);
    const later = await siteAt(db, aYearLater.toISOString());
    try {
      const { page, problems } = await openTab({ isClockSettable: true });
      await page.clock.setFixedTime(aYearLater);
      // Loads the font first, which would shift lines if it arrived late on a slow machine.
      await page.goto(`${later.url}/contacto`);
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        const response = await page.goto(`${later.url}/partidos`);
        expect(await response?.text()).toContain('Hoy hace un año: ');
        // This button appears after hydration.
        await page.getByRole('button', { name: 'Añadir a mi calendario' }).waitFor();
        await page.getByText('Hoy hace un año: ').getByRole('link').waitFor();
        const { total, moves } = await layoutShift(page);
        expect(total, moves.join('\n')).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
      }
      expect(problems).toEqual([]);
    } finally {
      await later.stop();
    }
  });

  test('decorates for Christmas by the date in Madrid, whatever the reader’s time zone', async () => {
    // It is New Year in Madrid, but not yet in the reader's time zone.
    const now = '2026-12-31T23:30:00.000Z';
    const other = await siteAt(db, now);
    try {
      const { page, problems } = await openTab({
        timezoneId: 'Pacific/Pago_Pago',
        isClockSettable: true,
      });
      await page.clock.setFixedTime(now);
      await page.goto(`${other.url}/contacto`);
      await page.getByRole('link', { name: 'Sobre el club' }).click();
      await page.getByRole('heading', { level: 1, name: /^Sobre / }).waitFor();
      expect(await page.locator('header[data-navidad]').getAttribute('data-navidad')).toBe('true');
      expect(await page.getByRole('img', { name: 'Felices fiestas' }).count()).toBe(1);
      await page.getByText(`${demoSettings.nombre} © 2027`).waitFor();
      // HTML cached at New Year loses the decoration when the browser's date is in July.
      await page.clock.setFixedTime('2027-07-01T12:00:00Z');
      await page.goto(`${other.url}/contacto`);
      await page.locator('header[data-navidad="false"]').waitFor();
      expect(await page.getByRole('img', { name: 'Felices fiestas' }).count()).toBe(0);
      expect(problems).toEqual([]);
    } finally {
      await other.stop();
    }
  });
});
