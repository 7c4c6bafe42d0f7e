import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A running test server. */
export interface Served {
  /** Without trailing slash. */
  readonly url: string;
  /** Stops it and closes open connections. */
  stop(): Promise<void>;
}

/** Serves an app or request listener on a free local port. */
export async function serve(answer: RequestListener): Promise<Served> {
  // Longer than any pause of a busy test, so that the server never closes a connection while a request is on its way.
  const server = createServer({ keepAliveTimeout: 300_000 }, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
