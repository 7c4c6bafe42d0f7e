import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { UserError } from './user-error';

const run = promisify(execFile);

/** How to start the official Firestore emulator on this machine. */
interface FirestoreEmulator {
  readonly jar: string;
  /** Whether the JAR names its main class. The JAR of the Google Cloud CLI does not. */
  readonly isExecutable: boolean;
}

const SDK_JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
/** Usual folders of the Google Cloud CLI on Debian, macOS and Windows, and in home folders. */
const USUAL_SDK_ROOTS: readonly string[] = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/usr/local/google-cloud-sdk',
  '/opt/homebrew/share/google-cloud-sdk',
  path.join(os.homedir(), 'google-cloud-sdk'),
  path.join(os.homedir(), 'AppData/Local/Google/Cloud SDK/google-cloud-sdk'),
  'C:\\Program Files (x86)\\Google\\Cloud SDK\\google-cloud-sdk',
];

/** First major version of Java that runs the emulator downloaded by firebase-tools. */
const JAVA_FOR_FIREBASE_TOOLS = 21;

/** Major version of the `java` on the path. Throws a UserError if there is none. */
async function javaVersion(env: NodeJS.ProcessEnv): Promise<number> {
  try {
    const { stderr } = await run('java', ['-version'], { env });
    return Number(/version "(?:1\.)?(\d+)/.exec(stderr)?.[1] ?? 0);
  } catch {
    throw new UserError(
      'No se encuentra Java, que el emulador de Firestore necesita: instala Java 17 o posterior (en Debian: apt-get install openjdk-17-jre-headless) y vuelve a intentarlo.',
    );
  }
}

const findSdkJar = (roots: readonly string[]) =>
  roots.map((root) => path.join(root, SDK_JAR)).find((jar) => existsSync(jar));

/** The Google Cloud CLI's JAR: in a usual folder, or where the CLI says that it is installed. */
async function sdkJar(env: NodeJS.ProcessEnv, usual: readonly string[]) {
  const jar = findSdkJar([env['CLOUDSDK_ROOT_DIR'] ?? '', ...usual]);
  if (jar !== undefined) return jar;
  const info = run('gcloud', ['info', '--format=value(installation.sdk_root)'], { env });
  return info.then(
    ({ stdout }) => findSdkJar([stdout.trim()]),
    () => undefined,
  );
}

/** The newest emulator JAR that firebase-tools has downloaded. */
function downloadedJar(env: NodeJS.ProcessEnv): string | undefined {
  const dir =
    env['FIREBASE_EMULATORS_PATH'] ?? path.join(os.homedir(), '.cache/firebase/emulators');
  if (!existsSync(dir)) return undefined;
  const newest = readdirSync(dir)
    .filter((name) => /^cloud-firestore-emulator-.*\.jar$/.test(name))
    .sort((a, b) => a.localeCompare(b, undefined, { numeric: true }))
    .at(-1);
  return newest === undefined ? undefined : path.join(dir, newest);
}

/**
 * The official Firestore emulator: `CLUB_FIRESTORE_EMULATOR_JAR`, else that of the Google Cloud CLI, else the one of
 * firebase-tools, downloaded if necessary. Throws a UserError that says what to do if there is no Java that can run it, if
 * the variable names a missing file, or if the download fails.
 */
export async function requireFirestoreEmulator(
  env: NodeJS.ProcessEnv,
  root: string,
  log: (line: string) => void,
  usualRoots: readonly string[] = USUAL_SDK_ROOTS,
): Promise<FirestoreEmulator> {
  const explicit = env['CLUB_FIRESTORE_EMULATOR_JAR'];
  if (explicit !== undefined && !existsSync(explicit)) {
    throw new UserError(`CLUB_FIRESTORE_EMULATOR_JAR señala ${explicit}, que no existe.`);
  }
  const java = await javaVersion(env);
  const installed = explicit ?? (await sdkJar(env, usualRoots));
  if (installed !== undefined) return { jar: installed, isExecutable: false };
  if (java < JAVA_FOR_FIREBASE_TOOLS) {
    throw new UserError(
      `No se encuentra el emulador oficial de Firestore y el que se descarga necesita Java ${String(JAVA_FOR_FIREBASE_TOOLS)}, pero este Java es el ${String(java)}: instala Java ${String(JAVA_FOR_FIREBASE_TOOLS)} (en Debian: apt-get install -y openjdk-21-jre-headless) o el paquete google-cloud-cli-firestore-emulator.`,
    );
  }
  const before = downloadedJar(env);
  if (before !== undefined) return { jar: before, isExecutable: true };
  log('Descargando el emulador oficial de Firestore, solo esta vez…');
  const firebase = path.join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  // firebase-tools shows its own progress, and writes a log into its working folder.
  const child = spawn(process.execPath, [firebase, 'setup:emulators:firestore'], {
    cwd: os.tmpdir(),
    env,
    stdio: 'inherit',
    windowsHide: true,
  });
  await once(child, 'exit');
  const downloaded = downloadedJar(env);
  if (downloaded !== undefined) return { jar: downloaded, isExecutable: true };
  throw new UserError(
    'No se ha podido descargar el emulador oficial de Firestore: comprueba la conexión a internet y vuelve a intentarlo, o instala el paquete google-cloud-cli-firestore-emulator.',
  );
}
