import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { viteConfig } from '../build/web';

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
export async function startDevWeb(root: string, site: string, port: number) {
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
