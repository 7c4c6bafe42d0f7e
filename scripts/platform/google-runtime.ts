import path from 'node:path';
import type { BuildFolders } from '../build/folders';
import { type Child, createGroup, startChild } from './child';
import {
  type FunctionId,
  type FunctionInstance,
  type RunOptions,
  startFunctionInstance,
} from './function-instance';
import { freePorts } from './ports';
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
export type GoogleRuntime = Awaited<ReturnType<typeof startGoogleRuntime>>;

const FUNCTIONS = ['api', 'pagina'] as const;

const instancesOf = (instances: readonly FunctionInstance[], id: FunctionId) =>
  instances.filter(({ functionId }) => functionId === id);

/** Starts the routing of `firebase.json` in its own process, with the hosting server of firebase-tools. */
async function startHosting(
  { root, folders, logDir }: GoogleRuntimeOptions,
  port: number,
  instances: readonly FunctionInstance[],
): Promise<Child> {
  const urls = Object.fromEntries(
    FUNCTIONS.map((id) => [id, instancesOf(instances, id).map(({ url }) => url)]),
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
export async function startGoogleRuntime(options: GoogleRuntimeOptions) {
  const { folders, logDir, instances: counts = {}, port: wanted, ...others } = options;
  const port = wanted ?? (await freePorts(1))[0] ?? 0;
  const group = createGroup();
  try {
    const instances = await group.add(
      ...FUNCTIONS.flatMap((functionId) =>
        Array.from({ length: counts[functionId] ?? 1 }, (_none, index) =>
          startFunctionInstance({
            ...others,
            functionId,
            dist: folders.functions,
            logFile: path.join(logDir, `${functionId}-${String(index + 1)}.log`),
          }),
        ),
      ),
    );
    const [hosting] = await group.add(startHosting(options, port, instances));
    if (!hosting) throw new Error('Hosting has not started');
    return {
      url: `http://127.0.0.1:${String(port)}`,
      functions: { api: instancesOf(instances, 'api'), pagina: instancesOf(instances, 'pagina') },
      hosting,
      stop: group.stop,
    };
  } catch (error) {
    await group.stop();
    throw error;
  }
}
