import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { clubConfig, SIN_CAMBIOS, tituloDocumento } from '@club/shared';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type Response,
} from 'express';
import { createCalendarioRouter } from '../calendario/router';
import { createCompartirRouter } from '../compartir/router';
import type { WebEntorno } from '../env';
import { documents } from '../firestore/documents';
import { createReader } from '../firestore/reader';
import type { Services } from '../http/handler';
import { originOf } from '../http/origin';
import { onlyReading } from './only-reading';
import { renderRobots, renderSitemap } from './mapa';
import type { Pagina } from './pagina';
import { contentSecurityPolicy } from './politica';
import { type RenderApp, renderPagina, type RouteChunks } from './render';
import { loadPagina } from './rutas';

/** The CDN answers for ten seconds by itself, then for a minute with what it has while it fetches anew. */
const PAGE_CACHE = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';
/** Lists for robots change slowly and cost a read for each season. */
const ROBOTS_CACHE = 'public, max-age=300, s-maxage=3600';
/** What must never stay anywhere: pages that may exist a moment later, and the administrator's. */
const NO_CACHE = 'private, no-store';

export interface PaginaOptions {
  readonly services: Pick<Services, 'db' | 'now'>;
  /** The built `index.html`. */
  readonly shell: string;
  readonly chunks: RouteChunks;
  readonly renderApp: RenderApp;
  readonly entorno: WebEntorno;
  /** Folder with what share pictures are drawn with. */
  readonly pictures: URL;
  /** The site's origin, where it is not that of the request. */
  readonly origen?: string | undefined;
  readonly logError: (message: string, error: unknown) => void;
}

/** Characters from which a page is worth compressing. */
const MIN_COMPRESSED = 4_000;

const compress = promisify(gzip);

interface Answer {
  readonly status: number;
  readonly cache: string;
  readonly html: string;
}

/** Serves every page of the site as HTML, and what robots ask for (`docs/architecture.md`, "First paint"). */
export function createPaginaApp(options: PaginaOptions): Express {
  const { services, shell, chunks, renderApp, entorno, logError } = options;
  const policy = contentSecurityPolicy(entorno);
  const send = async (request: Request, response: Response, page: Answer) => {
    response
      .status(page.status)
      .set({ 'Cache-Control': page.cache, 'Content-Security-Policy': policy })
      .vary('Accept-Encoding')
      .type('html');
    // A fifth of the bytes, on the way to the CDN too. Not of a shell, which is small.
    if (page.html.length < MIN_COMPRESSED || request.acceptsEncodings('gzip') === false) {
      response.send(page.html);
      return;
    }
    response.set('Content-Encoding', 'gzip').send(await compress(page.html));
  };
  const siteOf = (request: Request) => options.origen ?? originOf(request);
  const app = express();
  app.disable('x-powered-by');
  app.use(onlyReading);
  app.use(createCalendarioRouter(services, siteOf, logError));
  app.use(createCompartirRouter({ services, pictures: options.pictures, logError }));

  // Functions answer /robots.txt with 404 themselves: Hosting sends robots on (docs/decisions/0008).
  app.get('/robots', (request, response) => {
    const text = renderRobots(siteOf(request));
    response.set('Cache-Control', ROBOTS_CACHE).type('text/plain').send(text);
  });

  app.get('/sitemap.xml', async (request, response) => {
    const origen = siteOf(request);
    const xml = await renderSitemap(createReader(services.db), origen);
    response.set('Cache-Control', ROBOTS_CACHE).type('application/xml').send(xml);
  });

  // What Hosting has no file for. Its header for /assets may well say «for ever» over ours; an answer that varies with
  // everything is never used again, whatever else it says (docs/decisions/0008).
  app.get(/^\/assets\//, (_request, response) => {
    response.status(404).set('Cache-Control', NO_CACHE).vary('*').type('text/plain');
    response.send('No existe.');
  });

  app.get(/^/, async (request, response) => {
    const { temporada, pagina: numero } = request.query;
    const ahora = services.now();
    const reader = createReader(services.db);
    // Before the documents: they are then at least as new as this version (docs/decisions/0025).
    const { version } = (await reader.read(documents.cambios())) ?? SIN_CAMBIOS;
    const pagina = await loadPagina(request.path, {
      reader,
      temporadaId: typeof temporada === 'string' ? temporada : undefined,
      pagina: typeof numero === 'string' ? numero : undefined,
      ahora,
    });
    const rendered =
      pagina.isPrivate === true
        ? undefined
        : await renderApp({ url: request.url, documentos: pagina.documentos, ahora });
    const isCacheable = pagina.status === 200 && pagina.isPrivate !== true;
    const origen = siteOf(request);
    const html = renderPagina(pagina, rendered, {
      shell,
      chunks,
      entorno,
      origen,
      ahora,
      ...(pagina.isPrivate !== true && { version }),
    });
    const cache = isCacheable ? PAGE_CACHE : NO_CACHE;
    await send(request, response, { status: pagina.status, cache, html });
  });

  const onError: ErrorRequestHandler = (error: unknown, request, response, _next) => {
    logError(`page ${request.path}: not rendered`, error);
    // Robots are told to come back. Readers get a shell that still works: the browser waits for Firestore itself.
    const pagina: Pagina = {
      status: 200,
      titulo: tituloDocumento(''),
      descripcion: clubConfig.lema,
      documentos: {},
      tipo: 'website',
    };
    const origen = siteOf(request);
    const shellOnly = { shell, chunks, entorno, origen, ahora: services.now() };
    response.set('Retry-After', '30');
    const html = renderPagina(pagina, undefined, shellOnly);
    return send(request, response, { status: 503, cache: NO_CACHE, html });
  };
  app.use(onError);
  return app;
}
