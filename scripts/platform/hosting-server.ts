import { once } from 'node:events';
import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { API_BASE } from '@club/shared';
import { server } from 'superstatic';
import { z } from 'zod';
import { readFirebaseJson } from '../build/firebase-json';
import { ROOT } from '../build/index';
import type { FunctionId } from './function-instance';
import { proxyTo } from './hosting-proxy';

const rewriteSchema = z.object({ function: z.object({ functionId: z.enum(['api', 'pagina']) }) });

interface HostingOptions {
  /** Folder with the files. */
  readonly web: string;
  /** Default: a free one. */
  readonly port?: number | undefined;
  /** The instances of each function, used in turn. */
  readonly functions: Readonly<Record<FunctionId, readonly { readonly url: string }[]>>;
}

/** The URL. Its percent signs are escaped if the hosting server would crash at it (`/%E0%A4%A`, `?x=100%`). */
function decodableUrl(url: string): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** Serves files and functions as `firebase.json` says, with the hosting server of firebase-tools. */
export async function startHosting({ web, port = 0, functions }: HostingOptions) {
  const { hosting: config } = await readFirebaseJson();
  const turns = { api: 0, pagina: 0 };
  const forward = (
    functionId: FunctionId,
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ) => {
    const instances = functions[functionId];
    const turn = turns[functionId];
    turns[functionId] = (turn + 1) % instances.length;
    proxyTo(instances[turn]?.url ?? '', request, response);
  };
  const app = server({
    hostname: '127.0.0.1',
    port,
    config: JSON.stringify({ ...config, public: path.relative(ROOT, web) }),
    cwd: ROOT,
    // The options that firebase-tools uses for its Hosting emulator.
    stack: 'strict',
    compression: true,
    before: {
      // `firebase deploy` skips hidden files (`hosting.ignore` in firebase.json), so requests for them go to a function.
      files: (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => {
        const isHidden = request.url?.split('?')[0]?.includes('/.') === true;
        const functionId = request.url?.startsWith(`${API_BASE}/`) === true ? 'api' : 'pagina';
        if (isHidden) forward(functionId, request, response);
        else next();
      },
    },
    rewriters: {
      function: (rewrite: unknown) => {
        const { functionId } = rewriteSchema.parse(rewrite).function;
        return Promise.resolve((request: http.IncomingMessage, response: http.ServerResponse) => {
          forward(functionId, request, response);
        });
      },
    },
  });
  app.use((request: http.IncomingMessage, _response, next) => {
    request.url = decodableUrl(request.url ?? '/');
    next();
  });
  const listening = app.listen(() => undefined);
  await once(listening, 'listening');
  return {
    url: `http://127.0.0.1:${String((listening.address() as AddressInfo).port)}`,
    async stop() {
      const closed = once(listening, 'close');
      listening.close();
      listening.closeAllConnections();
      await closed;
    },
  };
}
