import { API_BASE, type RefusalCode } from '@club/shared';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Handlers } from '../http/handler';
import type { Services } from '../services';
import { restoreBodyHeaders } from '../http/own-body';
import { createRouter, sendRefusal, type VerifyAppCheck } from '../http/router';
import { isUnavailable } from '../store/timeouts';
import { notificationHandlers } from './handlers/notifications';
import { catalogueHandlers } from './handlers/catalogues';
import { accountsHandlers } from './handlers/accounts';
import { imagesHandlers } from './handlers/images';
import { jugadoresHandlers } from './handlers/jugadores';
import { noticiasHandlers } from './handlers/noticias';
import { panelHandlers } from './handlers/panel';
import { partidosHandlers } from './handlers/partidos';
import { servicesHandlers } from './handlers/services';
import { temporadasHandlers } from './handlers/temporadas';

const handlers: Handlers = {
  ...catalogueHandlers,
  ...temporadasHandlers,
  ...jugadoresHandlers,
  ...partidosHandlers,
  ...noticiasHandlers,
  ...panelHandlers,
  ...imagesHandlers,
  ...servicesHandlers,
  ...accountsHandlers,
  ...notificationHandlers,
};

export interface AppOptions {
  readonly services: Services;
  /** Logs an error that is no refusal, or an outage of the store. The log never contains a body or a token. */
  readonly logError: (message: string, error: unknown) => void;
  /** Verifies App Check tokens, if writes must come from the club's own web. */
  readonly verifyAppCheck?: VerifyAppCheck | undefined;
}

/** Code of the refusal for an error that the client caused or that is temporary. `undefined` for bugs. */
function findRefusalCode(error: unknown): RefusalCode | undefined {
  const { type, status, expose } = error as { type?: unknown; status?: unknown; expose?: unknown };
  if (type === 'entity.parse.failed') return 'json-invalido';
  if (type === 'entity.too.large') return 'cuerpo-demasiado-grande';
  // A URL with invalid percent-encoding.
  if (error instanceof URIError) return 'ruta-desconocida';
  // body-parser cannot read the body: unknown encoding, wrong length, connection cut, invalid compression.
  const isUnreadable = typeof type === 'string' && /^(charset|encoding|request)\./.test(type);
  if (expose === true && (isUnreadable || status === 400)) return 'cuerpo-ilegible';
  return isUnavailable(error) ? 'almacen-no-disponible' : undefined;
}

/** The HTTP API as an express app, for Cloud Functions and for tests. */
export function createApp({ services, logError, verifyAppCheck }: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    next();
  });
  app.use(restoreBodyHeaders);
  app.use(API_BASE, createRouter(services, handlers, verifyAppCheck));
  app.use((_request, response) => {
    sendRefusal(response, { code: 'ruta-desconocida', detail: '' });
  });
  const onError: ErrorRequestHandler = (error: unknown, request, response, _next) => {
    const code = findRefusalCode(error);
    if (code === undefined || code === 'almacen-no-disponible') {
      const what = code === undefined ? 'unexpected error' : 'store or accounts not reachable';
      logError(`${request.method} ${request.path}: ${what}`, error);
    }
    if (code !== undefined) sendRefusal(response, { code, detail: '' });
    else {
      const msg = 'Algo ha fallado en el servidor. Inténtalo de nuevo.';
      response.status(500).json({ success: false, msg });
    }
  };
  app.use(onError);
  return app;
}
