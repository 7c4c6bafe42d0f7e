import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { API_BASE, clubConfig, endpoints } from '@club/shared';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../testing/browser';
import { separateFolders } from './build/folders';
import { buildAll, ROOT } from './build/index';
import { DEMO_LOGIN } from './platform/accounts';
import { startPlatform } from './platform/platform';
import { freePlatformPorts } from './platform/ports';

/** Widths of a phone, a tablet and a desktop, CSS pixels. */
const WIDTHS = [360, 768, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;

const ADMIN_SCREENS = [
  'noticias',
  'plantilla',
  'partidos',
  'equipos',
  'competiciones',
  'campos',
  'estadisticas',
  'temporadas',
  'historial',
  'copia',
] as const;

async function read<Answer>(url: string, call: string): Promise<Answer> {
  const response = await fetch(`${url}${API_BASE}/${call}`);
  return (await response.json()) as Answer;
}

/** Every screen and state of the demo club, by the name of its picture. */
async function screens(url: string) {
  const partidos = endpoints.fetchPartidos.response.parse(
    await read(url, endpoints.fetchPartidos.path),
  );
  const [goleador] = endpoints.fetchRankingGoleadores.response.parse(
    await read(url, endpoints.fetchRankingGoleadores.path),
  );
  const [noticia] = endpoints.fetchNoticias.response.parse(
    await read(url, endpoints.fetchNoticias.path),
  );
  const [pasada] = endpoints.fetchTemporadas.response.parse(
    await read(url, endpoints.fetchTemporadas.path),
  );
  const played = partidos.filter(({ jugado }) => jugado);
  const match = (found: { _id: string } | undefined) => `/partidos/${found?._id ?? ''}`;
  return {
    publicas: {
      portada: '/',
      noticias: '/noticias',
      noticia: `/noticias/${noticia?._id ?? ''}`,
      plantilla: '/plantilla',
      jugador: `/jugador/${goleador?.jugador_id ?? ''}`,
      partidos: '/partidos',
      'partidos-otra-temporada': `/partidos?temporada=${pasada?._id ?? ''}`,
      'partido-victoria': match(played.find(({ resultado }) => resultado === 'win')),
      'partido-empate': match(played.find(({ resultado }) => resultado === 'draw')),
      'partido-derrota': match(played.find(({ resultado }) => resultado === 'lose')),
      'partido-sin-jugar': match(partidos.find(({ estado }) => estado === 'programado')),
      'partido-aplazado': match(partidos.find(({ estado }) => estado === 'aplazado')),
      estadisticas: '/estadisticas',
      donaciones: '/donaciones',
      sobre: `/sobre-${clubConfig.slug}`,
      contacto: '/contacto',
      'contacto-desarrollador': '/contacto-desarrollador',
      privacidad: '/privacidad',
      'no-existe': '/no-existe',
      login: '/login',
    },
    panel: {
      inicio: '/admin',
      ...Object.fromEntries(ADMIN_SCREENS.map((screen) => [screen, `/admin/${screen}`])),
      ficha: `/admin${match(played.at(-1))}`,
      banda: `/admin${match(partidos.find(({ estado }) => estado === 'programado'))}/banda`,
    },
  };
}

async function shoot(page: Page, url: string, file: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('status', { name: 'Cargando' }).first().waitFor({ state: 'detached' });
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
}

async function signIn(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Usuario').fill(DEMO_LOGIN.username);
  await page.getByLabel('Contraseña').fill(DEMO_LOGIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/admin');
  return page;
}

/** Pictures of every screen of a running site, at each width and in both schemes. */
async function shootAll(browser: Browser, url: string, dir: string): Promise<number> {
  const { publicas, panel } = await screens(url);
  let count = 0;
  for (const width of WIDTHS) {
    for (const colorScheme of SCHEMES) {
      const context = await browser.newContext({
        viewport: { width, height: width === 360 ? 780 : 900 },
        colorScheme,
        locale: 'es-ES',
        timezoneId: 'Europe/Madrid',
      });
      const anonymous = await context.newPage();
      const shootRoutes = async (page: Page, prefix: string, routes: Record<string, string>) => {
        for (const [name, route] of Object.entries(routes)) {
          const file = `${prefix}-${name}-${String(width)}-${colorScheme}.png`;
          await shoot(page, url + route, path.join(dir, file));
          count += 1;
        }
      };
      await shootRoutes(anonymous, 'web', publicas);
      await shootRoutes(await signIn(context, url), 'panel', panel);
      await context.close();
    }
  }
  return count;
}

const target = path.join(ROOT, '.club/capturas');
await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
const folders = separateFolders(ROOT, 'capturas');
await buildAll('local', folders);
const dir = await mkdtemp(path.join(os.tmpdir(), 'club-capturas-'));
const platform = await startPlatform({
  root: ROOT,
  projectId: 'demo-club-capturas',
  ports: await freePlatformPorts(),
  folders,
  dataDir: path.join(dir, 'datos'),
  seed: 'demo',
  logDir: path.join(dir, 'registro'),
  exportIntervalS: 0,
  log: () => undefined,
});
const browser = await launchBrowser();
try {
  const count = await shootAll(browser, platform.url, target);
  console.log(`${String(count)} capturas en ${path.relative(ROOT, target)}`);
} finally {
  await browser.close();
  await platform.stop();
  await rm(dir, { recursive: true, force: true });
}
