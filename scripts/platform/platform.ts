import path from 'node:path';
import type { EnsuredBuild } from '../build/ensure-build';
import type { BuildFolders } from '../build/folders';
import { ROOT } from '../build/index';
import {
  type Child,
  createGroup,
  type Stoppable,
  answers,
  reportSlowParts,
  waitFor,
} from './child';
import { latestExport, writeExport } from './data-dir';
import { startFirebaseTools } from './firebase-tools';
import { startFirestoreEmulator } from './firestore-emulator';
import { type PlatformPorts, requireFreePorts } from './ports';
import { loadNotificationKeys, notificationsEnv, startLocalJobs } from './local-jobs';
import { prepareAccounts, prepareStore } from './seed-demo';

/** Options for a site with data that are kept. */
export interface SiteOptions {
  readonly projectId: string;
  readonly ports: PlatformPorts;
  readonly dataDir: string;
  readonly seed: 'demo' | 'none';
  readonly logDir: string;
  /** Seconds between two exports while running, 0 for none. */
  readonly exportIntervalS: number;
  /** Prints a line for the person at the terminal. */
  readonly log: (line: string) => void;
}

export interface PlatformOptions extends SiteOptions {
  /** Build to run. */
  readonly folders: BuildFolders;
  /** The build, if it may be in progress. Parts that do not need it start at once. */
  readonly build?: EnsuredBuild;
}

export type Platform = Awaited<ReturnType<typeof startPlatform>>;

/** A consumer of the functions' output that prints their errors for the person at the terminal. */
export const forwardErrors = (log: (line: string) => void) => (line: string) => {
  if (/"severity":"(ERROR|CRITICAL)"/.test(line)) log(line);
};

/** Resolves when the functions answer, and the web once it is built. */
export const untilServed = (
  url: string,
  children: readonly [Child, ...Child[]],
  slow: ReturnType<typeof reportSlowParts>,
  built: Promise<unknown> = Promise.resolve(),
) => {
  const isUp = (what: string, address: string) =>
    slow.watch(`Arrancando ${what}`, waitFor(answers(address), { what, children }));
  return Promise.all([
    isUp('las funciones', `${url}/b-api/salud`),
    built.then(() => isUp('la web', url)),
  ]);
};

/** Makes this process use the emulators on these ports. */
export function useEmulators(ports: PlatformPorts) {
  const firestoreHost = `127.0.0.1:${String(ports.firestore)}`;
  const authHost = `127.0.0.1:${String(ports.auth)}`;
  process.env['FIRESTORE_EMULATOR_HOST'] = firestoreHost;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = authHost;
  // Skips the search for Google's metadata server.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  return { firestoreHost, authHost };
}

/**
 * Starts the whole product on real emulators with the configuration of `firebase.json`: Firestore, Auth, Functions
 * and Hosting, with the data of the last run or the demo club. Stops everything again if it throws.
 */
export async function startPlatform(options: PlatformOptions) {
  const { projectId, ports, dataDir, logDir, log } = options;
  await requireFreePorts(ports);
  const startedAt = Date.now();
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1).replace('.', ',')} s`;
  const previous = await latestExport(dataDir);
  const keys = await loadNotificationKeys(dataDir);
  const { firestoreHost, authHost } = useEmulators(ports);
  const url = `http://127.0.0.1:${String(ports.hosting)}`;

  const firestoreStart = startFirestoreEmulator({
    projectId,
    port: ports.firestore,
    isSingleProject: true,
    logDir,
    ...(previous !== undefined && { seedFrom: previous }),
  });
  const toolsStart = Promise.resolve(options.build?.functions).then(() =>
    startFirebaseTools({
      projectId,
      ports,
      only: ['auth', 'functions', 'hosting'],
      firestoreHost,
      logDir,
      env: notificationsEnv(keys),
      folders: options.folders,
      ...(previous !== undefined && { importFrom: previous }),
      onLine: forwardErrors(log),
    }),
  );
  const group = createGroup();
  // The functions stop before the store: without it they would log errors.
  const started = group.add<Stoppable>(firestoreStart, toolsStart).catch(() => undefined);
  const stopAll = async () => {
    await started;
    await group.stop();
  };

  const slow = reportSlowParts(log);
  const startAll = async () => {
    const built = slow.watch('Preparando la web del club', Promise.resolve(options.build?.whole));
    const prepared = slow.watch('Arrancando Firestore', firestoreStart).then(() => {
      log(`Firestore listo (${seconds()})`);
      return slow.watch(
        'Preparando los datos',
        prepareStore(projectId, { ...options, hasPhotos: true }),
      );
    });
    const whole = Promise.all([prepared, built]);
    const up = slow.watch('Arrancando Auth', toolsStart).then(async ({ child }) => {
      log(`Auth listo (${seconds()})`);
      const { child: store } = await firestoreStart;
      await Promise.all([
        prepareAccounts(projectId),
        untilServed(url, [child, store], slow, whole),
      ]);
    });
    // The first failure is reported without waiting for the others.
    await Promise.all([whole, up]);
    log(`Web y API listas (${seconds()})`);
    return Promise.all([firestoreStart, toolsStart]);
  };
  const [firestore, tools] = await startAll()
    .catch(async (error: unknown) => {
      await stopAll();
      throw error;
    })
    .finally(slow.stop);
  const jobs = startLocalJobs(projectId, keys, log);

  const exportData = () =>
    writeExport(dataDir, new Date(), async (dir) => {
      // firebase-tools empties its export folder, so accounts are exported first.
      await tools.exportTo(dir);
      await firestore.exportTo(dir);
    });
  let lastExport: Promise<unknown> = Promise.resolve();
  // One export at a time. A failed one does not prevent the next.
  const enqueueExport = () => {
    const next = lastExport.then(exportData, exportData);
    lastExport = next;
    return next;
  };
  const timer =
    options.exportIntervalS > 0
      ? setInterval(() => {
          enqueueExport().catch((error: unknown) => {
            log(`No se han podido guardar los datos: ${String(error)}`);
          });
        }, options.exportIntervalS * 1000)
      : undefined;

  let stopping: Promise<void> | undefined;
  const stop = async () => {
    clearInterval(timer);
    await jobs.stop();
    try {
      const dir = await enqueueExport();
      log(`Datos guardados en ${path.relative(ROOT, dir)}`);
    } finally {
      await stopAll();
    }
  };
  return {
    url,
    firestoreHost,
    authHost,
    /** Resolves with a Spanish clause when an emulator has ended unexpectedly. */
    failure: Promise.race(
      [firestore.child, tools.child].map(async ({ name, ended }) => {
        const end = await ended;
        return `${name} ha terminado (${end})`;
      }),
    ),
    /** Exports the data and stops everything. Safe to call twice. */
    stop: () => (stopping ??= stop()),
  };
}
