import { type Endpoint, endpoints } from '@club/shared';
import express, { type Router } from 'express';
import { sendRefusal } from './router';

const allowedAt = new WeakMap<object, Set<string>>();

/** Methods of the calls at a request's path, as far as they have been found. */
function methodsFor(request: object): Set<string> {
  const methods = allowedAt.get(request) ?? new Set();
  allowedAt.set(request, methods);
  return methods;
}

/**
 * Lets only calls of the catalogue pass: 404 where there is none, 405 with `Allow` where it is asked in another way. It
 * comes first, before anybody looks at who sends what.
 */
export function requireKnownCall(): Router {
  const router = express.Router({ strict: false });
  for (const { path, method } of Object.values<Endpoint>(endpoints)) {
    router.all(`/${path}`, (request, _response, next) => {
      const methods = methodsFor(request).add(method);
      if (method === 'GET') methods.add('HEAD');
      next();
    });
  }
  router.use((request, response, next) => {
    const methods = methodsFor(request);
    if (methods.size === 0) {
      sendRefusal(response, { code: 'ruta-desconocida', detail: '' });
    } else if (methods.has(request.method)) {
      next();
    } else {
      response.set('Allow', [...methods].join(', '));
      // Another site may ask what it may do here: nothing, as no header allows it.
      if (request.method === 'OPTIONS') response.status(204).end();
      else sendRefusal(response, { code: 'metodo-no-permitido', detail: '' });
    }
  });
  return router;
}
