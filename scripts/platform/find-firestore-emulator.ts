import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { UserError } from './user-error';

const run = promisify(execFile);

/** How to start the official Firestore emulator on this machine. */
export interface FirestoreEmulator {
  readonly origin: 'CLUB_FIRESTORE_EMULATOR_JAR' | 'google-cloud-sdk' | 'firebase-tools';
  readonly jar: string;
}

const SDK_JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
/** Usual folders of the Google Cloud CLI on Debian, macOS and Windows, and in home folders. */
const USUAL_SDK_ROOTS: readonly string[] = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/usr/local/google-cloud-sdk',
  '/opt/homebrew/share/google-cloud-sdk',
  path.join(homedir(), 'google-cloud-sdk'),
  path.join(homedir(), 'AppData/Local/Google/Cloud SDK/google-cloud-sdk'),
  'C:\\Program Files (x86)\\Google\\Cloud SDK\\google-cloud-sdk',
];

/** First major version of Java that runs the emulator downloaded by firebase-tools. */
export const JAVA_FOR_FIREBASE_TOOLS = 21;

/** Major version of the `java` on the path. Throws a UserError if there is none. */
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

async function sdkRoots(env: NodeJS.ProcessEnv, usual: readonly string[]): Promise<string[]> {
  const roots = [...(env['CLOUDSDK_ROOT_DIR'] ? [env['CLOUDSDK_ROOT_DIR']] : []), ...usual];
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

/** The newest emulator JAR that firebase-tools has downloaded. */
function cachedJar(cacheDir: string): string | undefined {
  if (!existsSync(cacheDir)) return undefined;
  const [newest] = readdirSync(cacheDir)
    .filter((name) => /^cloud-firestore-emulator-.*\.jar$/.test(name))
    .sort((a, b) => b.localeCompare(a, undefined, { numeric: true }));
  return newest === undefined ? undefined : path.join(cacheDir, newest);
}

/** Download folder of firebase-tools. */
const cacheDirOf = (env: NodeJS.ProcessEnv) =>
  env['FIREBASE_EMULATORS_PATH'] ?? path.join(homedir(), '.cache/firebase/emulators');

/** Java's major version, and the emulator that it can run, if there is one. */
export interface FoundEmulator {
  readonly java: number;
  readonly emulator: FirestoreEmulator | undefined;
}

/**
 * The official Firestore emulator: `CLUB_FIRESTORE_EMULATOR_JAR`, else that of the Google Cloud CLI, else the one
 * downloaded by firebase-tools. Throws a UserError if there is no Java, or if the variable names a missing file.
 */
export async function findFirestoreEmulator(
  env: NodeJS.ProcessEnv,
  usualRoots: readonly string[] = USUAL_SDK_ROOTS,
): Promise<FoundEmulator> {
  const explicit = env['CLUB_FIRESTORE_EMULATOR_JAR'];
  if (explicit !== undefined && !existsSync(explicit)) {
    throw new UserError(`CLUB_FIRESTORE_EMULATOR_JAR señala ${explicit}, que no existe.`);
  }
  const java = await javaVersion(env);
  if (explicit !== undefined) {
    return { java, emulator: { origin: 'CLUB_FIRESTORE_EMULATOR_JAR', jar: explicit } };
  }
  for (const root of await sdkRoots(env, usualRoots)) {
    const jar = path.join(root, SDK_JAR);
    if (existsSync(jar)) return { java, emulator: { origin: 'google-cloud-sdk', jar } };
  }
  const cached = cachedJar(cacheDirOf(env));
  if (cached !== undefined && java >= JAVA_FOR_FIREBASE_TOOLS) {
    return { java, emulator: { origin: 'firebase-tools', jar: cached } };
  }
  return { java, emulator: undefined };
}
