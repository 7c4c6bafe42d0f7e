import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFirebaseJson } from '../build/firebase-json';
import { type BuildFolders, withSlashes } from '../build/folders';
import { ROOT } from '../build/index';
import { startChild, answers, waitFor } from './child';
import type { RunOptions } from './function-instance';
import { freePorts, type PlatformPorts } from './ports';

interface FirebaseToolsOptions extends RunOptions {
  readonly ports: PlatformPorts;
  /** Build to run. Default: the folders in firebase.json. */
  readonly folders?: BuildFolders;
  readonly only: readonly ('auth' | 'functions' | 'hosting')[];
  /** `host:port` of the Firestore emulator for the functions. */
  readonly firestoreHost: string;
  /** Folder with exported accounts to start from. */
  readonly importFrom?: string;
  readonly logDir: string;
}

/**
 * Number of requests that the Functions emulator runs in parallel. It starts a process for each, unlike Cloud
 * Functions, where an instance handles 80. Without a limit, twenty parallel saves would start twenty processes. The
 * limit is above the number of cores, so that a write waiting for a lock does not block page requests.
 */
const PARALLEL_FUNCTIONS = '4';

/** Timeout for loading the functions, seconds. Long enough for any machine. */
const DISCOVERY_TIMEOUT_S = '3600';

/** Writes a copy of firebase.json next to it, with these ports and this build. Returns its path. */
async function writeConfig(
  { folders }: FirebaseToolsOptions,
  ports: Readonly<Record<string, number>>,
): Promise<string> {
  const config = await readFirebaseJson();
  const derived = {
    ...config,
    ...(folders && {
      functions: config.functions.map((codebase) => ({
        ...codebase,
        source: withSlashes(path.relative(ROOT, folders.functions)),
      })),
      hosting: { ...config.hosting, public: withSlashes(path.relative(ROOT, folders.web)) },
    }),
    emulators: {
      ...config.emulators,
      ...Object.fromEntries(
        Object.entries(ports).map(([name, port]) => [name, { host: '127.0.0.1', port }]),
      ),
    },
  };
  const file = path.join(ROOT, `.firebase-local-${String(ports['hosting'])}.json`);
  await writeFile(file, JSON.stringify(derived, null, 2));
  return file;
}

/** Starts the emulators in `only`. Waits for Auth, and for the hub, which exports need. */
export async function startFirebaseTools(options: FirebaseToolsOptions) {
  const { ports } = options;
  // Ports that firebase-tools needs for itself. Its own choice could collide with another checkout.
  const [hubPort = 0, logging = 0, eventarc = 0, tasks = 0] = await freePorts(4);
  const hub = `http://127.0.0.1:${String(hubPort)}`;
  const config = await writeConfig(options, { ...ports, hub: hubPort, logging, eventarc, tasks });
  const child = await startChild({
    name: 'Firebase',
    command: process.execPath,
    args: [
      ...['--import', pathToFileURL(path.join(ROOT, 'scripts/platform/emulator-repairs.mjs')).href],
      path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      ...['emulators:start', '--only', options.only.join(',')],
      ...['--project', options.projectId, '--config', config],
      ...(options.importFrom === undefined ? [] : ['--import', options.importFrom]),
    ],
    cwd: ROOT,
    env: {
      ...options.env,
      FIRESTORE_EMULATOR_HOST: options.firestoreHost,
      FUNCTIONS_EMULATOR_PARALLEL: PARALLEL_FUNCTIONS,
      FUNCTIONS_DISCOVERY_TIMEOUT: DISCOVERY_TIMEOUT_S,
      // Discovers the functions through a file. By default it uses a port between 8000 and 9000, the range of
      // Firestore's.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      // Skips the search for Google's metadata server.
      METADATA_SERVER_DETECTION: 'none',
      FIREBASE_CLI_DISABLE_ANALYTICS: '1',
      NO_UPDATE_NOTIFIER: '1',
      // Caches compiled code for firebase-tools and the function processes. Compiling is a third of the start time.
      NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/node'),
    },
    logFile: path.join(options.logDir, 'firebase.log'),
    ...(options.onLine && { onLine: options.onLine }),
  });
  const stop = async () => {
    await child.stop();
    await rm(config, { force: true });
  };
  try {
    const isUp = (what: string, url: string) => waitFor(answers(url), { what, children: [child] });
    await isUp('Auth', `http://127.0.0.1:${String(ports.auth)}/`);
    await isUp('el control de los emuladores', `${hub}/emulators`);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    child,
    /** Exports the accounts to a folder. */
    async exportTo(dir: string) {
      const response = await fetch(`${hub}/_admin/export`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ path: dir, initiatedBy: 'club' }),
      });
      if (!response.ok) throw new Error(`Auth export: ${String(response.status)}`);
    },
    stop,
  };
}
