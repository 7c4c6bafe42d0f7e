import type { IncomingMessage, ServerResponse } from 'node:http';

/** Largest body of which Node may throw away the rest, so that the connection serves again; bytes. */
const MAX_DRAINED_BYTES = 64 * 1024;

/** Milliseconds for which a connection stays open one way, so that the sender gets to read his answer. */
const LINGER_MS = 5_000;

function mayBeLarge({ headers }: IncomingMessage): boolean {
  return (
    headers['transfer-encoding'] !== undefined ||
    Number(headers['content-length'] ?? 0) > MAX_DRAINED_BYTES
  );
}

/**
 * Lets an answer that comes before a large body has been read end the connection: nothing more is taken off the line. Node
 * would read all that is still sent, to throw it away; or, told to close, would cut the sender off before his answer.
 */
export function closeInsteadOfDraining(request: IncomingMessage, response: ServerResponse): void {
  if (!mayBeLarge(request)) return;
  const { socket } = request;
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    if (!request.complete && !response.headersSent) {
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
}
