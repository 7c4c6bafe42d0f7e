import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { API_BASE, clubConfig, endpoints } from '@club/shared';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, takenOver } from '../testing/browser';
import { separateFolders } from '../scripts/build/folders';
import { buildAll, ROOT } from '../scripts/build/index';
import { DEMO_LOGIN } from '../scripts/platform/accounts';
import { startPlatform } from '../scripts/platform/platform';
import { freePlatformPorts } from '../scripts/platform/ports';
import { PANEL_STATES } from './screenshots/panel-states';
import { PUBLIC_STATES } from './screenshots/public-states';

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
    jugado: match(played.at(-1)),
    sinJugar: match(partidos.find(({ estado }) => estado === 'programado')),
    panel: {
      inicio: '/admin',
      ...Object.fromEntries(ADMIN_SCREENS.map((screen) => [screen, `/admin/${screen}`])),
      ficha: `/admin${match(played.at(-1))}`,
      banda: `/admin${match(partidos.find(({ estado }) => estado === 'programado'))}/banda`,
    },
  };
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('status', { name: 'Cargando' }).first().waitFor({ state: 'detached' });
  await takenOver(page);
  // What pages show beside what a reader came for has arrived too.
  await page.waitForFunction(() => document.querySelector('[data-pendiente]') === null);
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

/** Pictures of every screen and state of a running site, at each width and in both schemes. */
async function shootAll(browser: Browser, url: string, dir: string): Promise<number> {
  const { publicas, panel, jugado, sinJugar } = await screens(url);
  let count = 0;
  for (const width of WIDTHS) {
    for (const colorScheme of SCHEMES) {
      const look = {
        viewport: { width, height: width === 360 ? 780 : 900 },
        colorScheme,
        locale: 'es-ES',
        timezoneId: 'Europe/Madrid',
      };
      const context = await browser.newContext(look);
      const take = async (name: string, page: Page, isWhole = true) => {
        const file = path.join(dir, `${name}-${String(width)}-${colorScheme}.png`);
        // Else the header, which stays in view, would stand in the middle of the picture.
        if (isWhole)
          await page.evaluate(() => {
            scrollTo({ top: 0, behavior: 'instant' });
          });
        await page.screenshot({ path: file, fullPage: isWhole, animations: 'disabled' });
        count += 1;
      };
      const shootRoutes = async (page: Page, prefix: string, routes: Record<string, string>) => {
        for (const [name, route] of Object.entries(routes)) {
          await open(page, url + route);
          await take(`${prefix}-${name}`, page);
        }
      };
      const takeState = (name: string, page: Page, isWhole?: boolean) =>
        take(`estado-${name}`, page, isWhole);
      if (wanted !== 'panel') {
        const reader = await context.newPage();
        await shootRoutes(reader, 'web', publicas);
        for (const state of Object.values(PUBLIC_STATES)) {
          await state(reader, { url, sinJugar, jugador: publicas.jugador, take: takeState });
        }
      }
      if (wanted !== 'web') {
        const admin = await signIn(context, url);
        await shootRoutes(admin, 'panel', panel);
        for (const state of Object.values(PANEL_STATES)) {
          await state(admin, {
            url,
            jugado,
            sinJugar,
            openOther: async () => signIn(await browser.newContext(look), url),
            take: takeState,
          });
        }
      }
      await context.close();
    }
  }
  return count;
}

/** `web` or `panel`: only these pictures. */
const [wanted] = process.argv.slice(2);
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
