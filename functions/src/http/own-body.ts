/**
 * How a body gets past Cloud Functions to our own parsers (docs/decisions/0011).
 *
 * The framework of Cloud Functions, and its emulator, is an express app with body-parser in front of our code: what
 * anybody sends to any address, up to 1 GiB of it, would be in memory and parsed before we could refuse it, and a malformed
 * body would be answered there, in English HTML. It has no setting for that. But body-parser leaves alone what has no body,
 * and it knows that by two headers:
 *
 * 1. `holdBodies`, once, when the functions are loaded. Node tells its diagnostics channel `http.server.request.start` of
 *    every request before any listener of the server hears of it; there the two headers are put aside.
 * 2. The framework finds no body to parse and hands the request on. What was sent is still on the line.
 * 3. `releaseBody`, the first thing in our app, puts the headers back. From here on `readBody` reads it, or nobody does.
 *
 * Without the first step, as in the tests of the app alone, the third finds nothing to put back, and all is as express has it.
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
