import type { IncomingMessage, ServerResponse } from 'node:http';

/** Largest body of which Node may throw away the rest, so that the connection serves again; bytes. */
const MAX_DRAINED_BYTES = 64 * 1024;

/** Milliseconds in which all of a body must have come (regla 61). */
export const BODY_DEADLINE_MS = 10_000;

/** Milliseconds for which a connection stays open one way, so that the sender gets to read his answer. */
const LINGER_MS = 5_000;

function mayBeLarge({ headers }: IncomingMessage): boolean {
  return (
    headers['transfer-encoding'] !== undefined ||
    Number(headers['content-length'] ?? 0) > MAX_DRAINED_BYTES
  );
}

const givenUp = new WeakSet<IncomingMessage>();

/** Stops waiting for the rest of a body, however small it is: the answer closes the connection. */
export function giveUpBody(request: IncomingMessage): void {
  givenUp.add(request);
}

/**
 * Lets an answer that is sent before a large or slow body has been read close the connection. Node would read the rest to
 * throw it away or, told to close, cut the sender off before his answer. The rest of a small body may still be read.
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
      // What Node calls once the answer is out.
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
