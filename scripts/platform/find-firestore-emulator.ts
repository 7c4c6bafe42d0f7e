import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { UserError } from './user-error';

const run = promisify(execFile);

/** How the official Firestore emulator is started on this machine. */
export interface FirestoreEmulator {
  readonly origin: 'CLUB_FIRESTORE_EMULATOR_JAR' | 'google-cloud-sdk' | 'firebase-tools';
  readonly jar: string;
}

const SDK_JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const USUAL_SDK_ROOTS = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/usr/local/google-cloud-sdk',
  path.join(homedir(), 'google-cloud-sdk'),
];

/** First major version of Java that runs the emulator which firebase-tools downloads. */
const JAVA_FOR_FIREBASE_TOOLS = 21;

/** Major version of the `java` on the path; throws one sentence when there is none. */
export async function javaVersion(env: NodeJS.ProcessEnv): Promise<number> {
  try {
    const { stderr } = await run('java', ['-version'], { env });
    return Number(/version "(?:1\.)?(\d+)/.exec(stderr)?.[1] ?? 0);
  } catch {
    throw new UserError(
      'No se encuentra Java, que el emulador de Firestore necesita: instala Java 17 o posterior (en Debian: apt-get install openjdk-17-jre-headless) y vuelve a intentarlo.',
    );
  }
}

async function sdkRoots(env: NodeJS.ProcessEnv): Promise<string[]> {
  const roots = [
    ...(env['CLOUDSDK_ROOT_DIR'] ? [env['CLOUDSDK_ROOT_DIR']] : []),
    ...USUAL_SDK_ROOTS,
  ];
  if (roots.some((root) => existsSync(path.join(root, SDK_JAR)))) return roots;
  try {
    const { stdout } = await run('gcloud', ['info', '--format=value(installation.sdk_root)'], {
      env,
    });
    return [...roots, stdout.trim()];
  } catch {
    return roots;
  }
}

/** The emulator JAR that firebase-tools has downloaded, the newest one. */
function cachedJar(cacheDir: string): string | undefined {
  if (!existsSync(cacheDir)) return undefined;
  const [newest] = readdirSync(cacheDir)
    .filter((name) => /^cloud-firestore-emulator-.*\.jar$/.test(name))
    .sort((a, b) => b.localeCompare(a, undefined, { numeric: true }));
  return newest === undefined ? undefined : path.join(cacheDir, newest);
}

/**
 * The official Firestore emulator: `CLUB_FIRESTORE_EMULATOR_JAR`, else the Google Cloud CLI's, else the one that
 * firebase-tools has downloaded. Throws one sentence that says what to install when there is none or no Java.
 */
export async function findFirestoreEmulator(env: NodeJS.ProcessEnv): Promise<FirestoreEmulator> {
  const explicit = env['CLUB_FIRESTORE_EMULATOR_JAR'];
  if (explicit !== undefined && !existsSync(explicit)) {
    throw new UserError(`CLUB_FIRESTORE_EMULATOR_JAR señala ${explicit}, que no existe.`);
  }
  const java = await javaVersion(env);
  if (explicit !== undefined) return { origin: 'CLUB_FIRESTORE_EMULATOR_JAR', jar: explicit };
  for (const root of await sdkRoots(env)) {
    const jar = path.join(root, SDK_JAR);
    if (existsSync(jar)) return { origin: 'google-cloud-sdk', jar };
  }
  const cached = cachedJar(path.join(homedir(), '.cache/firebase/emulators'));
  if (cached !== undefined && java >= JAVA_FOR_FIREBASE_TOOLS) {
    return { origin: 'firebase-tools', jar: cached };
  }
  throw new UserError(
    'No se encuentra el emulador oficial de Firestore: instala el paquete google-cloud-cli-firestore-emulator o, con Java 21 y conexión, ejecuta una vez «npx firebase setup:emulators:firestore».',
  );
}
