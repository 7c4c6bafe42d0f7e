import { imagenId, tituloDocumento } from '@club/shared';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type Response,
} from 'express';
import { createAnswerCache, FILE_LIMITS } from '../cache/answer-cache';
import { pack, type Packed, sendPacked } from '../cache/packed';
import { createCalendarioRouter } from './calendario';
import { createClubRouter } from '../compartir/club-router';
import type { ReadImagen } from '../compartir/emblemas';
import { createCompartirRouter } from '../compartir/router';
import { createVersionedStore } from '../cache/versioned-store';
import { lazily } from '../http/lazily';
import type { WebEntorno } from '../env';
import { documents } from '../firestore/documents';
import { createReader } from '../firestore/reader';
import type { Services } from '../services';
import { originOf } from '../http/origin';
import { onlyReading } from './only-reading';
import { renderRobots, renderSitemap } from './mapa';
import type { Pagina } from './pagina';
import { createArchivosRouter } from './archivos';
import { createParaOtrosRouter } from '../para-otros/router';
import { clubWeb, createPages, NO_CACHE } from './pages';
import { contentSecurityPolicy } from './politica';
import { type RenderApp, renderPagina, type RouteChunks, type Shells } from './render';
import { cleanPath } from './routes';

/** Lists for robots change slowly. */
const ROBOTS_CACHE = 'public, max-age=300, s-maxage=600';

export interface PaginaOptions {
  readonly services: Pick<Services, 'db' | 'now'>;
  readonly shells: Shells;
  readonly chunks: RouteChunks;
  readonly renderApp: RenderApp;
  readonly entorno: WebEntorno;
  /** Folder with what share pictures are drawn with. */
  readonly pictures: URL;
  /** The site's origin, where it is not that of the request. */
  readonly origen?: string | undefined;
  readonly logError: (message: string, error: unknown) => void;
}

/** Serves every page of the site as HTML, and what robots ask for (`docs/architecture.md`, "First paint"). */
export function createPaginaApp(options: PaginaOptions): Express {
  const { services, shells, chunks, renderApp, entorno, logError } = options;
  const store = createVersionedStore(services.db);
  const sitemaps = createAnswerCache<Packed>(store, FILE_LIMITS);
  const pages = createPages({ services, store, shells, chunks, renderApp, entorno });
  // Code and fonts are loaded with the first picture: a page's cold start knows nothing of them.
  const loadRenderer = lazily(async () =>
    (await import('../compartir/renderer')).createRenderer(options.pictures),
  );
  const prepare = (
    response: Response,
    { status, cache, policy }: { status: number; cache: string; policy: string },
  ) =>
    response
      .status(status)
      .set({ 'Cache-Control': cache, 'Content-Security-Policy': policy })
      .type('html');
  const siteOf = (request: Request) => options.origen ?? originOf(request);
  const app = express();
  app.disable('x-powered-by');
  app.use(onlyReading);
  app.use(createCalendarioRouter({ ...services, store, siteOf, logError }));
  const readImagen: ReadImagen = (tipo, id) =>
    createReader(services.db).read(documents.imagen(imagenId(tipo, id)));
  app.use(createCompartirRouter({ store, readImagen, loadRenderer, logError }));
  app.use(createClubRouter({ store, readImagen, loadRenderer }));
  app.use(createArchivosRouter(store));
  app.use(createParaOtrosRouter({ store, siteOf, now: services.now }));

  // Functions answer /robots.txt with 404 themselves: Hosting sends robots on (docs/decisions/0008).
  app.get('/robots', (request, response) => {
    const text = renderRobots(siteOf(request));
    response.set('Cache-Control', ROBOTS_CACHE).type('text/plain').send(text);
  });

  app.get('/sitemap.xml', async (request, response) => {
    const origen = siteOf(request);
    const packed = await sitemaps.answer(origen, services.now(), async (reader) => {
      const value = await pack(await renderSitemap(reader, origen));
      return { value, bytes: value.bytes.length };
    });
    response.set('Cache-Control', ROBOTS_CACHE).type('application/xml');
    await sendPacked(request, response, packed);
  });

  // What Hosting has no file for. Its header for /assets may well say «for ever» over ours; an answer that varies with
  // everything is never used again, whatever else it says (docs/decisions/0008).
  app.get(/^\/assets\//, (_request, response) => {
    response.status(404).set('Cache-Control', NO_CACHE).vary('*').type('text/plain');
    response.send('No existe.');
  });

  app.get(/^/, async (request, response) => {
    const { temporada, pagina } = request.query;
    const page = await pages.answer({
      path: cleanPath(request.path),
      temporadaId: typeof temporada === 'string' ? temporada : undefined,
      pagina: typeof pagina === 'string' ? pagina : undefined,
      origen: siteOf(request),
    });
    prepare(response, page);
    if (page.location !== undefined) response.set('Location', page.location);
    await sendPacked(request, response, page.packed);
  });

  const onError: ErrorRequestHandler = (error: unknown, request, response, _next) => {
    logError(`page ${request.path}: not rendered`, error);
    // Robots are told to come back. Readers get a shell that still works: the browser waits for Firestore itself.
    const ajustes = pages.latestAjustes();
    const pagina: Pagina = {
      status: 200,
      titulo: tituloDocumento('', ajustes),
      descripcion: ajustes.lema,
      docs: {},
      tipo: 'website',
    };
    const origen = siteOf(request);
    const club = clubWeb(ajustes);
    const shellOnly = { shell: shells.site, chunks, entorno, origen, ahora: services.now(), club };
    response.set('Retry-After', '30');
    const html = renderPagina(pagina, undefined, shellOnly);
    prepare(response, {
      status: 503,
      cache: NO_CACHE,
      policy: contentSecurityPolicy(entorno, ajustes),
    }).send(html);
  };
  app.use(onError);
  return app;
}
