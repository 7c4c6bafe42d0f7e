import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endpoints } from '@club/shared';
import type { Browser, Page } from '@playwright/test';
import { ROOT } from '../scripts/build/index';
import { accessibilityProblems, launchBrowser, openTab } from '../testing/browser';
import { signIn } from '../testing/panel';
import { publicRoutes } from '../testing/public-routes';
import { setRunningClub } from '../testing/running-club';
import { adminPaths } from '../web/panel/app/admin-paths';
import { SETUP_STEPS } from '../web/panel/setup/steps';
import { FOLDERS, type LocalSite, withLocalSite } from './local-site';

/*
 * Pictures of the demo club's screens, in `.club/capturas`. `web` or `panel`: only these; `--solo ajustes,cuentas`:
 * only screens whose name begins so; `--ancho 360`: only this width; `--axe`: also checks accessibility.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    solo: { type: 'string' },
    ancho: { type: 'string' },
    axe: { type: 'boolean', default: false },
  },
});
const [wanted] = positionals;
const begins = values.solo?.split(',') ?? [''];
const folder = path.join(ROOT, '.club/capturas');

/** Widths of a phone, a tablet and a desktop, CSS pixels. */
const WIDTHS = [360, 390, 768, 1280].filter(
  (width) => values.ancho === undefined || values.ancho === String(width),
);

/** A screen: its path, and what to do there before the picture, without saving anything. */
type Screen = readonly [path: string, act?: (page: Page) => Promise<void>];
type Screens = Readonly<Record<string, Screen>>;

const press = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name }).first().click();
};

/** On a phone, rarely used options are behind a button. */
const pressOption = async (page: Page, name: string) => {
  const option = page.getByRole('button', { name });
  const more = page.getByRole('button', { name: 'Más opciones' });
  await more.or(option).first().waitFor();
  if (await more.isVisible()) await more.click();
  await option.click();
};

/** Paths of the panel's screens that need no record. */
const PANEL_PATHS = [
  ...Object.values(adminPaths).filter((to) => typeof to === 'string'),
  ...SETUP_STEPS.map(adminPaths.paso),
];

async function findScreens({ api }: LocalSite): Promise<Record<'web' | 'panel', Screens>> {
  const partidos = await api.call(endpoints.fetchPartidos);
  const [scorer] = await api.call(endpoints.fetchRankingGoleadores);
  const [temporada] = await api.call(endpoints.fetchTemporadas);
  /** Path of the last match for which `is` holds. */
  const match = (is: (partido: (typeof partidos)[number]) => boolean) =>
    `/partidos/${partidos.findLast(is)?._id ?? ''}`;
  const played = `/admin${match(({ jugado }) => jugado)}`;
  const next = match(({ estado }) => estado === 'programado');
  const touchline = `/admin${next}/banda`;
  return {
    web: {
      ...Object.fromEntries(
        (await publicRoutes()).map(({ name, path: page }) => [name.replaceAll(' ', '-'), [page]]),
      ),
      'player-goals': [
        `/jugador/${scorer?.jugador_id ?? ''}`,
        (page) => page.getByTitle('Goles: ver los partidos').click(),
      ],
      'matches-other-season': [`/partidos?temporada=${temporada?._id ?? ''}`],
      'match-won': [match(({ resultado }) => resultado === 'win')],
      'match-drawn': [match(({ resultado }) => resultado === 'draw')],
      'match-lost': [match(({ resultado }) => resultado === 'lose')],
      'match-shoot-out': [match(({ tanda }) => tanda !== undefined)],
      'match-awarded': [match(({ incomparecencia }) => incomparecencia !== undefined)],
      'match-call-up': [`/partidos/${partidos.find(({ jugado }) => !jugado)?._id ?? ''}`],
      'match-calendar': [next, (page) => press(page, 'Añadir a mi calendario')],
      'match-postponed': [match(({ estado }) => estado === 'aplazado')],
      login: ['/login'],
    },
    panel: {
      ...Object.fromEntries(
        PANEL_PATHS.filter((to) => to !== adminPaths.salir).map((to) => [
          to.slice('/admin/'.length).replace('/', '-') || 'inicio',
          [to],
        ]),
      ),
      acta: [played],
      'ficha-guardar': [played, (page) => press(page, 'Guardar ficha')],
      banda: [touchline],
      'banda-alineacion': [touchline, (page) => press(page, 'Como en el último partido')],
      'jugador-editar': ['/admin/plantilla', (page) => press(page, /^Editar jugador/)],
      'partidos-pegar': [
        '/admin/partidos',
        (page) => pressOption(page, 'Pegar partidos de una hoja de cálculo'),
      ],
      'partidos-varios': ['/admin/partidos', (page) => pressOption(page, 'Seleccionar varios')],
      'noticia-nueva': ['/admin/noticias?nuevo'],
      'ir-a': ['/admin', (page) => press(page, /^Ir a…/)],
    },
  };
}

/** Resolves when nothing is loading. */
async function settle(page: Page): Promise<void> {
  const loading = page
    .getByText('Cargando…', { exact: true })
    .or(page.getByRole('status', { name: 'Cargando' }));
  // A page that never finishes loading is pictured as it is.
  const limit = { state: 'detached', timeout: 10_000 } as const;
  await loading
    .first()
    .waitFor(limit)
    .catch(() => undefined);
  await page.waitForFunction(
    () =>
      // The last part of a page of the site.
      !document.querySelector('footer:not(:has(select))') &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
}

/** Takes a picture of a screen. With `--axe`, prints its accessibility problems. */
async function shoot(page: Page, address: string, act: Screen[1], name: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settle(page);
  if (act) {
    await act(page);
    await settle(page);
  }
  await page.screenshot({
    path: path.join(folder, `${name}.png`),
    fullPage: !act,
    animations: 'disabled',
  });
  for (const problem of values.axe ? await accessibilityProblems(page) : []) {
    console.log(`${name}: ${problem}`);
    process.exitCode = 1;
  }
}

async function shootAll(browser: Browser, site: LocalSite): Promise<void> {
  const { url } = site.platform;
  for (const [part, screens] of Object.entries(await findScreens(site))) {
    if (wanted !== undefined && wanted !== part) continue;
    for (const width of WIDTHS) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const viewport = { width, height: width < 400 ? 780 : 900 };
        const { page } = await openTab(browser, { viewport, colorScheme });
        if (part === 'panel') await signIn(page);
        for (const [name, [route, act]] of Object.entries(screens)) {
          if (!begins.some((begin) => name.startsWith(begin))) continue;
          await shoot(page, url + route, act, `${part}-${name}-${String(width)}-${colorScheme}`);
        }
        await page.context().close();
      }
    }
  }
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await withLocalSite({ seed: 'demo' }, async (site) => {
  const { platform, projectId } = site;
  setRunningClub({ ...platform, projectId, demoExport: '', demoDay: '', folders: FOLDERS });
  const browser = await launchBrowser();
  try {
    await shootAll(browser, site);
  } finally {
    await browser.close();
  }
});
console.log(`Capturas en ${path.relative(ROOT, folder)}`);
process.exit();
