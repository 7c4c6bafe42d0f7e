import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { API_BASE, endpoints } from '@club/shared';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { accessibilityProblems, launchBrowser, takenOver } from '../testing/browser';
import { separateFolders } from '../scripts/build/folders';
import { buildAll, ROOT } from '../scripts/build/index';
import { DEMO_LOGIN } from '../scripts/platform/accounts';
import { startPlatform } from '../scripts/platform/platform';
import { freePlatformPorts } from '../scripts/platform/ports';
import { SETUP_STEPS } from '../web/panel/setup/steps';
import { CLUBES, dressClub } from './screenshots/clubs';
import { PANEL_STATES } from './screenshots/panel-states';
import { PUBLIC_STATES } from './screenshots/public-states';

/** Widths of a phone, a tablet and a desktop, CSS pixels. */
const WIDTHS = [360, 390, 768, 1280] as const;
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
  'ajustes',
  'cuentas',
  'mi-clave',
  'mi-club',
  'empezar-temporada',
  ...SETUP_STEPS.map((paso) => `empezar/${paso}` as const),
] as const;

async function read<Answer>(url: string, call: string): Promise<Answer> {
  const response = await fetch(`${url}${API_BASE}/${call}`);
  return (await response.json()) as Answer;
}

/** Every screen of the demo club, by the name of its picture. */
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
  const { slug } = endpoints.fetchAjustes.response.parse(
    await read(url, endpoints.fetchAjustes.path),
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
      historia: '/historia',
      donaciones: '/donaciones',
      sobre: `/sobre-${slug}`,
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
      ...Object.fromEntries(
        ADMIN_SCREENS.map((screen) => [screen.replace('/', '-'), `/admin/${screen}`]),
      ),
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
  // Waits for secondary content too.
  await page.waitForFunction(
    () =>
      document.querySelector('[data-pendiente]') === null &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
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
  for (const width of widths) {
    for (const colorScheme of SCHEMES) {
      const look = {
        viewport: { width, height: width === 360 ? 780 : width === 390 ? 664 : 900 },
        colorScheme,
        locale: 'es-ES',
        timezoneId: 'Europe/Madrid',
      };
      const context = await browser.newContext(look);
      const take = async (name: string, page: Page, isWhole = true) => {
        const file = path.join(dir, `${name}-${String(width)}-${colorScheme}.png`);
        // Otherwise the sticky header would be in the middle of the picture.
        if (isWhole)
          await page.evaluate(() => {
            scrollTo({ top: 0, behavior: 'instant' });
          });
        await page.screenshot({ path: file, fullPage: isWhole, animations: 'disabled' });
        count += 1;
        if (!hasAxe) return;
        for (const problem of await accessibilityProblems(page)) {
          console.log(`${path.basename(file)}: ${problem}`);
          process.exitCode = 1;
        }
      };
      const shootRoutes = async (page: Page, prefix: string, routes: Record<string, string>) => {
        for (const [name, route] of Object.entries(routes)) {
          if (!isWanted(name)) continue;
          await open(page, url + route);
          await take(`${prefix}-${name}`, page);
        }
      };
      const known = {
        url,
        jugado,
        sinJugar,
        take: (name: string, page: Page, isWhole?: boolean) =>
          take(`estado-${name}`, page, isWhole),
      };
      if (wanted !== 'panel') {
        const reader = await context.newPage();
        await shootRoutes(reader, 'web', publicas);
        for (const [name, state] of Object.entries(PUBLIC_STATES)) {
          if (!isWanted(name)) continue;
          await state(reader, { ...known, jugador: publicas.jugador });
        }
      }
      if (wanted !== 'web') {
        const admin = await signIn(context, url);
        await shootRoutes(admin, 'panel', panel);
        for (const [name, state] of Object.entries(PANEL_STATES)) {
          if (!isWanted(name)) continue;
          const openOther = async () => signIn(await browser.newContext(look), url);
          await state(admin, { ...known, openOther });
        }
      }
      await context.close();
    }
  }
  return count;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    club: { type: 'string' },
    solo: { type: 'string' },
    ancho: { type: 'string' },
    axe: { type: 'boolean', default: false },
  },
});
/** `web` or `panel`: only these pictures. */
const [wanted] = positionals;
/** `--ancho 360`: only this width. */
const widths = WIDTHS.filter(
  (width) => values.ancho === undefined || values.ancho === String(width),
);
/** `--axe`: also checks accessibility, and fails on violations. */
const hasAxe = values.axe;
/** `--solo ajustes,cuentas`: only screens and states whose name starts with one of these. */
const solo = values.solo?.split(',');
const isWanted = (name: string) => solo?.some((begin) => name.startsWith(begin)) ?? true;
const club = Object.entries(CLUBES).find(([name]) => name === values.club)?.[1];
if (values.club !== undefined && !club) {
  console.error(`--club es uno de: ${Object.keys(CLUBES).join(', ')}`);
  process.exit(1);
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
  if (club) await dressClub(browser, platform.url, club);
  const count = await shootAll(browser, platform.url, target);
  console.log(`${String(count)} capturas en ${path.relative(ROOT, target)}`);
} finally {
  await browser.close();
  await platform.stop();
  await rm(dir, { recursive: true, force: true });
}
