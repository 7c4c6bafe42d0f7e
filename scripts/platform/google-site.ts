import { type NotificationKeys, makeNotificationKeys } from '@club/functions';
import { notificationsEnv } from './notification-keys';
import { type RunningFirebaseTools, startFirebaseTools } from './firebase-tools';
import { type RunningFirestore, startFirestoreEmulator } from './firestore-emulator';
import {
  type GoogleRuntime,
  type GoogleRuntimeOptions,
  startGoogleRuntime,
} from './google-runtime';
import { type LocalNotifications, startLocalNotifications } from './local-notifications';
import { type LocalClock, startLocalClock } from './local-clock';
import type { Platform, PlatformOptions } from './platform';
import { requireFreePorts } from './ports';
import { prepareAccounts, prepareStore } from './prepare-data';
import { tellSlowParts } from './slow-parts';
import { answers, waitFor } from './wait-for';

export type GoogleSiteOptions = Pick<
  PlatformOptions,
  'root' | 'projectId' | 'ports' | 'seed' | 'logDir' | 'log' | 'functionsFirestoreHost'
> &
  Pick<GoogleRuntimeOptions, 'folders' | 'instances' | 'env'> & {
    /** Whether notifications are sent (default). Turn it off if something else sends them. */
    readonly sendsAvisos?: boolean;
    /** VAPID key pair for notifications. Default: a new one. */
    readonly claves?: NotificationKeys;
  };

/** The whole product in a runtime like Google's, with its own emulators. */
export interface GoogleSite extends Pick<Platform, 'url' | 'firestoreHost' | 'authHost' | 'stop'> {
  readonly runtime: GoogleRuntime;
}

/** Starts Firestore and Auth, fills them as `npm start` does, and runs the built site on them like Google. */
export async function startGoogleSite(options: GoogleSiteOptions): Promise<GoogleSite> {
  const { root, projectId, ports, logDir, log } = options;
  await requireFreePorts(ports);
  const firestoreHost = `127.0.0.1:${String(ports.firestore)}`;
  const authHost = `127.0.0.1:${String(ports.auth)}`;
  process.env['FIRESTORE_EMULATOR_HOST'] = firestoreHost;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = authHost;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const running: (
    RunningFirestore | RunningFirebaseTools | GoogleRuntime | LocalClock | LocalNotifications
  )[] = [];
  const { sendsAvisos = true, claves = makeNotificationKeys() } = options;
  const stop = async () => {
    // Stops the functions first: without a store they would log errors.
    for (const one of running.splice(0).reverse()) await one.stop();
  };
  const slow = tellSlowParts(log);
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
    ];
    const settled = slow.watch('Arrancando los emuladores', Promise.allSettled(starts));
    for (const outcome of await settled) {
      if (outcome.status === 'fulfilled') running.push(outcome.value);
    }
    await Promise.all(starts);
    await Promise.all([
      prepareAccounts(projectId),
      slow.watch('Preparando los datos', prepareStore(projectId, options)),
    ]);
    const runtime = await startGoogleRuntime({
      ...options,
      env: { ...notificationsEnv(claves), ...options.env },
      port: ports.hosting,
      authHost,
      firestoreHost: (await options.functionsFirestoreHost?.(firestoreHost)) ?? firestoreHost,
      onLine: (line) => {
        if (/"severity":"(ERROR|CRITICAL)"/.test(line)) log(line);
      },
    });
    running.push(
      runtime,
      startLocalClock(projectId, log),
      ...(sendsAvisos ? [startLocalNotifications(projectId, claves, log)] : []),
    );
    const instances = Object.values(runtime.functions)
      .flat()
      .map((instance) => instance.child());
    for (const [what, address] of [
      ['las funciones', `${runtime.url}/b-api/salud`],
      ['la web', runtime.url],
    ] as const) {
      await slow.watch(
        `Arrancando ${what}`,
        waitFor(answers(address), { what, children: [runtime.hosting, ...instances] }),
      );
    }
    return { url: runtime.url, firestoreHost, authHost, runtime, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    slow.stop();
  }
}
