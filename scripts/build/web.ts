import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig } from 'vite';
import type { BuildFolders } from './folders';
import { buildPwa } from './pwa/index';
import { startAfterPaint } from './start-after-paint';
import { ENTRY_MODULES, filesOf, parseManifest, routeModules } from './web-manifest';

/** `local` talks to the emulators, `production` holds no emulator code. */
export type BuildTarget = 'local' | 'production';

/** Runs Vite for production whatever this process is: inside a test run it would build React's development version. */
async function buildForProduction(config: InlineConfig): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build(config);
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/**
 * Builds the web for browsers. Its index.html moves to the functions folder as app.html: the `pagina` function serves
 * every page, so Hosting must have no page of its own.
 */
async function buildForBrowsers(web: string, folders: BuildFolders): Promise<void> {
  await buildForProduction({
    root: web,
    configFile: path.join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folders.web, emptyOutDir: true },
  });
  await startAfterPaint(folders.web);
  await buildPwa(path.dirname(web), folders);
  const manifest = parseManifest(
    await readFile(path.join(folders.web, '.vite/manifest.json'), 'utf8'),
  );
  const shell = path.join(folders.web, 'index.html');
  await copyFile(shell, path.join(folders.functions, 'app.html'));
  await rm(shell);
  const known = filesOf(manifest, ENTRY_MODULES);
  const chunks = Object.fromEntries(
    routeModules(manifest).map((module) => [
      path.basename(module, '.tsx'),
      [...filesOf(manifest, [module])].filter((file) => !known.has(file)),
    ]),
  );
  await writeFile(path.join(folders.functions, 'app-chunks.json'), JSON.stringify(chunks));
}

/** Builds the same pages for the server into one file without dependencies: docs/decisions/0008. */
export async function buildForServer(root: string, outDir: string): Promise<void> {
  const web = path.join(root, 'web');
  await buildForProduction({
    root: web,
    configFile: path.join(web, 'vite.config.ts'),
    logLevel: 'warn',
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

/** Builds what browsers load and what `pagina` renders with. Build the functions first: they empty their folder. */
export async function buildWeb(
  root: string,
  folders: BuildFolders,
  target: BuildTarget,
): Promise<void> {
  process.env['VITE_EMULADORES'] = String(target === 'local');
  await buildForBrowsers(path.join(root, 'web'), folders);
  await buildForServer(root, folders.functions);
}
