import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { closeInsteadOfDraining } from '../../functions/src/http/unread-body';

/** Headers that are of one connection, not of the message. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'upgrade']);

/** Milliseconds for which a request waits until an instance listens: one that is being started again. */
const PATIENCE_MS = 60_000;

/** Address from which Hosting asks the functions. */
const FRONT = '127.0.0.1';

/** A connection per request: an instance closes idle ones, and a request that is sent at that moment would be lost. */
const agent = new http.Agent({ keepAlive: false, maxSockets: 80 });

/** The one cookie that Hosting passes on to a function. */
function sessionCookie(header: string | undefined): string | undefined {
  return header?.split(/; ?/).find((cookie) => cookie.startsWith('__session='));
}

/**
 * Headers with which Hosting asks a function. The visitor is in a header of the CDN's own, unless he has sent one, and in
 * `X-Forwarded-For` before the last entry, which is Hosting's server (docs/decisions/0014).
 */
function passedOn(request: http.IncomingMessage, target: URL): http.OutgoingHttpHeaders {
  const { headers, socket } = request;
  const kept = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name));
  const cookie = sessionCookie(headers.cookie);
  const before = headers['x-forwarded-for'] ?? [];
  const address = socket.remoteAddress ?? FRONT;
  const { cookie: _all, ...others } = Object.fromEntries(kept);
  return {
    ...others,
    ...(cookie !== undefined && { cookie }),
    host: target.host,
    'x-forwarded-host': headers.host ?? '',
    'x-forwarded-proto': 'http',
    'fastly-client-ip': headers['fastly-client-ip'] ?? address,
    'x-forwarded-for': [before, address, FRONT].flat().join(', '),
  };
}

/** Headers of an answer as Hosting sends them on: nothing is public that does not say so, and no cookie goes with it. */
function answeredHeaders(answer: http.IncomingMessage): http.OutgoingHttpHeaders {
  const kept = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
  const headers: http.OutgoingHttpHeaders = Object.fromEntries(kept);
  headers['cache-control'] ??= 'private';
  if (!headers['cache-control'].includes('private')) delete headers['set-cookie'];
  return headers;
}

/**
 * Sends a request on to an instance and its answer back, as it comes: an answer that is there before the body has been
 * sent is not waited with. An instance that is gone in the middle is a 503.
 */
export function proxyTo(
  origin: string,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): void {
  closeInsteadOfDraining(request, response);
  const target = new URL(origin);
  const deadline = Date.now() + PATIENCE_MS;
  const attempt = () => {
    const asked = http.request({
      agent,
      hostname: target.hostname,
      port: target.port,
      method: request.method,
      path: request.url,
      headers: passedOn(request, target),
    });
    let isConnected = false;
    asked.on('socket', (socket) => {
      const send = () => {
        isConnected = true;
        request.pipe(asked);
      };
      if (socket.connecting) socket.once('connect', send);
      else send();
    });
    asked.on('response', (answer) => {
      for (const [name, value] of Object.entries(answeredHeaders(answer))) {
        if (value !== undefined) response.setHeader(name, value);
      }
      response.writeHead(answer.statusCode ?? 502);
      answer.on('error', () => response.destroy());
      answer.pipe(response);
      answer.once('end', () => {
        if (asked.writableFinished) return;
        // Nobody wants the rest of the body.
        request.unpipe(asked);
        asked.destroy();
      });
    });
    asked.on('error', (error) => {
      if (response.headersSent) return;
      if (!isConnected && Date.now() < deadline) {
        void delay(50).then(attempt);
        return;
      }
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`The instance did not answer: ${error.message}`);
    });
    response.once('close', () => {
      if (!response.writableFinished) asked.destroy();
    });
  };
  attempt();
}
