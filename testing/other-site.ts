import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site that is not the club's, on a port of its own. */
export function otherSite() {
  let html = '';
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="es"><title>Otra web</title>${html}</html>`);
  });
  return {
    /** Shows this in its page from now on; gives its address. */
    serve: async (content: string): Promise<string> => {
      html = content;
      if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
      return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
    },
    stop: async (): Promise<void> => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
