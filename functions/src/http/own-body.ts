import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { closeInsteadOfDraining } from './unread-body';

/** Headers by which a body parser knows that a request has a body. */
const FRAMING = ['content-length', 'transfer-encoding'] as const;

const held = new WeakMap<IncomingMessage, IncomingHttpHeaders>();

function hold(request: IncomingMessage): void {
  const framing: IncomingHttpHeaders = {};
  for (const name of FRAMING) {
    const value = request.headers[name];
    if (value === undefined) continue;
    framing[name] = value;
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a header is absent or it counts
    delete request.headers[name];
  }
  held.set(request, framing);
}

/**
 * An address that cannot be decoded (`/%E0%A4%A`) is read letter by letter: then nobody has it and our code says so. The
 * framework would answer it itself, with a page of HTML, and with its stack unless NODE_ENV is `production`.
 */
function repairAddress(request: IncomingMessage): void {
  const [path = '', ...query] = (request.url ?? '').split('?');
  try {
    decodeURIComponent(path);
  } catch {
    request.url = [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/**
 * Keeps what is sent for our own parsers, wherever it is sent to. Cloud Functions and its emulator parse every body before
 * our code runs, up to 1 GiB of it, and answer a malformed one themselves, in English HTML; without framing headers they
 * see no body and leave the stream alone (docs/decisions/0011). Called once, when the functions are loaded, before their
 * server exists.
 */
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
    hold(request);
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
