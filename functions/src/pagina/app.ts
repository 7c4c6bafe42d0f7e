import { clubConfig } from '@club/shared';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { createCalendarioRouter } from '../calendario/router';
import type { WebEntorno } from '../env';
import { createReader } from '../firestore/reader';
import type { Services } from '../http/handler';
import { renderPagina } from './render';
import { loadPagina, type Pagina } from './rutas';

/** Seconds for which the CDN may answer a page by itself: live data takes over in the browser anyway. */
const CDN_SECONDS = 10;

export interface PaginaOptions {
  readonly services: Pick<Services, 'db'>;
  /** The built `index.html`. */
  readonly shell: string;
  readonly entorno: WebEntorno;
  readonly logError: (message: string, error: unknown) => void;
}

/** Serves every page of the site: right status, head, and the page's documents inlined (`docs/architecture.md`). */
export function createPaginaApp({ services, shell, entorno, logError }: PaginaOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(createCalendarioRouter(services, logError));
  app.get('/{*path}', async (request, response) => {
    const { temporada } = request.query;
    const pagina: Pagina = await loadPagina(
      createReader(services.db),
      request.path,
      typeof temporada === 'string' ? temporada : undefined,
    );
    const isCacheable = pagina.status === 200 && pagina.isPrivate !== true;
    response
      .status(pagina.status)
      .set(
        'Cache-Control',
        isCacheable ? `public, max-age=0, s-maxage=${String(CDN_SECONDS)}` : 'private, no-store',
      )
      .type('html')
      .send(renderPagina(shell, pagina, entorno));
  });
  const onError: ErrorRequestHandler = (error: unknown, request, response, _next) => {
    logError(`page ${request.path}: first data not loaded`, error);
    // The page still works: without inlined documents the browser waits for Firestore.
    const pagina: Pagina = {
      status: 200,
      titulo: clubConfig.nombre,
      descripcion: clubConfig.lema,
      documentos: {},
    };
    response
      .status(200)
      .set('Cache-Control', 'private, no-store')
      .type('html')
      .send(renderPagina(shell, pagina, entorno));
  };
  app.use(onError);
  return app;
}
