import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../build/index';
import { answers, startChild, waitFor } from './child';
import { requireFirestoreEmulator } from './find-firestore-emulator';
import { freePorts } from './ports';

interface FirestoreOptions {
  readonly projectId: string;
  readonly port?: number;
  /** Refuses projects other than `projectId`. Tests use one project each and pass `false`. */
  readonly isSingleProject: boolean;
  /** Folder with an export to start from. */
  readonly seedFrom?: string;
  readonly logDir: string;
}

/** Name of an export inside its folder. */
const EXPORT_NAME = 'firestore';
/** File that an import starts from. */
const EXPORT_METADATA = `${EXPORT_NAME}/${EXPORT_NAME}.overall_export_metadata`;

/** English keeps error texts stable. Full JIT compilation and other garbage collectors would slow the first minute. */
const JAVA_FLAGS = ['-Duser.language=en', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'] as const;

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** Tells the emulator at `host` to export a project, or to import one. */
async function transfer(
  host: string,
  projectId: string,
  verb: 'export' | 'import',
  place: Readonly<Record<string, string>>,
): Promise<void> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}:${verb}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ database: `projects/${projectId}/databases/(default)`, ...place }),
  });
  if (!response.ok) throw new Error(`Firestore ${verb}: ${String(response.status)}`);
}

/** Exports an emulator's project to the subfolder `firestore` of a folder. */
export async function exportFirestore(host: string, projectId: string, dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  await transfer(host, projectId, 'export', { export_directory: dir, export_name: EXPORT_NAME });
}

/** Imports an exported folder into an emulator's project. Existing paths are overwritten. */
export const importFirestore = (host: string, projectId: string, dir: string): Promise<void> =>
  transfer(host, projectId, 'import', { export_directory: path.join(dir, EXPORT_METADATA) });

/** Milliseconds between attempts to empty a busy emulator, and their number. */
const CLEAR_PAUSE_MS = 1_000;
const CLEAR_ATTEMPTS = 60;

/**
 * Deletes all documents of an emulator's project. A transaction of a disconnected client holds its locks for a while, and
 * the emulator responds 500 meanwhile.
 */
export async function clearFirestore(host: string, projectId: string): Promise<void> {
  const url = `http://${host}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  for (let attempt = 1; ; attempt += 1) {
    const { ok, status } = await fetch(url, { method: 'DELETE' });
    if (ok) return;
    if (status !== 500 || attempt === CLEAR_ATTEMPTS)
      throw new Error(`the store was not emptied: ${String(status)}`);
    await delay(CLEAR_PAUSE_MS);
  }
}

/** Starts the official emulator with this project's rules and waits until it answers. */
export async function startFirestoreEmulator(options: FirestoreOptions) {
  const { jar, isExecutable } = await requireFirestoreEmulator(process.env, ROOT, console.log);
  const port = options.port ?? (await freePorts(1))[0] ?? 0;
  const host = `127.0.0.1:${String(port)}`;
  const flags = [
    '--host=127.0.0.1',
    `--port=${String(port)}`,
    // With a project id, the emulator prints a line for each request of another project.
    ...(options.isSingleProject
      ? [`--project_id=${options.projectId}`, '--single_project_mode=true']
      : []),
    `--rules=${path.join(ROOT, 'firestore.rules')}`,
    ...(options.seedFrom === undefined
      ? []
      : [`--seed_from_export=${path.join(options.seedFrom, EXPORT_METADATA)}`]),
  ];
  const child = await startChild({
    name: 'Firestore',
    command: 'java',
    args: [
      ...JAVA_FLAGS,
      ...(isExecutable ? ['-jar', jar] : ['-cp', jar, MAIN_CLASS, 'start']),
      ...flags,
    ],
    cwd: ROOT,
    logFile: path.join(options.logDir, 'firestore.log'),
  });
  const up = waitFor(answers(`http://${host}/`), { what: 'Firestore', children: [child] });
  await up.catch(async (error: unknown) => {
    await child.stop();
    throw error;
  });
  return {
    child,
    /** `host:port`, the format of FIRESTORE_EMULATOR_HOST. */
    host,
    /** Exports everything to the subfolder `firestore` of this folder. */
    exportTo: (dir: string) => exportFirestore(host, options.projectId, dir),
    stop: () => child.stop(),
  };
}
