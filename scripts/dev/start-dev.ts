import { copyFile, mkdir, writeFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { unwatchFile, watchFile } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { context } from 'esbuild';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { separateFolders } from '../build/folders';
import { buildFunctions, functionsBundle } from '../build/functions';
import { ROOT } from '../build/index';
import { buildForServer, SHELLS, sourceShell, viteConfig } from '../build/web';
import { type SiteOptions, startPlatform } from '../platform/platform';
import { putRules } from '../deploy/rules';
import type { Stoppable } from '../platform/child';

/** The server-rendered HTML between the root element and the page's data. It comes from the last build. */
const RENDERED =
  /(<div id="root">)[\s\S]*(<\/div>\s*(?:<noscript>.*?<\/noscript>)?<script[^>]* id="club-entorno")/;

const wantsPage = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers.accept?.includes('text/html') === true;

/**
 * Serves the pages of the function `pagina`, with their status and data, but with scripts from the sources. The browser
 * renders them without hydration, because the server-rendered HTML comes from the last build.
 */
const pagesFrom = (site: string): Plugin => ({
  name: 'pages-from-the-functions',
  configureServer(server: ViteDevServer) {
    server.middlewares.use((request: IncomingMessage, response: ServerResponse, next) => {
      if (!wantsPage(request)) {
        next();
        return;
      }
      const url = request.url ?? '/';
      const answer = async () => {
        const page = await fetch(site + url, { headers: { accept: 'text/html' } });
        const html = (await page.text()).replace(RENDERED, '$1$2');
        response.statusCode = page.status;
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.setHeader('cache-control', 'no-store');
        response.end(await server.transformIndexHtml(url, html));
      };
      answer().catch(next);
    });
  },
});

/** Starts Vite in front of a running site. Pages and API come from the site, code and styles from `web/`. */
async function startDevWeb(site: string, port: number) {
  process.env['VITE_EMULADORES'] = 'true';
  const server = await createServer({
    configFile: viteConfig(ROOT, 'site'),
    appType: 'custom',
    logLevel: 'warn',
    plugins: [pagesFrom(site)],
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: Object.fromEntries(
        ['/b-api', '/calendario', '/compartir', '/favicon.svg', '/sitemap.xml', '/robots'].map(
          (start) => [start, site],
        ),
      ),
    },
  });
  await server.listen();
  return { url: `http://127.0.0.1:${String(port)}`, stop: () => server.close() };
}

/**
 * Rebuilds the functions when one of their sources, or `shared`, changes, and says so. The Functions emulator uses the new
 * files for the next request. If a source does not compile, the last build stays.
 */
async function watchFunctions(root: string, dist: string): Promise<Stoppable> {
  const watching = await context({ ...functionsBundle(root, dist), logLevel: 'info' });
  await watching.watch();
  return { stop: () => watching.dispose() };
}

/** Milliseconds between two looks at the rules. */
const RULES_POLL_MS = 500;

/**
 * Loads the rules into the running emulator when their file changes. Rules that do not compile are reported and not
 * loaded.
 */
function watchRules(
  file: string,
  emulator: { readonly host: string; readonly projectId: string },
  log: (line: string) => void,
): Stoppable {
  const apply = async () => {
    const problems = await putRules(emulator, path.basename(file), await readFile(file, 'utf8'));
    for (const problem of problems) log(`Reglas: ${problem}`);
    if (problems.length === 0) log('Reglas: cambiadas');
  };
  watchFile(file, { interval: RULES_POLL_MS }, () => {
    apply().catch((error: unknown) => {
      log(`Reglas: ${String(error)}`);
    });
  });
  return {
    stop: () => {
      unwatchFile(file);
      return Promise.resolve();
    },
  };
}

interface DevOptions extends SiteOptions {
  /** Folder with the functions' sources. Default: the checkout. */
  readonly functionsRoot?: string;
  /** Default: the checkout's `firestore.rules`. */
  readonly rulesFile?: string;
  readonly webPort: number;
}

export type Dev = Awaited<ReturnType<typeof startDev>>;

/** Starts the product on the emulators and watches the sources of web, functions and rules. */
export async function startDev(options: DevOptions) {
  const { projectId, ports, webPort, log, functionsRoot = ROOT } = options;
  const folders = separateFolders(ROOT, `desarrollo-${String(ports.hosting)}`);
  await buildFunctions(functionsRoot, folders.functions);
  await buildForServer(ROOT, folders.functions);
  // Unbundled pages: Vite serves their scripts from the sources.
  for (const application of ['site', 'panel'] as const)
    await copyFile(
      sourceShell(ROOT, application),
      path.join(folders.functions, SHELLS[application]),
    );
  await writeFile(path.join(folders.functions, 'app-chunks.json'), '{}');
  await mkdir(folders.web, { recursive: true });

  const platform = await startPlatform({ ...options, folders });
  const functions = await watchFunctions(functionsRoot, folders.functions);
  const rules = watchRules(
    options.rulesFile ?? path.join(ROOT, 'firestore.rules'),
    { host: platform.firestoreHost, projectId },
    log,
  );
  const web = await startDevWeb(platform.url, webPort);
  return {
    /** Address to open while developing: serves the code from the sources. */
    url: web.url,
    platform,
    async stop() {
      await Promise.all([web.stop(), functions.stop(), rules.stop()]);
      await platform.stop();
    },
  };
}
