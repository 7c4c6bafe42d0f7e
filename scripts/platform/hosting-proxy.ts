import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { closeInsteadOfDraining } from '../../functions/src/http/unread-body';

/** Headers that are not forwarded: hop-by-hop headers, and `expect`, which Node has answered already. */
const NOT_FORWARDED = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'te', 'upgrade'],
  'expect',
]);

/** Maximum time that a request waits for an instance that is restarting, milliseconds. */
const PATIENCE_MS = 60_000;

/** Address from which Hosting calls the functions. */
const FRONT = '127.0.0.1';

/**
 * One connection per request. An instance closes idle connections, and a request sent at that moment would be lost.
 */
const agent = new http.Agent({ keepAlive: false, maxSockets: 80 });

/** The only cookie that Hosting forwards to functions. */
function sessionCookie(header: string | undefined): string | undefined {
  return header?.split(/; ?/).find((cookie) => cookie.startsWith('__session='));
}

/**
 * Request headers that Hosting sends to a function. The visitor's address is in a header of the CDN, unless the
 * visitor sent that header, and in `X-Forwarded-For` before the last entry, which is Hosting's server
 * (docs/decisions/0012).
 */
function forwardedHeaders(request: http.IncomingMessage, target: URL): http.OutgoingHttpHeaders {
  const { headers, socket } = request;
  const kept = Object.entries(headers).filter(([name]) => !NOT_FORWARDED.has(name));
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

/**
 * Response headers that Hosting sends to the client: private unless declared public, and without cookies if public.
 */
function answeredHeaders(answer: http.IncomingMessage): http.OutgoingHttpHeaders {
  const kept = Object.entries(answer.headers).filter(([name]) => !NOT_FORWARDED.has(name));
  const headers: http.OutgoingHttpHeaders = Object.fromEntries(kept);
  headers['cache-control'] ??= 'private';
  if (!headers['cache-control'].includes('private')) delete headers['set-cookie'];
  return headers;
}

/**
 * Forwards a request to an instance and streams the response back. A response may start before the request body has
 * been sent. Responds 503 if the instance dies meanwhile.
 */
export function proxyTo(
  origin: string,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): void {
  closeInsteadOfDraining(request, response);
  const target = new URL(origin);
  const deadline = Date.now() + PATIENCE_MS;
  let latest: http.ClientRequest | undefined;
  const attempt = () => {
    const outgoing = http.request({
      agent,
      hostname: target.hostname,
      port: target.port,
      method: request.method,
      path: request.url,
      headers: forwardedHeaders(request, target),
    });
    latest = outgoing;
    let isConnected = false;
    outgoing.on('socket', (socket) => {
      const send = () => {
        isConnected = true;
        request.pipe(outgoing);
      };
      if (socket.connecting) socket.once('connect', send);
      else send();
    });
    outgoing.on('response', (answer) => {
      for (const [name, value] of Object.entries(answeredHeaders(answer))) {
        if (value !== undefined) response.setHeader(name, value);
      }
      response.writeHead(answer.statusCode ?? 502);
      answer.on('error', () => response.destroy());
      answer.pipe(response);
      answer.once('end', () => {
        if (outgoing.writableFinished) return;
        // The rest of the request body is not needed.
        request.unpipe(outgoing);
        outgoing.destroy();
      });
    });
    outgoing.on('error', (error) => {
      if (response.headersSent) return;
      if (!isConnected && Date.now() < deadline) {
        void delay(50).then(attempt);
        return;
      }
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`The instance did not answer: ${error.message}`);
    });
  };
  response.once('close', () => {
    if (!response.writableFinished) latest?.destroy();
  });
  attempt();
}
