import { createHash } from 'node:crypto';
import {
  accept,
  SILENT_HEADER,
  describeRefusal,
  type Endpoint,
  type EndpointName,
  endpoints,
  idSchema,
  mapOk,
  type Refusal,
  refuse,
  REPLAY_HEADER,
  type Result,
} from '@club/shared';
import express, { type Request, type Response, type Router } from 'express';
import { documents } from '../store/documents';
import { createReader } from '../store/reader';
import { runOperation } from '../store/run-operation';
import { checkSession } from '../store/session';
import type { Services } from '../services';
import { identifyCaller } from './authorize';
import type { Handlers, ReadCall, ServiceCall, WriteCall } from './handler';
import { createPublicReads, queryParam } from './public-reads';
import { checkAnnounced, readBody } from './read-body';

/** A handler, whatever the kind of its calls. */
type AnyHandler = (
  call: ReadCall<unknown> | WriteCall<unknown> | ServiceCall<unknown>,
) => Promise<Result<unknown>>;

/** Verifies an App Check token: whether a call comes from the club's own web. */
export type VerifyAppCheck = (token: string) => Promise<boolean>;

/** Whether a call needs no App Check token or has a valid one (docs/decisions/0021). Plain reads need none. */
async function isFromOwnWeb(
  { method, kind }: Endpoint,
  request: Request,
  verify: VerifyAppCheck | undefined,
): Promise<boolean> {
  // Some writes are GETs, for old clients, and need a token.
  if (!verify || (method === 'GET' && kind !== 'write')) return true;
  const token = request.header('x-firebase-appcheck');
  return token !== undefined && verify(token);
}

/** Maximum length of an `Idempotency-Key`. */
const MAX_KEY_LENGTH = 200;

const hash = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Key and fingerprint of an idempotent request, `undefined` if it has no key. */
function idempotencyKey(request: Request, uid: string, status: number) {
  const key = request.header('idempotency-key');
  if (key === undefined) return accept(undefined);
  if (key.length === 0 || key.length > MAX_KEY_LENGTH) {
    return refuse(
      'entrada-invalida',
      'La clave de la petición («Idempotency-Key») debe tener entre 1 y 200 caracteres.',
    );
  }
  return accept({
    id: hash(uid, key),
    huella: hash(request.method, request.path, JSON.stringify(request.body ?? null)),
    status,
  });
}

/** Sends a refusal as `{success: false, msg}` with its status and optional data. */
export function sendRefusal(response: Response, refusal: Refusal): void {
  const { status, msg } = describeRefusal(refusal);
  const { data, retryAfterS } = refusal;
  if (retryAfterS !== undefined) response.set('Retry-After', String(retryAfterS));
  response.status(status).json({ success: false, msg, ...(data !== undefined && { data }) });
}

/** Sends the result of a call, unless its handler has responded. */
function send(response: Response, status: number, result: Result<unknown>): void {
  if (!result.ok) sendRefusal(response, result.refusal);
  else if (!response.headersSent) response.status(status).json(result.value);
}

/** The path parameter of a call, whatever its name. */
const pathParam = ({ params }: Request): string => String(params['id'] ?? params['param'] ?? '');

/** Whether the id in a path is malformed, so that no record can have it. */
const hasInvalidId = ({ params: { id } }: Request): boolean =>
  id !== undefined && !idSchema.safeParse(id).success;

/** Router with a route for every endpoint. `answer` handles each call. */
export function createRouter(
  services: Services,
  handlers: Handlers,
  verifyAppCheck: VerifyAppCheck | undefined,
): Router {
  const sendCached = createPublicReads(services);

  /** Runs one call. All checks that can refuse it are here, in order. */
  async function answer(
    name: EndpointName,
    endpoint: Endpoint,
    request: Request,
    response: Response,
  ): Promise<Result<unknown>> {
    const { kind, method, permiso, status } = endpoint;

    if (!(await isFromOwnWeb(endpoint, request, verifyAppCheck))) {
      // The header says that the session is not the problem.
      response.set('WWW-Authenticate', 'AppCheck');
      return refuse('origen-no-verificado');
    }

    // Checked before any database read. Service calls validate their own path.
    if (kind !== 'service' && hasInvalidId(request)) return refuse('no-encontrado', 'ese registro');

    const announced = checkAnnounced(endpoint, request);
    if (!announced.ok) return announced;

    const identified = await identifyCaller(services.auth, request.headers, endpoint);
    if (!identified.ok) return identified;
    const { uid, isAdmin, session } = identified.value;

    const { db, newId } = services;
    const reader = createReader(db);
    // Calls that write check the session in their transaction (`runOperation`), because it may end before.
    if (session && (kind === 'read' || (kind === 'service' && method === 'GET'))) {
      const checked = checkSession(await reader.read(documents.cuentas()), session);
      if (!checked.ok) return checked;
    }

    const handle = handlers[name] as AnyHandler;
    // Strips what the catalogue does not name, so that handlers may return whole stored documents.
    const handler: AnyHandler = (call) =>
      mapOk(handle(call), (value) => endpoint.response.parse(value));
    const id = pathParam(request);
    if (kind === 'read' && permiso === 'publico') {
      // An administrator sees more: caches must keep the two responses apart.
      response.vary('Authorization');
      // Callers with an account must see their own writes: no cached responses for them.
      if (uid === null && !endpoint.isUncached) {
        return sendCached({ name, endpoint, handler, id }, request, response);
      }
    }

    // Only authorised callers' bodies are parsed.
    const parsed = await readBody(endpoint, request, response);
    if (!parsed.ok) return parsed;
    const body = parsed.value;

    // A body may take minutes to arrive.
    const now = services.now();
    const query = (param: string) => queryParam(request, param);
    const call = { reader, services, body, id, query, isAdmin, now };
    if (kind === 'read') return handler(call);

    const quien = uid ?? 'anonimo';
    const key = idempotencyKey(request, quien, status);
    if (!key.ok) return key;
    const idempotency = key.value;
    const stamp = {
      operationId: newId(),
      accion: name,
      quien,
      now,
      ...(session && { session }),
      ...(request.headers[SILENT_HEADER] !== undefined && { isSilent: true as const }),
    };
    if (kind === 'service') return handle({ ...call, request, response, stamp, idempotency });

    const write = { body, id, newId: newId(), isAdmin };
    const done = runOperation(db, stamp, idempotency, (uow) => handler({ ...write, uow }));
    return mapOk(done, ({ body: stored, isReplay }) => {
      if (isReplay) response.set(REPLAY_HEADER, 'true');
      return stored;
    });
  }

  const router = express.Router();
  const allowed = new Map<string, string[]>();
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = `/${endpoint.path}`;
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const methods = method === 'get' ? ['GET', 'HEAD'] : [endpoint.method];
    allowed.set(path, [...(allowed.get(path) ?? []), ...methods]);
    router[method](path, async (request, response) => {
      const result = await answer(name as EndpointName, endpoint, request, response);
      send(response, endpoint.status, result);
    });
  }
  for (const [path, methods] of allowed) {
    router.all(path, (request, response) => {
      response.set('Allow', methods.join(', '));
      // A CORS preflight from another site. Without CORS headers, its browser sends nothing else.
      if (request.method === 'OPTIONS') response.status(204).end();
      else sendRefusal(response, { code: 'metodo-no-permitido', detail: '' });
    });
  }
  return router;
}
