/**
 * Keeps the body-parser of Cloud Functions away from request bodies (docs/decisions/0010). It would read up to 1 GiB
 * from anybody before we could refuse it, answer malformed bodies with English HTML, and it has no settings. It skips
 * requests without the two body headers. So `holdBodies` removes them before any listener sees the request (through
 * Node's diagnostics channel `http.server.request.start`). `restoreBodyHeaders`, our app's first middleware, restores
 * them for `readBody`. Without `holdBodies`, as in tests of the app alone, it does nothing.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { closeInsteadOfDraining } from './unread-body';

const held = new WeakMap<IncomingMessage, IncomingHttpHeaders>();

function holdBody(request: IncomingMessage): void {
  const { 'content-length': length, 'transfer-encoding': encoding, ...others } = request.headers;
  request.headers = others;
  held.set(request, {
    ...(length !== undefined && { 'content-length': length }),
    ...(encoding !== undefined && { 'transfer-encoding': encoding }),
  });
}

/** Escapes a path that cannot be decoded (`/%E0%A4%A`). The framework's answer would be HTML, maybe a stack trace. */
function repairPath(request: IncomingMessage): void {
  const [path = '', ...query] = (request.url ?? '').split('?');
  try {
    decodeURIComponent(path);
  } catch {
    request.url = [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/** Prepares every request of this process before the framework sees it. Call it once, before the server exists. */
export function holdBodies(): void {
  // The functions emulator crashes, and all other emulators stop, if a connection is closed while it sends a request.
  const isEmulator = process.env['FUNCTIONS_EMULATOR'] === 'true';
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as {
      readonly request: IncomingMessage;
      readonly response: ServerResponse;
    };
    repairPath(request);
    if (!isEmulator) closeInsteadOfDraining(request, response);
    holdBody(request);
  });
}

/** Restores the headers of a held request. Must come before every body parser of ours. */
export const restoreBodyHeaders: RequestHandler = (request, _response, next) => {
  const bodyHeaders = held.get(request);
  if (bodyHeaders) {
    held.delete(request);
    // The framework has set an empty body, because it saw no body headers.
    Object.assign(request, { body: undefined, headers: { ...request.headers, ...bodyHeaders } });
  }
  next();
};
