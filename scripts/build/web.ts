import { readFile, rm, writeFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig } from 'vite';
import { build as bundle } from 'esbuild';
import type { BuildFolders } from './folders';
import { startAfterPaint } from './start-after-paint';
import {
  type Application,
  collectChunks,
  ENTRY_MODULES,
  collectFiles,
  PANEL_MODULES,
  readManifest,
  routeModules,
  type Manifest,
} from './web-manifest';

/** Modules that «Desde la banda» needs offline: its screen, the panel with its home screen, and the login. */
const BANDA = [
  ...PANEL_MODULES,
  'panel/touchline/touchline-screen.tsx',
  'panel/touchline/on-this-phone.tsx',
  'panel/session/access-routes.tsx',
];

/** Code and styles of chunks, as sorted paths. */
const toPaths = (chunks: readonly Manifest[string][]) =>
  [...new Set(chunks.flatMap(({ file, css }) => [file, ...css]))].map((file) => `/${file}`).sort();

/** Code, styles and fonts that a device may cache: of public pages, lazy ones too, and of «Desde la banda». */
async function workerAssets(web: string) {
  const [site, panel] = await Promise.all([readManifest(web, 'site'), readManifest(web, 'panel')]);
  const fonts = (await readdir(path.join(web, 'assets'))).filter((file) => file.endsWith('.woff2'));
  const code = collectChunks(
    site,
    ['arranque', 'site/index.html'],
    ({ imports, dynamicImports }) => [...imports, ...dynamicImports],
  );
  return {
    publicPages: [...toPaths(code), ...fonts.map((file) => `/assets/${file}`)].sort(),
    banda: toPaths(collectChunks(panel, BANDA)),
  };
}

/** Adds the service worker to a built web folder, for reading offline (docs/decisions/0015). */
export async function buildPwa(root: string, web: string): Promise<void> {
  const { publicPages, banda } = await workerAssets(web);
  await bundle({
    absWorkingDir: root,
    entryPoints: ['web/worker/service-worker.ts'],
    outfile: path.join(web, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      PUBLIC_ASSETS: JSON.stringify(publicPages),
      BANDA_ASSETS: JSON.stringify(banda),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'warning',
  });
}

/** `local` uses the emulators. `production` contains no emulator code. */
export type BuildTarget = 'local' | 'production';

/** HTML templates in the functions folder. The function `pagina` fills the site's and serves the panel's unchanged. */
export const SHELLS: Readonly<Record<Application, string>> = {
  site: 'app.html',
  panel: 'panel.html',
};

/** The unbundled HTML page of an application, whose scripts point at the sources. */
export const sourceShell = (root: string, application: Application) =>
  path.join(root, 'web', application, 'index.html');

export const viteConfig = (root: string, application: Application) =>
  path.join(root, `web/vite.${application}.ts`);

/** Runs Vite with NODE_ENV=production: inside a test run it would otherwise build React's development version. */
async function buildForProduction(
  root: string,
  application: Application,
  options: InlineConfig,
): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({ configFile: viteConfig(root, application), logLevel: 'warn', ...options });
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

const STYLE_SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

/** Inlines the site's style sheet: it is small, and the first paint needs it. */
async function withStyle(web: string, page: string): Promise<string> {
  const [link, file = ''] = STYLE_SHEET.exec(page) ?? [];
  if (link === undefined) throw new Error('the built page has no style sheet');
  const css = await readFile(path.join(web, file), 'utf8');
  await rm(path.join(web, file));
  return page.replace(link, () => `<style>${css.trim()}</style>`);
}

/** Builds the site for browsers. Its page goes to the functions folder, so that Hosting does not serve it itself. */
async function buildSite(root: string, { web, functions }: BuildFolders): Promise<void> {
  await buildForProduction(root, 'site', { build: { outDir: web, emptyOutDir: true } });
  await startAfterPaint(web);
  const page = path.join(web, 'site/index.html');
  const shell = await withStyle(web, await readFile(page, 'utf8'));
  await writeFile(path.join(functions, SHELLS.site), shell);
  await rm(path.dirname(page), { recursive: true });
  const manifest = await readManifest(web, 'site');
  const common = collectFiles(manifest, ENTRY_MODULES);
  const chunks = Object.fromEntries(
    routeModules(manifest).map((module) => [
      path.basename(module, '.tsx'),
      [...collectFiles(manifest, [module])].filter((file) => !common.has(file)),
    ]),
  );
  await writeFile(path.join(functions, 'app-chunks.json'), JSON.stringify(chunks));
}

/**
 * Adds preloads for everything that the panel's first screen needs. Otherwise the code would request it in three
 * round trips, one after the other.
 */
async function withFirstScreen(web: string, page: string): Promise<string> {
  const manifest = await readManifest(web, 'panel');
  const needed = collectChunks(manifest, PANEL_MODULES);
  const styles = new Set(needed.flatMap(({ css }) => css));
  const links = [
    ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
    ...needed.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  return page.replace('</head>', () => `${links.join('')}</head>`);
}

/** Builds the panel for browsers, into the same folder. */
async function buildPanel(root: string, { web, functions }: BuildFolders): Promise<void> {
  await buildForProduction(root, 'panel', { build: { outDir: web, emptyOutDir: false } });
  const page = await readFile(path.join(web, 'panel/index.html'), 'utf8');
  await writeFile(path.join(functions, SHELLS.panel), await withFirstScreen(web, page));
  await rm(path.join(web, 'panel'), { recursive: true });
}

/** Builds the site's pages for server rendering, as one file without dependencies (docs/decisions/0007). */
export async function buildForServer(root: string, outDir: string): Promise<void> {
  await buildForProduction(root, 'site', {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'site/main-server.tsx',
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: false,
      minify: true,
      rolldownOptions: { output: { entryFileNames: 'app-server.js' } },
    },
  });
}

/** Builds the code for browsers and for `pagina`. Build the functions first: they empty their folder. */
export async function buildWeb(
  root: string,
  folders: BuildFolders,
  target: BuildTarget,
): Promise<void> {
  process.env['VITE_EMULADORES'] = String(target === 'local');
  await buildSite(root, folders);
  await buildPanel(root, folders);
  await buildPwa(root, folders.web);
  await buildForServer(root, folders.functions);
}
