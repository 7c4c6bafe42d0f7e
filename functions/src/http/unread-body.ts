import type { IncomingMessage, ServerResponse } from 'node:http';

/** Maximum unread body that Node may discard to reuse the connection, bytes. */
const MAX_DRAINED_BYTES = 64 * 1024;

/** Deadline for a body, milliseconds. A fast body of an authorised caller may take longer (regla 61). */
export const BODY_DEADLINE_MS = 10_000;

/** How long a connection stays half-open, so that the client can read the response, milliseconds. */
const LINGER_MS = 5_000;

function mayBeLarge({ headers }: IncomingMessage): boolean {
  return (
    headers['transfer-encoding'] !== undefined ||
    Number(headers['content-length'] ?? 0) > MAX_DRAINED_BYTES
  );
}

const givenUp = new WeakSet<IncomingMessage>();

/** Marks a body that is not read further. The response then closes the connection, whatever the body's size. */
export function giveUpBody(request: IncomingMessage): void {
  givenUp.add(request);
}

/**
 * Closes the connection after a response that is sent before a large or slow body was read. By default Node would read
 * and discard the rest or, told to close, cut the connection before the client has the response. The rest of a small
 * body is still discarded.
 */
export function closeInsteadOfDraining(request: IncomingMessage, response: ServerResponse): void {
  const { socket, headers } = request;
  const isLarge = mayBeLarge(request);
  if (!isLarge && Number(headers['content-length'] ?? 0) === 0) return;
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    const isUnwanted = isLarge || givenUp.has(request);
    if (isUnwanted && !request.complete && !response.headersSent) {
      response.setHeader('Connection', 'close');
      // Called by Node after the response has been sent.
      socket.destroySoon = () => {
        socket.pause();
        socket.end();
        setTimeout(() => socket.destroy(), LINGER_MS).unref();
      };
    }
    return writeHead(...head);
  };
  response.once('finish', () => {
    if (request.complete) return;
    const closing = setTimeout(() => {
      if (!request.complete) socket.destroy();
    }, BODY_DEADLINE_MS);
    closing.unref();
  });
}
