import { API_BASE, type Endpoint, endpoints } from '@club/shared';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { LEAKS, sendRaw } from '../functions/src/testing/attacks/raw-request';
import { createApiClient, type ApiClient, signIn } from '../scripts/import/api-client';
import { DEMO_LOGIN } from '../scripts/platform/accounts';
import { buildJpeg } from '../shared/src/testing/tiny-pictures';
import { openScreen, signIn as signInToPanel } from '../testing/panel';
import { runningClub, site } from '../testing/running-club';
import { demoJourney, expect, test } from '../testing/journey';

const HOSTILE = `"><img src=x onerror="window.tomado=1"><svg onload="window.tomado=1"><script>window.tomado=1</script>{{7*7}}\${7*7}'-alert(1)-'`;
const writes = Object.entries<Endpoint>(endpoints).filter(
  ([, { permiso }]) => permiso === 'administrador',
);
/** Every document except the counters of rate limits. */
async function dump(db: Firestore): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {};
  for (const collection of await db.listCollections()) {
    if (collection.id === 'limites') continue;
    for (const doc of (await collection.get()).docs) content[doc.ref.path] = doc.data();
  }
  return content;
}

test.describe('attacks on the running product', () => {
  const { openTab } = demoJourney();
  let app: App;
  let db: Firestore;
  let api: ApiClient;
  let token: string;
  let before: Record<string, unknown>;
  test.beforeAll(async () => {
    app = initializeApp({ projectId: runningClub().projectId }, 'ataques');
    db = getFirestore(app);
    token = await signIn(site(), DEMO_LOGIN.username, DEMO_LOGIN.password);
    api = createApiClient({ url: site(), getToken: () => Promise.resolve(token) });
    before = await dump(db);
  });
  test.afterAll(() => deleteApp(app));

  test('no write is accepted with a session cookie alone, whatever the form of the request', async () => {
    const opened = await fetch(`${site()}${API_BASE}/session`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';');
    expect(cookie).toMatch(/^__session=/);
    for (const [name, { method, path }] of writes) {
      const { status, text } = await sendRaw(site(), {
        method,
        path: `${API_BASE}/${path.replace('{/}', '/').replace(/:(id|param|tipo)/g, 'x')}`,
        headers: { cookie, origin: 'https://evil.example', 'content-type': 'text/plain' },
        ...(method !== 'GET' && { body: '{"nombre": "x"}' }),
      });
      expect([401, 404], `${name}: ${text}`).toContain(status);
      expect(text).not.toMatch(LEAKS);
    }
    const form = await sendRaw(site(), {
      method: 'POST',
      path: `${API_BASE}/add-campo`,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'nombre=x',
    });
    expect(form.status).toBe(401);
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

  test('a file that is no photo is not stored, whatever its type says', async () => {
    const [jugador] = await api.call(endpoints.fetchJugadores);
    const path = `${API_BASE}/imagenes/jugador-perfil/${jugador?._id ?? ''}`;
    const script = '<script>alert(1)</script>';
    const jpeg = Buffer.from(buildJpeg({ ancho: 16, alto: 16 }));
    for (const [type, body, status] of [
      ['image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, 400],
      ['image/jpeg', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, 400],
      ['image/jpeg', `<!doctype html>${script}`, 400],
      ['image/jpeg', `GIF89a/*${script}*/=1;`, 400],
      ['image/jpeg', Buffer.concat([jpeg, Buffer.from(script)]), 400],
      ['image/jpeg', Buffer.concat([Buffer.from('%PDF-1.7\n'), jpeg]), 400],
      ['text/html', jpeg, 400],
    ] as const) {
      const answer = await sendRaw(site(), {
        method: 'PUT',
        path,
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        body,
      });
      expect(answer.status, `${type} ${answer.text}`).toBe(status);
      expect(answer.text).not.toMatch(LEAKS);
    }
  });

  test('none of these requests has changed anything', async () => {
    expect(await dump(db)).toEqual(before);
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
