import { documentTitle } from '@club/shared';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
} from 'express';
import { sendPacked } from '../cache/packed';
import { createPicturesRouter } from '../share-pictures/router';
import { readOrigin } from '../http/client-address';
import { queryParam } from '../http/public-reads';
import { createFilesRouter } from './files';
import { clubWeb, createPages, NO_CACHE, type PagesOptions } from './pages';
import { contentSecurityPolicy } from './content-policy';
import { renderPage, type Page } from './render';
import { cleanPath, QUERY } from './routes';

const READING = ['GET', 'HEAD'];

/** Refuses methods other than GET and HEAD with 405, without reading the body. */
const refuseWrites: RequestHandler = (request, response, next) => {
  if (READING.includes(request.method)) {
    next();
    return;
  }
  response.set({ Allow: READING.join(', '), 'Cache-Control': NO_CACHE });
  // A CORS preflight from another site. Without CORS headers, its browser sends nothing else.
  if (request.method === 'OPTIONS') response.status(204).end();
  else response.status(405).type('text/plain').send('Aquí no se puede enviar nada.');
};

export interface PageOptions extends PagesOptions {
  /** Origin of the site. Default: that of the request. */
  readonly origin?: string | undefined;
  readonly logError: (message: string, error: unknown) => void;
}

/** Serves the site's pages as HTML, its pictures, and other files (`docs/architecture.md`, "How a page is shown"). */
export function createPagesApp(options: PageOptions): Express {
  const { services, shells, chunks, environment, picturesDir, logError } = options;
  const { db, now } = services;
  const pages = createPages(options);
  const readSiteOrigin = (request: Request) => options.origin ?? readOrigin(request);
  const app = express();
  app.disable('x-powered-by');
  app.use(refuseWrites);
  app.use(createPicturesRouter({ db, picturesDir, logError }));
  app.use(createFilesRouter({ db, now, readSiteOrigin, logError }));

  // Hosting may replace our `Cache-Control` under /assets. A response with `Vary: *` is never reused (0007).
  app.get(/^\/assets\//, (_request, response) => {
    response.status(404).set('Cache-Control', NO_CACHE).vary('*').type('text/plain');
    response.send('No existe.');
  });

  app.get(/^/, async (request, response) => {
    const { status, cache, policy, location, packed } = await pages.answer({
      path: cleanPath(request.path),
      query: Object.fromEntries(QUERY.map((name) => [name, queryParam(request, name)])),
      origin: readSiteOrigin(request),
    });
    response.status(status).set({ 'Cache-Control': cache, 'Content-Security-Policy': policy });
    if (location !== undefined) response.set('Location', location);
    await sendPacked(request, response.type('html'), packed);
  });

  const onError: ErrorRequestHandler = (error: unknown, request, response, _next) => {
    logError(`page ${request.path}: not rendered`, error);
    // 503 tells robots to come back. Readers get a shell, in which the browser itself waits for Firestore.
    const settings = pages.latestSettings();
    const page: Page = {
      status: 200,
      titulo: documentTitle('', settings),
      descripcion: settings.lema,
      docs: {},
      tipo: 'website',
    };
    const origin = readSiteOrigin(request);
    const club = clubWeb(settings);
    const shellOnly = { shell: shells.site, chunks, environment, origin, now: now(), club };
    const policy = contentSecurityPolicy(environment, settings);
    response.status(503).type('html').set({ 'Cache-Control': NO_CACHE, 'Retry-After': '30' });
    response.set('Content-Security-Policy', policy);
    response.send(renderPage(page, undefined, shellOnly));
  };
  app.use(onError);
  return app;
}
