import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { viteConfig } from '../build/web';

/** What stands between the root element and the page's data: the page as the last build of the server rendered it. */
const RENDERED =
  /(<div id="root">)[\s\S]*(<\/div>\s*(?:<noscript>.*?<\/noscript>)?<script[^>]* id="club-entorno")/;

const wantsPage = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers.accept?.includes('text/html') === true;

/**
 * Pages as `pagina` answers them, status and data included, whose code comes from the sources. The browser renders them
 * alone: what the server rendered is of the last start.
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

/** A web server for one's own eyes, on the sources: a change is in the browser at once. */
export interface DevWeb {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts Vite before a running site: pages and API come from there, code and styles from `web/`. */
export async function startDevWeb(root: string, site: string, port: number): Promise<DevWeb> {
  process.env['VITE_EMULADORES'] = 'true';
  const server = await createServer({
    configFile: viteConfig(root, 'site'),
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
