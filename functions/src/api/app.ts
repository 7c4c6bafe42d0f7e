import { API_BASE } from '@club/shared';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { VerifyAppCheck } from '../http/app-check';
import type { Handlers } from '../http/handler';
import type { Services } from '../services';
import { releaseBody } from '../http/own-body';
import { createRouter } from '../http/router';
import { sendRefusal } from '../http/send';
import { isUnavailable } from '../http/store-errors';
import { handlers as allHandlers } from './all-handlers';

export interface AppOptions {
  readonly services: Services;
  /** Where an unexpected error is reported, once; it never holds a body or a token. */
  readonly logError: (message: string, error: unknown) => void;
  readonly handlers?: Handlers;
  /** Where writing calls must come from the club's own web: how their token is verified. */
  readonly verifyAppCheck?: VerifyAppCheck | undefined;
}

/** Whether body-parser says that the body cannot be read: unknown encoding, wrong length, connection cut, broken packing. */
function isBodyError(error: unknown): boolean {
  const { type, status, expose } = error as { type?: unknown; status?: unknown; expose?: unknown };
  const isTold = typeof type === 'string' && /^(charset|encoding|request)\./.test(type);
  return expose === true && (isTold || status === 400);
}

/** The HTTP API as an express app; Cloud Functions and the tests run the same one. */
export function createApp({
  services,
  logError,
  handlers = allHandlers,
  verifyAppCheck,
}: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    next();
  });
  app.use(releaseBody);
  app.use(API_BASE, createRouter({ services, handlers, verifyAppCheck }));
  app.use((_request, response) => {
    sendRefusal(response, { code: 'ruta-desconocida', detail: '' });
  });
  const onError: ErrorRequestHandler = (error: unknown, request, response, _next) => {
    const { type } = error as { type?: string };
    if (type === 'entity.parse.failed') {
      sendRefusal(response, { code: 'json-invalido', detail: '' });
    } else if (type === 'entity.too.large') {
      sendRefusal(response, { code: 'cuerpo-demasiado-grande', detail: '' });
    } else if (error instanceof URIError) {
      // An address whose escapes cannot be decoded: nobody's mistake but the sender's.
      sendRefusal(response, { code: 'ruta-desconocida', detail: '' });
    } else if (isBodyError(error)) {
      sendRefusal(response, { code: 'cuerpo-ilegible', detail: '' });
    } else if (isUnavailable(error)) {
      logError(`${request.method} ${request.path}: store or accounts not reachable`, error);
      sendRefusal(response, { code: 'almacen-no-disponible', detail: '' });
    } else {
      logError(`${request.method} ${request.path}: unexpected error`, error);
      response
        .status(500)
        .json({ success: false, msg: 'Algo ha fallado en el servidor. Inténtalo de nuevo.' });
    }
  };
  app.use(onError);
  return app;
}
