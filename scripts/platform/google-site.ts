import path from 'node:path';
import { makeNotificationKeys } from '@club/functions';
import type { BuildFolders } from '../build/folders';
import { createGroup, type Stoppable, reportSlowParts } from './child';
import { startFirebaseTools } from './firebase-tools';
import { startFirestoreEmulator } from './firestore-emulator';
import { type FunctionId, type RunOptions, startFunctionInstance } from './function-instance';
import { startHosting } from './hosting-server';
import { notificationsEnv, startLocalJobs } from './local-jobs';
import { forwardErrors, type PlatformOptions, untilServed, useEmulators } from './platform';
import { requireFreePorts } from './ports';
import { prepareAccounts, prepareStore } from './seed-demo';

interface GoogleRuntimeOptions extends RunOptions {
  readonly folders: BuildFolders;
  /** `host:port` of the emulators. */
  readonly firestoreHost: string;
  readonly authHost: string;
  /** Number of instances of the API, which take turns. Default: one. */
  readonly apiInstances?: number;
  /** Port of the site. Default: a free one. */
  readonly port?: number;
  readonly logDir: string;
}

/**
 * Runs the built site on existing emulators, as in production: function processes that answer many requests each, behind
 * Hosting's redirects, rewrites, headers and files (docs/decisions/0023).
 */
export async function startGoogleRuntime(options: GoogleRuntimeOptions) {
  const { folders, logDir, apiInstances = 1, port } = options;
  const group = createGroup();
  const start = (functionId: FunctionId, index = 0) =>
    startFunctionInstance({
      ...options,
      functionId,
      dist: folders.functions,
      logFile: path.join(logDir, `${functionId}-${String(index + 1)}.log`),
    });
  try {
    const [pagina, ...apis] = await group.add(
      start('pagina'),
      ...Array.from({ length: apiInstances }, (_none, index) => start('api', index)),
    );
    if (!pagina) throw new Error('the pages have not started');
    const functions = { api: apis, pagina: [pagina] } as const;
    const hosting = await startHosting({ web: folders.web, port, functions });
    await group.add(Promise.resolve(hosting));
    return { url: hosting.url, functions, stop: group.stop };
  } catch (error) {
    await group.stop();
    throw error;
  }
}

interface GoogleSiteOptions extends Pick<
  PlatformOptions,
  'projectId' | 'ports' | 'folders' | 'seed' | 'logDir' | 'log'
> {
  /** Starts a proxy for the emulator at `host`. Returns the proxy's host, to which the functions connect. */
  readonly startFirestoreProxy?: (host: string) => Promise<string>;
}

/** Starts Firestore and Auth, fills them as `npm start` does, and runs the built site on Google's runtime. */
export async function startGoogleSite(options: GoogleSiteOptions) {
  const { projectId, ports, logDir, log } = options;
  await requireFreePorts(ports);
  const { firestoreHost, authHost } = useEmulators(ports);
  const keys = makeNotificationKeys();
  // Stops the functions, which are added last, before the store: without it they would log errors.
  const group = createGroup();
  const slow = reportSlowParts(log);
  try {
    const common = { projectId, logDir };
    await slow.watch(
      'Arrancando los emuladores',
      group.add<Stoppable>(
        startFirestoreEmulator({ ...common, port: ports.firestore, isSingleProject: true }),
        startFirebaseTools({ ...common, ports, only: ['auth'], firestoreHost }),
      ),
    );
    await Promise.all([
      prepareAccounts(projectId),
      slow.watch('Preparando los datos', prepareStore(projectId, options)),
    ]);
    const runtime = await startGoogleRuntime({
      ...common,
      folders: options.folders,
      env: notificationsEnv(keys),
      port: ports.hosting,
      authHost,
      firestoreHost: (await options.startFirestoreProxy?.(firestoreHost)) ?? firestoreHost,
      onLine: forwardErrors(log),
    });
    const { url, functions } = runtime;
    await group.add(
      Promise.resolve(runtime),
      Promise.resolve(startLocalJobs(projectId, keys, log)),
    );
    const { pagina, api } = functions;
    await untilServed(url, [pagina[0].child(), ...api.map((instance) => instance.child())], slow);
    return { url, firestoreHost, authHost, runtime, stop: group.stop };
  } catch (error) {
    await group.stop();
    throw error;
  } finally {
    slow.stop();
  }
}
