import { createHash } from 'node:crypto';
import {
  accept,
  describeRefusal,
  type Endpoint,
  type EndpointName,
  endpoints,
  idSchema,
  refuse,
  type Refusal,
  REPLAY_HEADER,
  type Result,
} from '@club/shared';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { createReader } from '../firestore/reader';
import {
  type IdempotencyKey,
  type OperationAnswer,
  runOperation,
} from '../firestore/run-operation';
import { identifyLector, requirePermiso } from './authorize';
import type { BulkWritten, Handlers, ReadCall, Services, WriteCall, Written } from './handler';
import { MAX_BODY_BYTES, parseBody } from './parse-body';
import { createPublicReads, queryParam } from './public-reads';
import { announcesTooMuch, readBody } from './read-body';

type AnyRead = (call: ReadCall) => Promise<Result<unknown>>;
type AnyWrite = (call: WriteCall<unknown>) => Promise<Result<Written<unknown> | BulkWritten>>;

/** Sends a refusal as `{success: false, msg}` with its status, and with what the caller needs to go on, if anything. */
export function sendRefusal(response: Response, refusal: Refusal) {
  const { status, msg } = describeRefusal(refusal);
  const { data } = refusal;
  response.status(status).json({ success: false, msg, ...(data !== undefined && { data }) });
}

const send = (response: Response, result: Result<OperationAnswer>) => {
  if (!result.ok) {
    sendRefusal(response, result.refusal);
    return;
  }
  const { status, body, isReplay } = result.value;
  if (isReplay) response.set(REPLAY_HEADER, 'true');
  response.status(status).json(body);
};

/** Path parameter of a call, whatever it is called. */
const pathParam = ({ params }: Request): string => String(params['id'] ?? params['param'] ?? '');

/** Body of a successful write: with both ids and the record, or without when it was about many records. */
const successBody = (written: Written<unknown> | BulkWritten) =>
  'id' in written
    ? {
        success: true,
        msg: written.msg,
        _id: written.id,
        id: written.id,
        data: written.data,
      }
    : { success: true, msg: written.msg };

/** Longest `Idempotency-Key` that is accepted. */
const MAX_KEY_LENGTH = 200;

/** Key and fingerprint of a repeatable request; `undefined` when it does not ask to be one. */
export function idempotencyKey(request: Request, uid: string): Result<IdempotencyKey | undefined> {
  const key = request.header('idempotency-key');
  if (key === undefined) return accept(undefined);
  if (key.length === 0 || key.length > MAX_KEY_LENGTH) {
    return refuse('entrada-invalida', 'Idempotency-Key: debe tener entre 1 y 200 caracteres');
  }
  const hash = (...parts: string[]) =>
    createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return accept({
    id: hash(uid, key),
    huella: hash(request.method, request.path, JSON.stringify(request.body ?? null)),
  });
}

async function answerRead(
  endpoint: Endpoint,
  handler: AnyRead,
  services: Services,
  request: Request,
  isAdmin: boolean,
): Promise<Result<OperationAnswer>> {
  const result = await handler({
    reader: createReader(services.db),
    services,
    id: pathParam(request),
    query: (name) => queryParam(request, name),
    isAdministrador: isAdmin,
    ahora: services.now(),
  });
  return result.ok ? accept({ status: endpoint.status, body: result.value }) : result;
}

/** Answers reads: of everybody without an account from what has been made for others. */
function createReads(services: Services) {
  const sendPublic = createPublicReads(services);
  return async (
    name: string,
    endpoint: Endpoint,
    handler: AnyRead,
    request: Request,
    response: Response,
  ) => {
    if (endpoint.permiso !== 'publico') {
      const quien = await requirePermiso(services.auth, request.headers, endpoint.permiso);
      const answer = quien.ok
        ? await answerRead(endpoint, handler, services, request, quien.value.isAdministrador)
        : quien;
      send(response, answer);
      return;
    }
    // No cache may give the one the other's answer, and an administrator sees more than others.
    response.vary('Authorization');
    const lector = await identifyLector(services.auth, request.headers);
    // Whoever has an account checks what he has written: nothing that was made before is for him.
    if (lector !== 'nadie' || endpoint.isInstantanea) {
      const isAdmin = lector === 'administrador';
      send(response, await answerRead(endpoint, handler, services, request, isAdmin));
      return;
    }
    const isCredentialed = request.headers.authorization !== undefined;
    const id = pathParam(request);
    const read = { name, endpoint, handler, id, isCredentialed };
    const refusal = await sendPublic(read, request, response);
    if (refusal) sendRefusal(response, refusal);
  };
}

async function answerWrite(
  name: string,
  endpoint: Endpoint,
  handler: AnyWrite,
  services: Services,
  request: Request,
  response: Response,
): Promise<Result<OperationAnswer>> {
  const { maxBytes = MAX_BODY_BYTES } = endpoint;
  if (announcesTooMuch(request, maxBytes)) return refuse('cuerpo-demasiado-grande');
  // A call that writes is nobody's without a permission, whatever the catalogue says.
  const permiso = endpoint.permiso === 'acta' ? 'acta' : 'administrador';
  const quien = await requirePermiso(services.auth, request.headers, permiso);
  if (!quien.ok) return quien;
  const { uid, isAdministrador: isAdmin } = quien.value;
  if (endpoint.body) {
    // Nobody else's is even read.
    const read = await readBody(express.json({ limit: maxBytes }), maxBytes, request, response);
    if (!read.ok) return read;
  }
  const body = endpoint.body ? parseBody(request, endpoint.body, maxBytes) : accept(undefined);
  if (!body.ok) return body;
  const key = idempotencyKey(request, uid);
  if (!key.ok) return key;
  const ahora = services.now();
  const nuevoId = services.newId();
  const stamp = { operacionId: services.newId(), accion: name, quien: uid, ahora };
  return runOperation(services.db, stamp, key.value, async (uow) => {
    const result = await handler({
      uow,
      body: body.value,
      id: pathParam(request),
      nuevoId,
      isAdministrador: isAdmin,
      ahora,
    });
    if (!result.ok) return result;
    return accept({ status: endpoint.status, body: successBody(result.value) });
  });
}

/** An id in a path that cannot be one names nothing: 404 before the store is asked. */
const refuseMalformedId: RequestHandler = (request, response, next) => {
  const { id } = request.params;
  if (id === undefined || idSchema.safeParse(id).success) next();
  else sendRefusal(response, { code: 'no-encontrado', detail: 'ese registro' });
};

/** Router with one route for each endpoint of the catalogue: permission, body, handler, answer. */
export function createRouter(services: Services, handlers: Handlers): Router {
  const router = express.Router({ strict: false });
  const answer = createReads(services);
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    if (endpoint.servicio) continue;
    const handler: unknown = handlers[name as EndpointName];
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const isRead = endpoint.permiso === 'publico' || endpoint.isLectura;
    router[method](`/${endpoint.path}`, refuseMalformedId, async (request, response) => {
      if (isRead) {
        await answer(name, endpoint, handler as AnyRead, request, response);
        return;
      }
      const write = handler as AnyWrite;
      send(response, await answerWrite(name, endpoint, write, services, request, response));
    });
  }
  return router;
}
