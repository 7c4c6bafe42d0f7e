import path from 'node:path';
import type { BuildFolders } from '../build/folders';
import { type Child, startChild } from './child';
import { type FunctionId, type FunctionInstance, startFunctionInstance } from './function-instance';
import { freePorts } from './ports';
import type { RunOptions } from './run-options';
import { untilItAnswers } from './wait-for';

export interface GoogleRuntimeOptions extends RunOptions {
  readonly folders: BuildFolders;
  /** `host:port` of the emulators. */
  readonly firestoreHost: string;
  readonly authHost: string;
  /** Number of instances per function, used in turn. Default: one. */
  readonly instances?: Partial<Readonly<Record<FunctionId, number>>>;
  /** Port of the site. Default: a free one. */
  readonly port?: number;
  readonly logDir: string;
}

/** The site in a runtime like Google's: long-lived instances behind Hosting's routing, on one origin. */
export interface GoogleRuntime {
  readonly url: string;
  readonly functions: Readonly<Record<FunctionId, readonly FunctionInstance[]>>;
  readonly hosting: Child;
  stop(): Promise<void>;
}

const FUNCTIONS = ['api', 'pagina'] as const;

/** Waits for all. If one fails, stops the others. */
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

/** Starts the routing of `firebase.json` in its own process, with the hosting server of firebase-tools. */
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
  // A static file, served without a function.
  await untilItAnswers(child, `http://127.0.0.1:${String(port)}/sw.js`, 'Hosting');
  return child;
}

/**
 * Runs the built site as in production, on existing emulators: function processes that answer many requests, behind
 * Hosting's redirects, rewrites, headers and files (docs/decisions/0023).
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
