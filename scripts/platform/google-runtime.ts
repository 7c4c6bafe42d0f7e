import path from 'node:path';
import type { BuildFolders } from '../build/folders';
import { type Child, startChild } from './child';
import { type FunctionId, type FunctionInstance, startFunctionInstance } from './function-instance';
import { freePorts } from './ports';
import type { RunOptions } from './run-options';
import { untilItAnswers } from './wait-for';

export interface GoogleRuntimeOptions extends RunOptions {
  readonly folders: BuildFolders;
  /** `host:port` of the emulators behind it. */
  readonly firestoreHost: string;
  readonly authHost: string;
  /** Instances of each function, which get the requests in turn; one of each unless told otherwise. */
  readonly instances?: Partial<Readonly<Record<FunctionId, number>>>;
  /** Port of the site; a free one unless told otherwise. */
  readonly port?: number;
  readonly logDir: string;
}

/** The site as Google runs it: long-lived instances behind Hosting's routing on one origin. */
export interface GoogleRuntime {
  readonly url: string;
  readonly functions: Readonly<Record<FunctionId, readonly FunctionInstance[]>>;
  readonly hosting: Child;
  stop(): Promise<void>;
}

const FUNCTIONS = ['api', 'pagina'] as const;

/** Waits for all, and undoes those that came when one did not. */
async function allOrNone<T extends { stop(): Promise<void> }>(
  starts: readonly Promise<T>[],
): Promise<T[]> {
  const outcomes = await Promise.allSettled(starts);
  const started = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = outcomes.find((one) => one.status === 'rejected');
  if (!failed) return started;
  await Promise.all(started.map((one) => one.stop()));
  throw failed.reason;
}

/** Starts the routing of `firebase.json` in a process of its own, with firebase-tools' own hosting server. */
async function startHosting(
  { root, folders, logDir }: GoogleRuntimeOptions,
  port: number,
  instances: readonly FunctionInstance[],
): Promise<Child> {
  const urls = Object.fromEntries(
    FUNCTIONS.map((id) => [
      id,
      instances.filter(({ functionId }) => functionId === id).map(({ url }) => url),
    ]),
  );
  const child = await startChild({
    name: 'Hosting',
    command: process.execPath,
    args: [
      ...['--import', 'tsx', path.join(root, 'scripts/platform/hosting-server.ts')],
      ...['--root', root, '--public', folders.web, '--port', String(port)],
      ...['--instances', JSON.stringify(urls)],
    ],
    cwd: root,
    logFile: path.join(logDir, 'hosting.log'),
  });
  // A file of its own, which no function has to answer.
  await untilItAnswers(child, `http://127.0.0.1:${String(port)}/sw.js`, 'Hosting');
  return child;
}

/**
 * Starts the built site as Google runs it in production, on emulators that are there already: each function in processes
 * of their own that answer many requests, and Hosting's redirects, rewrites, headers and files in front
 * (docs/decisions/0026).
 */
export async function startGoogleRuntime(options: GoogleRuntimeOptions): Promise<GoogleRuntime> {
  const { root, folders, logDir, instances: counts = {} } = options;
  const port = options.port ?? (await freePorts(1))[0] ?? 0;
  const instances = await allOrNone(
    FUNCTIONS.flatMap((functionId) =>
      Array.from({ length: counts[functionId] ?? 1 }, (_none, index) =>
        startFunctionInstance({
          root,
          functionId,
          dist: folders.functions,
          projectId: options.projectId,
          firestoreHost: options.firestoreHost,
          authHost: options.authHost,
          logFile: path.join(logDir, `${functionId}-${String(index + 1)}.log`),
          ...(options.env && { env: options.env }),
          ...(options.onLine && { onLine: options.onLine }),
        }),
      ),
    ),
  );
  const stopInstances = () => Promise.all(instances.map((instance) => instance.stop()));
  try {
    const hosting = await startHosting(options, port, instances);
    const of = (id: FunctionId) => instances.filter(({ functionId }) => functionId === id);
    return {
      url: `http://127.0.0.1:${String(port)}`,
      functions: { api: of('api'), pagina: of('pagina') },
      hosting,
      async stop() {
        await hosting.stop();
        await stopInstances();
      },
    };
  } catch (error) {
    await stopInstances();
    throw error;
  }
}
