import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of its own. */
export interface Served {
  /** Without a slash at its end. */
  readonly url: string;
  /** Ends it and whatever connection is open. */
  stop(): Promise<void>;
}

/** An app, or anything else that answers requests, on a free port of this machine. */
export async function serve(answer: RequestListener): Promise<Served> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
