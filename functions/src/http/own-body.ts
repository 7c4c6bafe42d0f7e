/**
 * Keeps the body-parser of Cloud Functions away from request bodies (docs/decisions/0011): it would read up to 1 GiB from
 * anybody before we could refuse it, answer malformed ones in English HTML, and has no setting. It skips requests without
 * the two headers of a body. So `holdBodies` puts these aside before any listener sees the request (Node tells its channel
 * `http.server.request.start` first), and `releaseBody`, the first thing in our app, puts them back for `readBody`.
 * Without `holdBodies`, as in tests of the app alone, `releaseBody` does nothing.
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

/** Escapes a path that cannot be decoded (`/%E0%A4%A`): the framework would answer it with HTML, and perhaps its stack. */
function repairAddress(request: IncomingMessage): void {
  const [path = '', ...query] = (request.url ?? '').split('?');
  try {
    decodeURIComponent(path);
  } catch {
    request.url = [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/** Sees to every request of this process before the framework does; called once, before its server exists. */
export function holdBodies(): void {
  // The emulator of firebase-tools ends, all others with it, when a line is closed on which it has more to send.
  const isEmulator = process.env['FUNCTIONS_EMULATOR'] === 'true';
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as {
      readonly request: IncomingMessage;
      readonly response: ServerResponse;
    };
    repairAddress(request);
    if (!isEmulator) closeInsteadOfDraining(request, response);
    holdBody(request);
  });
}

/** Gives a held request its body back; goes before every body parser of ours. */
export const releaseBody: RequestHandler = (request, _response, next) => {
  const framing = held.get(request);
  if (framing) {
    held.delete(request);
    // The framework has taken it for a request without a body, and says so by an empty one.
    Object.assign(request, { body: undefined, headers: { ...request.headers, ...framing } });
  }
  next();
};
