import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { API_BASE } from '@club/shared';
import type { RequestHandler } from 'express';

/** Headers by which a body parser knows that a request has a body. */
const FRAMING = ['content-length', 'transfer-encoding'] as const;

const held = new WeakMap<IncomingMessage, IncomingHttpHeaders>();

/**
 * Keeps the bodies of API calls for our own parsers. Cloud Functions and its emulator parse every body before our code
 * runs and answer a malformed one themselves, in English HTML; without framing headers they see no body and leave the
 * stream alone (docs/decisions/0011). Called once, when the functions are loaded, before their server exists.
 */
export function holdBodies(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { readonly request: IncomingMessage };
    if (request.url?.startsWith(`${API_BASE}/`) !== true) return;
    const framing: IncomingHttpHeaders = {};
    for (const name of FRAMING) {
      const value = request.headers[name];
      if (value === undefined) continue;
      framing[name] = value;
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a header is absent or it counts
      delete request.headers[name];
    }
    held.set(request, framing);
  });
}

/** Gives a held request its body back; goes before every body parser of ours. */
export const releaseBody: RequestHandler = (request, _response, next) => {
  const framing = held.get(request);
  if (framing) {
    Object.assign(request.headers, framing);
    held.delete(request);
    // What the framework took for the body of a request without one.
    Object.assign(request, { body: undefined });
  }
  next();
};
