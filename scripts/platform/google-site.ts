import { type RunningFirebaseTools, startFirebaseTools } from './firebase-tools';
import { type RunningFirestore, startFirestoreEmulator } from './firestore-emulator';
import {
  type GoogleRuntime,
  type GoogleRuntimeOptions,
  startGoogleRuntime,
} from './google-runtime';
import type { Platform, PlatformOptions } from './platform';
import { requireFreePorts } from './ports';
import { prepareAccounts, prepareStore } from './prepare-data';
import { answers, waitFor } from './wait-for';

export type GoogleSiteOptions = Pick<
  PlatformOptions,
  'root' | 'projectId' | 'ports' | 'seed' | 'logDir' | 'log' | 'functionsFirestoreHost'
> &
  Pick<GoogleRuntimeOptions, 'folders' | 'instances' | 'env'>;

/** The whole product as Google runs it, on emulators of its own. */
export interface GoogleSite extends Pick<Platform, 'url' | 'firestoreHost' | 'authHost' | 'stop'> {
  readonly runtime: GoogleRuntime;
}

const START_TIMEOUT_MS = 60_000;

/** Starts Firestore and Auth, fills them as `npm start` does, and runs the built site on them as Google would. */
export async function startGoogleSite(options: GoogleSiteOptions): Promise<GoogleSite> {
  const { root, projectId, ports, logDir, log } = options;
  await requireFreePorts(ports);
  const firestoreHost = `127.0.0.1:${String(ports.firestore)}`;
  const authHost = `127.0.0.1:${String(ports.auth)}`;
  process.env['FIRESTORE_EMULATOR_HOST'] = firestoreHost;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = authHost;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const running: (RunningFirestore | RunningFirebaseTools | GoogleRuntime)[] = [];
  const stop = async () => {
    // The functions first: they would only complain about a store that has gone.
    for (const one of running.splice(0).reverse()) await one.stop();
  };
  try {
    const starts = [
      startFirestoreEmulator({
        root,
        projectId,
        port: ports.firestore,
        isSingleProject: true,
        logDir,
      }),
      startFirebaseTools({ root, projectId, ports, only: ['auth'], firestoreHost, logDir }),
    ] as const;
    for (const outcome of await Promise.allSettled(starts)) {
      if (outcome.status === 'fulfilled') running.push(outcome.value);
    }
    await Promise.all(starts);
    await Promise.all([prepareAccounts(projectId), prepareStore(projectId, options)]);
    const runtime = await startGoogleRuntime({
      ...options,
      port: ports.hosting,
      authHost,
      firestoreHost: (await options.functionsFirestoreHost?.(firestoreHost)) ?? firestoreHost,
      onLine: (line) => {
        if (/"severity":"(ERROR|CRITICAL)"/.test(line)) log(line);
      },
    });
    running.push(runtime);
    for (const address of [`${runtime.url}/b-api/salud`, runtime.url]) {
      await waitFor(() => answers(address), {
        what: address,
        timeoutMs: START_TIMEOUT_MS,
        child: runtime.hosting,
      });
    }
    return { url: runtime.url, firestoreHost, authHost, runtime, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
