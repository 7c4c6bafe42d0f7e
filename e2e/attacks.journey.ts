import { request } from 'node:http';
import { API_BASE, clubConfig, endpoints, firestorePaths, loginEmail } from '@club/shared';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';
import { sendRaw } from '../functions/src/testing/attacks/raw-request';
import { createApiClient, type ApiClient, signIn } from '../scripts/import/api-client';
import { DEMO_LOGIN } from '../scripts/platform/accounts';
import { openScreen, signIn as signInToPanel } from '../testing/panel';
import { runningClub, site } from '../testing/running-club';
import { demoJourney, expect, test } from '../testing/journey';

const MIB = 1024 * 1024;
const HOSTILE = `"><img src=x onerror="window.tomado=1"><svg onload="window.tomado=1"><script>window.tomado=1</script>{{7*7}}\${7*7}'-alert(1)-'`;
test.describe('the running product under attack', () => {
  const { openTab } = demoJourney();
  let api: ApiClient;
  let token: string;
  test.beforeAll(async () => {
    token = await signIn(site(), DEMO_LOGIN.username, DEMO_LOGIN.password);
    api = createApiClient({ url: site(), getToken: () => Promise.resolve(token) });
  });

  test('no path leads to a file, a setting or another function’s data', async () => {
    for (const path of [
      '/b-api/..%2f..%2fetc/passwd',
      '/b-api/%2e%2e/%2e%2e/functions',
      '/b-api//fetch-equipos',
      '/b-api/fetch-jugadores/..;/',
      '/b-api/%00',
      '/b-api/imagenes/jugador-perfil/..%2f..%2fprivado',
      '/b-api/fetch-jugador/__proto__',
      '/../package.json',
      '/assets/..%2f..%2ffirebase.json',
      '/..%5c..%5cwindows',
      '/.env',
      '/.git/config',
      '/package.json',
      '/firestore.rules',
      '/app-server.js',
      '/assets/index.js.map',
      '/noticias/%EF%BC%8E%EF%BC%8E',
      '//evil.example/',
      '/partidos/%00',
    ]) {
      const { status, text, headers } = await sendRaw(site(), { path });
      expect(status, path).toBe(404);
      expect(text, path).not.toMatch(/root:|"dependencies"|rules_version|CLUB_FIREBASE/);
      expect(headers.location).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('pages and responses have the security headers', async () => {
    for (const path of ['/', '/no-existe', '/login', `${API_BASE}/salud`, '/compartir.png']) {
      const { headers } = await fetch(site() + path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('x-frame-options'), path).toBe('DENY');
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
      expect(headers.get('permissions-policy'), path).toContain('camera=()');
      expect(headers.get('strict-transport-security'), path).toMatch(/^max-age=\d+/);
    }
    const policy = (await fetch(site())).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+'(;|$)/);
  });

  test('the web SDK reads what pages show and writes nothing, anonymously and as the administrator', async () => {
    // Denials are expected here, so the SDK need not warn about them.
    setLogLevel('silent');
    const app = initializeApp({ apiKey: 'demo', projectId: runningClub().projectId });
    const db = getFirestore(app);
    const [host = '', port] = runningClub().firestoreHost.split(':');
    connectFirestoreEmulator(db, host, Number(port));
    const auth = getAuth(app);
    connectAuthEmulator(auth, `http://${runningClub().authHost}`, { disableWarnings: true });
    const denied = { code: 'permission-denied' };
    const portada = doc(db, firestorePaths.portada());
    const email = loginEmail(DEMO_LOGIN.username, clubConfig.loginDomain);
    for (const signsIn of [false, true]) {
      if (signsIn) await signInWithEmailAndPassword(auth, email, DEMO_LOGIN.password);
      const before = (await getDoc(portada)).data();
      expect(before?.['next_games']).toHaveLength(6);
      await expect(setDoc(portada, { next_games: [] })).rejects.toMatchObject(denied);
      await expect(deleteDoc(portada)).rejects.toMatchObject(denied);
      await expect(setDoc(doc(db, 'partidos/nuevo'), { jugado: true })).rejects.toMatchObject(
        denied,
      );
      await expect(getDoc(doc(db, firestorePaths.birthDates()))).rejects.toMatchObject(denied);
      expect((await getDoc(portada)).data()).toEqual(before);
    }
    await deleteApp(app);
  });

  test('a body with Expect: 100-continue is accepted if it is small, else refused with 413', async () => {
    const announce = (body: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          expect: '100-continue',
        };
        const announced = request(`${site()}${API_BASE}/add-campo`, { method: 'POST', headers });
        announced.on('continue', () => announced.end(body));
        announced.on('response', (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        announced.on('error', reject);
        announced.flushHeaders();
      });
    expect(await announce(JSON.stringify({ nombre: 'El Soto' }))).toBe(201);
    expect(await announce(JSON.stringify({ nombre: 'x'.repeat(2 * MIB) }))).toBe(413);
  });

  test('the session cookie arrives', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const opened = await fetch(`${site()}${API_BASE}/session`, { method: 'POST', headers });
    expect(opened.headers.get('set-cookie')).toMatch(/^__session=.+; HttpOnly; SameSite=Lax$/);
    expect(opened.headers.get('cache-control')).toBe('private, no-store');
    const closed = await fetch(`${site()}${API_BASE}/session`, { method: 'DELETE' });
    expect(closed.headers.get('set-cookie')).toMatch(/^__session=;/);
  });

  test('hostile text in every field runs nowhere: neither on a public page nor in the panel', async () => {
    const short = HOSTILE.slice(0, 44);
    const [jugador] = await api.call(endpoints.fetchRankingGoleadores);
    const [next] = await api.call(endpoints.fetchNextGames);
    const partido = await api.call(endpoints.fetchPartido, { id: next?.partido_id ?? '' });
    const [temporada] = await api.call(endpoints.fetchTemporadas);
    const jugadorId = jugador?.jugador_id ?? '';
    await api.call(endpoints.updateJugador, {
      id: jugadorId,
      body: {
        nombre: short,
        apellido1: short,
        apellido2: short,
        alias: short,
        pais: short,
        trayectoria: HOSTILE,
      },
    });
    await api.call(endpoints.updateTemporada, {
      id: temporada?._id ?? '',
      body: { nombre: '<img src=x onerror=1>' },
    });
    for (const [endpoint, id] of [
      [endpoints.updateCompeticion, partido.competicion_id],
      [endpoints.updateEquipo, partido.equipo_id],
      [endpoints.updateCampo, partido.campo_id ?? ''],
    ] as const) {
      await api.call(endpoint, { id, body: { nombre: short } });
    }
    const noticia = await api.call(endpoints.addNoticia, {
      body: { titulo: HOSTILE.slice(0, 120), contenido: HOSTILE },
    });
    const { page } = await openTab({ reducedMotion: 'reduce' });
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const expectHarmless = async (where: string) => {
      // The hostile text is on the page, as text.
      await page.getByText('onerror').first().waitFor({ state: 'attached' });
      expect(await page.evaluate(() => 'tomado' in window), where).toBe(false);
      expect(await page.locator('img[onerror], svg[onload]').count(), where).toBe(0);
    };
    for (const path of [
      `/noticias/${noticia._id}`,
      `/jugador/${jugadorId}`,
      `/partidos/${partido._id}`,
      '/',
    ]) {
      await page.goto(site() + path);
      await expectHarmless(path);
    }
    for (const name of ['Noticias', 'Plantilla', 'Partidos', 'Estadísticas']) {
      await page.getByRole('link', { name, exact: true }).first().click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await expectHarmless(name);
    }
    await signInToPanel(page);
    for (const name of [
      ...['Noticias', 'Plantilla', 'Partidos', 'Equipos', 'Competiciones', 'Campos'],
      ...['Estadísticas', 'Temporadas', 'Historial'],
    ]) {
      await openScreen(page, name);
      await expectHarmless(name);
    }
    // The Content-Security-Policy had nothing to block.
    expect(logged.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
  });
});
