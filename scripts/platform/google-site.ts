import { makeNotificationKeys } from '@club/functions';
import { createGroup, type Stoppable } from './child';
import { startFirebaseTools } from './firebase-tools';
import { startFirestoreEmulator } from './firestore-emulator';
import { startGoogleRuntime } from './google-runtime';
import { notificationsEnv, startLocalJobs } from './local-jobs';
import { forwardErrors, type PlatformOptions, untilServed, useEmulators } from './platform';
import { requireFreePorts } from './ports';
import { prepareAccounts, prepareStore } from './seed-demo';
import { reportSlowParts } from './wait-for';

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
