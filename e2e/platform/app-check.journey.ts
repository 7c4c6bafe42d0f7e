import path from 'node:path';
import { API_BASE, endpoints } from '@club/shared';
import { signIn as fetchToken } from '../../scripts/import/api-client';
import { DEMO_LOGIN } from '../../scripts/platform/accounts';
import { startGoogleRuntime } from '../../scripts/platform/google-site';
import { waitForSending } from '../../testing/touchline';
import { becomeLive } from '../../testing/browser';
import { createRecord, fillLogin, openScreen, waitForSuccess } from '../../testing/panel';
import { runningClub } from '../../testing/running-club';
import { demoJourney, expect, forAllTests, test } from '../../testing/journey';

const SETTINGS = { CLUB_APP_CHECK_SITE_KEY: 'clave-local', CLUB_APP_CHECK_ENFORCE: 'true' };

test.describe('a site with App Check switched on, on Google’s runtime', () => {
  const { openTab } = demoJourney();
  const site = forAllTests(() => {
    const { projectId, firestoreHost, authHost, folders } = runningClub();
    const logDir = path.join(path.dirname(folders.web), 'registro');
    const club = { projectId, firestoreHost, authHost, folders, logDir };
    return startGoogleRuntime({ ...club, env: SETTINGS });
  });
  const tab = forAllTests(openTab);

  test.beforeAll(async () => {
    // Not with `signIn`, which uses the site that all journeys share.
    await tab.page.goto(`${site.url}/login`);
    await fillLogin(tab.page);
    await tab.page.waitForURL('**/admin');
  });

  test('lets the panel write, but not a script with the same password', async () => {
    const { page, problems } = tab;
    await openScreen(page, 'Equipos');
    await createRecord(page, 'Crear equipo', { Nombre: 'Deportivo Ficha' });
    await waitForSuccess(page, 'equipo creado!');
    expect(problems).toEqual([]);

    const token = await fetchToken(site.url, DEMO_LOGIN.username, DEMO_LOGIN.password);
    const refused = await fetch(`${site.url}${API_BASE}/${endpoints.addEquipo.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ nombre: 'De un guion' }),
    });
    expect(refused.status).toBe(401);
    const equipos = await fetch(`${site.url}${API_BASE}/${endpoints.fetchEquipos.path}`);
    const names = await equipos.text();
    expect(names).toContain('Deportivo Ficha');
    expect(names).not.toContain('De un guion');
  });

  test('keeps the touchline’s steps on the device when the server refuses them, and says why', async () => {
    const { page, problems } = tab;
    const nextGames = await fetch(`${site.url}${API_BASE}/${endpoints.fetchNextGames.path}`);
    const game = endpoints.fetchNextGames.response
      .parse(await nextGames.json())
      .find(({ jugado, estado }) => !jugado && estado === 'programado');
    if (!game) throw new Error('the demo club has no match to play');
    const directo = `**${API_BASE}/directo/**`;
    await page.route(directo, async (route) => {
      const { 'x-firebase-appcheck': _token, ...headers } = route.request().headers();
      await route.continue({ headers });
    });
    await page.goto(`${site.url}/admin/partidos/${game.partido_id}/banda`);
    await page.getByRole('button', { name: 'Empezar partido' }).click();
    await page
      .getByText('El servidor no reconoce esta página. Todo sigue guardado en este móvil.')
      .waitFor();
    // The number of unsent steps follows: one, or two if the call-up loaded before the tap and became the line-up.
    await waitForSending(page, 'Web sin verificar: ');
    expect(await page.getByText('La sesión ha caducado', { exact: false }).count()).toBe(0);
    await page.unroute(directo);
    await page.getByRole('button', { name: 'Recargar la página' }).click();
    await waitForSending(page, 'Todo enviado');
    // The browser reports each refusal as an error, and also the missing call-up.
    expect(problems.filter((problem) => !/401|convocatoria/.test(problem))).toEqual([]);
  });

  test('loads no App Check code on readers’ pages', async () => {
    const reader = await openTab();
    const { page, problems } = reader;
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(response.url()));
    for (const url of ['/', '/partidos']) {
      await page.goto(site.url + url);
      await becomeLive(reader);
    }
    expect(loaded.filter((url) => /app-check|recaptcha|appcheck/i.test(url))).toEqual([]);
    expect(problems).toEqual([]);
  });
});
