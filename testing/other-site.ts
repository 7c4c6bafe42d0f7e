import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A foreign site on its own port. */
export function otherSite() {
  let html = '';
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="es"><title>Otra web</title>${html}</html>`);
  });
  return {
    /** Sets the content of its page and returns the URL. */
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
