import {
  accept,
  type Endpoint,
  type EndpointName,
  endpoints,
  refuse,
  type Result,
} from '@club/shared';
import express, { type Request, type Response, type Router } from 'express';
import { requirePermiso } from './authorize';
import type { Handlers, ServicioCall, Services } from './handler';
import { MAX_BODY_BYTES, parseBody } from './parse-body';
import { announcesTooMuch, readBody } from './read-body';
import { idempotencyKey, sendRefusal } from './router';

type AnyServicio = (call: ServicioCall<unknown>) => Promise<Result<unknown>>;

/** What reads the body of a call, if it has one. */
function bodyParser({ entrada, body, maxBytes = MAX_BODY_BYTES }: Endpoint) {
  if (entrada !== undefined) return express.raw({ type: entrada, limit: maxBytes });
  return body ? express.json({ limit: maxBytes }) : undefined;
}

function parsedBody(endpoint: Endpoint, request: Request): Result<unknown> {
  const { entrada, maxBytes = MAX_BODY_BYTES } = endpoint;
  const body: unknown = request.body;
  if (entrada === undefined) {
    return endpoint.body ? parseBody(request, endpoint.body, maxBytes) : accept(undefined);
  }
  if (!(body instanceof Uint8Array) || request.is(entrada) === false) {
    return refuse('imagen-invalida', `no se ha enviado como ${entrada}`);
  }
  return body.length > maxBytes ? refuse('cuerpo-demasiado-grande') : accept(body);
}

async function answer(
  name: string,
  endpoint: Endpoint,
  handler: AnyServicio,
  services: Services,
  request: Request,
  response: Response,
): Promise<Result<unknown>> {
  const { maxBytes = MAX_BODY_BYTES, siNoCabe = '' } = endpoint;
  const quien =
    endpoint.permiso === 'publico'
      ? accept({ uid: 'anonimo' })
      : await requirePermiso(services.auth, request.headers, endpoint.permiso);
  if (!quien.ok) return quien;
  if (announcesTooMuch(request, maxBytes)) return refuse('cuerpo-demasiado-grande', siNoCabe);
  const parser = bodyParser(endpoint);
  if (parser) {
    const read = await readBody(parser, maxBytes, request, response);
    if (!read.ok) return refuse(read.refusal.code, siNoCabe);
  }
  const body = parsedBody(endpoint, request);
  if (!body.ok) return body;
  const idempotency = idempotencyKey(request, quien.value.uid);
  if (!idempotency.ok) return idempotency;
  const stamp = {
    operacionId: services.newId(),
    accion: name,
    quien: quien.value.uid,
    ahora: services.now(),
  };
  return handler({
    services,
    request,
    response,
    body: body.value,
    stamp,
    idempotency: idempotency.value,
  });
}

/** Router of the calls that handle their HTTP exchange themselves: permission, body, handler. */
export function createServicioRouter(services: Services, handlers: Handlers): Router {
  const router = express.Router({ strict: false });
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    if (!endpoint.servicio) continue;
    const handler = handlers[name as EndpointName] as unknown as AnyServicio;
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    router[method](`/${endpoint.path}`, async (request, response) => {
      const result = await answer(name, endpoint, handler, services, request, response);
      if (!result.ok) sendRefusal(response, result.refusal);
      else if (!response.headersSent) response.status(endpoint.status).json(result.value);
    });
  }
  return router;
}
