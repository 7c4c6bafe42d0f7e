import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import {
  findFirestoreEmulator,
  type FirestoreEmulator,
  JAVA_FOR_FIREBASE_TOOLS,
} from './find-firestore-emulator';
import { UserError } from './user-error';

const infoSchema = z.object({
  emulators: z.object({ firestore: z.object({ expectedSize: z.number() }) }),
});

/** Milliseconds between two checks of a download's progress. */
const POLL_MS = 500;
/** Percent between two progress lines. */
const STEP = 10;

const inTools = (root: string, file: string) =>
  path.join(root, 'node_modules/firebase-tools', file);

/**
 * Size that firebase-tools expects, in bytes, from its own tables. `undefined` if a later version stores it
 * elsewhere.
 */
async function expectedBytes(root: string): Promise<number | undefined> {
  try {
    const text = await readFile(
      inTools(root, 'lib/emulator/downloadableEmulatorInfo.json'),
      'utf8',
    );
    return infoSchema.parse(JSON.parse(text)).emulators.firestore.expectedSize;
  } catch {
    return undefined;
  }
}

async function largestFile(dir: string): Promise<number> {
  const sizes = (await readdir(dir)).map((name) =>
    stat(path.join(dir, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return Math.max(0, ...(await Promise.all(sizes)));
}

/** Runs the downloader of firebase-tools and reports progress. Returns its output if it fails. */
async function download(
  env: NodeJS.ProcessEnv,
  root: string,
  log: (line: string) => void,
): Promise<string | undefined> {
  const total = await expectedBytes(root);
  const size = total === undefined ? '' : ` (${String(Math.round(total / 1e6))} MB)`;
  log(`Descargando el emulador oficial de Firestore${size}, solo esta vez…`);
  // firebase-tools downloads to a temporary file and copies it at the end. The temporary file shows the progress.
  const temporary = await mkdtemp(path.join(os.tmpdir(), 'club-emulador-'));
  const child = spawn(
    process.execPath,
    [inTools(root, 'lib/bin/firebase.js'), 'setup:emulators:firestore'],
    {
      cwd: temporary,
      env: { ...env, TMPDIR: temporary, TEMP: temporary, TMP: temporary },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  }
  let told = 0;
  const look = async () => {
    if (total === undefined) return;
    const percent = Math.floor((100 * (await largestFile(temporary))) / total / STEP) * STEP;
    if (percent <= told) return;
    told = percent;
    log(`  ${String(percent)} %`);
  };
  const timer = setInterval(() => void look().catch(() => undefined), POLL_MS);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    return code === 0 ? undefined : said;
  } finally {
    clearInterval(timer);
    await rm(temporary, { recursive: true, force: true });
  }
}

/** The last error sentence of firebase-tools, without colours or logging advice. */
const lastError = (said: string) =>
  /Error: ([^\n]+)/.exec(said)?.[1]?.replace(/\.+\s*$/, '') ?? 'sin más explicación';

/**
 * The official Firestore emulator on this machine, downloaded if necessary. Throws a UserError that says what to
 * install if that fails.
 */
export async function requireFirestoreEmulator(
  env: NodeJS.ProcessEnv,
  root: string,
  log: (line: string) => void,
  usualRoots?: readonly string[],
): Promise<FirestoreEmulator> {
  const { java, emulator } = await findFirestoreEmulator(env, usualRoots);
  if (emulator) return emulator;
  if (java < JAVA_FOR_FIREBASE_TOOLS) {
    throw new UserError(
      `No se encuentra el emulador oficial de Firestore y el que se descarga necesita Java ${String(JAVA_FOR_FIREBASE_TOOLS)}, pero este Java es el ${String(java)}: instala Java ${String(JAVA_FOR_FIREBASE_TOOLS)} (en Debian: apt-get install -y openjdk-21-jre-headless) o el paquete google-cloud-cli-firestore-emulator.`,
    );
  }
  const failure = await download(env, root, log);
  const downloaded = (await findFirestoreEmulator(env, usualRoots)).emulator;
  if (failure === undefined && downloaded) return downloaded;
  throw new UserError(
    `No se ha podido descargar el emulador oficial de Firestore (${lastError(failure ?? '')}): comprueba la conexión a internet y vuelve a intentarlo, o instala el paquete google-cloud-cli-firestore-emulator.`,
  );
}
