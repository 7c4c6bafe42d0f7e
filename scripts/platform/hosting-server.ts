import type http from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { API_BASE } from '@club/shared';
import { server } from 'superstatic';
import { z } from 'zod';
import { readFirebaseJson } from '../build/firebase-json';
import './emulator-repairs.mjs';
import { proxyTo } from './hosting-proxy';

const rewriteSchema = z.object({ function: z.object({ functionId: z.string() }) });
const instancesSchema = z.record(z.string(), z.array(z.string()).min(1));

const { values } = parseArgs({
  options: {
    root: { type: 'string' },
    public: { type: 'string' },
    port: { type: 'string' },
    instances: { type: 'string' },
  },
});

const root = values.root ?? process.cwd();
const { hosting: config } = await readFirebaseJson(root);
const instances = instancesSchema.parse(JSON.parse(values.instances ?? '{}'));
const turns = new Map<string, number>();

/** The next instance of a function, round robin. */
function nextInstance(functionId: string): string {
  const all = instances[functionId] ?? [];
  const turn = turns.get(functionId) ?? 0;
  turns.set(functionId, turn + 1);
  const origin = all[turn % all.length];
  if (origin === undefined)
    throw new Error(`no running instance of ${functionId}, to which firebase.json sends requests`);
  return origin;
}

const toFunction = (rewrite: unknown) => {
  const { functionId } = rewriteSchema.parse(rewrite).function;
  return Promise.resolve((request: http.IncomingMessage, response: http.ServerResponse) => {
    proxyTo(nextInstance(functionId), request, response);
  });
};

/** `firebase deploy` skips hidden files (`hosting.ignore` in firebase.json), so requests for them go to a function. */
const forwardHiddenFiles = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  next: () => void,
) => {
  const isHidden = request.url?.split('?')[0]?.includes('/.') === true;
  const functionId = request.url?.startsWith(`${API_BASE}/`) === true ? 'api' : 'pagina';
  if (isHidden) proxyTo(nextInstance(functionId), request, response);
  else next();
};

server({
  hostname: '127.0.0.1',
  port: Number(values.port),
  config: JSON.stringify({ ...config, public: path.relative(root, values.public ?? '') }),
  cwd: root,
  // The options that firebase-tools uses for its Hosting emulator.
  stack: 'strict',
  compression: true,
  before: { files: forwardHiddenFiles },
  rewriters: { function: toFunction },
}).listen(() => {
  console.log(`Hosting at ${String(values.port)}`);
});
