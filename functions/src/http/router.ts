import {
  accept,
  CALLADO_HEADER,
  type Endpoint,
  type EndpointName,
  endpoints,
  idSchema,
  refuse,
  type Result,
} from '@club/shared';
import express, { type Request, type Response, type Router } from 'express';
import { documents } from '../firestore/documents';
import { createReader } from '../firestore/reader';
import { type OperationAnswer, runOperation } from '../firestore/run-operation';
import { checkSesion } from '../firestore/sesion';
import type { Services } from '../services';
import { isFromOwnWeb, type VerifyAppCheck } from './app-check';
import { type Caller, identifyCaller } from './authorize';
import type { BulkWritten, Handlers, ReadCall, ServiceCall, WriteCall, Written } from './handler';
import { idempotencyKey } from './idempotency-key';
import { createPublicReads, queryParam } from './public-reads';
import { checkAnnounced, readBody } from './read-body';
import { send, sendRefusal } from './send';

type AnyRead = (call: ReadCall) => Promise<Result<unknown>>;
type AnyWrite = (call: WriteCall<unknown>) => Promise<Result<Written<unknown> | BulkWritten>>;
type AnyService = (call: ServiceCall<unknown>) => Promise<Result<unknown>>;

/** Path parameter of a call, whatever it is called. */
const pathParam = ({ params }: Request): string => String(params['id'] ?? params['param'] ?? '');

/** An id in a path that cannot be one names nothing. */
const namesNothing = ({ params: { id } }: Request): boolean =>
  id !== undefined && !idSchema.safeParse(id).success;

/** Body of a successful write: with both ids and the record, or without when it was about many records. */
const successBody = (written: Written<unknown> | BulkWritten) =>
  'id' in written
    ? { success: true, msg: written.msg, _id: written.id, id: written.id, data: written.data }
    : { success: true, msg: written.msg };

export interface RouterOptions {
  readonly services: Services;
  readonly handlers: Handlers;
  /** Where writing calls must come from the club's own web: how their token is verified. */
  readonly verifyAppCheck?: VerifyAppCheck | undefined;
}

/** Router with a route for every call of the catalogue; `answer` is the way that each of them takes. */
export function createRouter({ services, handlers, verifyAppCheck }: RouterOptions): Router {
  const sendKept = createPublicReads(services);

  /** What a call comes to. Everything that may refuse it stands here, in the order in which it does. */
  async function answer(
    name: EndpointName,
    endpoint: Endpoint,
    request: Request,
    response: Response,
  ): Promise<Result<OperationAnswer>> {
    const { kind } = endpoint;

    if (!(await isFromOwnWeb(endpoint, request, verifyAppCheck))) {
      // It says by its header that it is not the session which is refused.
      response.set('WWW-Authenticate', 'AppCheck');
      return refuse('origen-no-verificado');
    }

    // Before the store is asked. A service reads its path itself.
    if (kind !== 'service' && namesNothing(request)) return refuse('no-encontrado', 'ese registro');

    // Before anybody is asked who it is (docs/decisions/0011). A service has a limit of its own, told to whom it concerns;
    // what comes with a read is nobody's business.
    const announced = kind === 'write' ? checkAnnounced(endpoint, request) : accept(null);
    if (!announced.ok) return announced;

    const identified = await identifyCaller(services.auth, request.headers, endpoint);
    if (!identified.ok) return identified;
    const caller = identified.value;

    // What writes is asked in its own transaction (`runOperation`): between here and there a session may end.
    const { sesion } = caller;
    if (sesion && kind !== 'write' && endpoint.method === 'GET') {
      const cuentas = await createReader(services.db).read(documents.cuentas());
      const checked = checkSesion(cuentas, sesion);
      if (!checked.ok) return checked;
    }

    if (kind === 'read') return answerRead(name, endpoint, caller, request, response);

    // Nobody else's is even read.
    const body = await readBody(endpoint, request, response);
    if (!body.ok) return body;

    const quien = caller.uid ?? 'anonimo';
    const key = idempotencyKey(request, quien);
    if (!key.ok) return key;

    const { db, now, newId } = services;
    const stamp = {
      operacionId: newId(),
      accion: name,
      quien,
      ahora: now(),
      ...(sesion && { sesion }),
      ...(request.headers[CALLADO_HEADER] !== undefined && { isCallada: true as const }),
    };
    const { status } = endpoint;

    if (kind === 'service') {
      const handler = handlers[name] as unknown as AnyService;
      const call = { services, request, response, stamp, body: body.value, idempotency: key.value };
      const result = await handler(call);
      return result.ok ? accept({ status, body: result.value }) : result;
    }

    const handler = handlers[name] as unknown as AnyWrite;
    const { isAdministrador } = caller;
    const call = { body: body.value, id: pathParam(request), nuevoId: newId(), isAdministrador };
    return runOperation(db, stamp, key.value, async (uow) => {
      const written = await handler({ ...call, uow, ahora: stamp.ahora });
      return written.ok ? accept({ status, body: successBody(written.value) }) : written;
    });
  }

  async function answerRead(
    name: EndpointName,
    endpoint: Endpoint,
    { uid, isAdministrador }: Caller,
    request: Request,
    response: Response,
  ): Promise<Result<OperationAnswer>> {
    const { permiso, isInstantanea, status } = endpoint;
    const handler = handlers[name] as unknown as AnyRead;
    const id = pathParam(request);
    // No cache may give the one the other's answer, and an administrator sees more than others.
    if (permiso === 'publico') response.vary('Authorization');
    // Whoever has an account checks what he has written: nothing that was made before is for him.
    if (permiso === 'publico' && uid === null && !isInstantanea) {
      const isCredentialed = request.headers.authorization !== undefined;
      const read = { name, endpoint, handler, id, isCredentialed };
      const sent = await sendKept(read, request, response);
      return sent.ok ? accept({ status, body: null }) : sent;
    }
    const result = await handler({
      reader: createReader(services.db),
      services,
      id,
      query: (param) => queryParam(request, param),
      isAdministrador,
      ahora: services.now(),
    });
    return result.ok ? accept({ status, body: result.value }) : result;
  }

  const router = express.Router({ strict: false });
  const allowed = new Map<string, string[]>();
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = `/${endpoint.path}`;
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const methods = method === 'get' ? ['GET', 'HEAD'] : [endpoint.method];
    allowed.set(path, [...(allowed.get(path) ?? []), ...methods]);
    router[method](path, async (request, response) => {
      send(response, await answer(name as EndpointName, endpoint, request, response));
    });
  }
  // What is asked in another way at the address of a call.
  for (const [path, methods] of allowed) {
    router.all(path, (request, response) => {
      response.set('Allow', methods.join(', '));
      // Another site may ask what it may do here: nothing, as no header allows it.
      if (request.method === 'OPTIONS') response.status(204).end();
      else sendRefusal(response, { code: 'metodo-no-permitido', detail: '' });
    });
  }
  return router;
}
