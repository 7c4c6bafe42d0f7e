import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { INSTANCE_ENV } from '@club/functions';
import { ROOT } from '../build/index';
import { type Child, startChild, waitFor } from './child';
import { freePorts } from './ports';

/** The functions with an HTTP trigger. */
export type FunctionId = 'api' | 'pagina';

/** Options for everything that runs the functions of a checkout. */
export interface RunOptions {
  readonly projectId: string;
  /** Settings of the club, as in the deployed `.env`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Called with each line of output. */
  readonly onLine?: (line: string) => void;
}

export interface InstanceOptions extends RunOptions {
  readonly functionId: FunctionId;
  /** The built functions folder, as deployed. */
  readonly dist: string;
  /** `host:port` of the emulators that it uses. */
  readonly firestoreHost: string;
  readonly authHost: string;
  /** File that gets its output. */
  readonly logFile: string;
}

const FRAMEWORK = 'node_modules/@google-cloud/functions-framework/build/src/main.js';

const isListening = (port: number, signal: AbortSignal) =>
  // A response of the framework itself, without any of our code: the process is up, but nothing is loaded.
  fetch(`http://127.0.0.1:${String(port)}/favicon.ico`, { signal }).then(
    ({ status }) => status === 404,
  );

/** Peak memory of a process on Linux, MB (proc_pid_status(5)). */
async function readPeakMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8');
  return (Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024) / 1_000_000;
}

/**
 * Starts an instance of a function as Cloud Functions does: the functions-framework runs the built folder with production's
 * environment and heap limit. A crashed process is restarted on the same port, as Google does.
 */
export async function startFunctionInstance(options: InstanceOptions) {
  const { functionId, dist, projectId } = options;
  const [port = 0] = await freePorts(1);
  let isStopping = false;
  let child: Child;

  const startProcess = async () => {
    const started = await startChild({
      name: functionId,
      command: process.execPath,
      args: [path.join(ROOT, FRAMEWORK), `--source=${dist}`],
      cwd: dist,
      env: {
        ...INSTANCE_ENV,
        NODE_ENV: 'production',
        TZ: 'UTC',
        ...options.env,
        PORT: String(port),
        FUNCTION_TARGET: functionId,
        FUNCTION_SIGNATURE_TYPE: 'http',
        K_SERVICE: functionId,
        GCLOUD_PROJECT: projectId,
        FIREBASE_CONFIG: JSON.stringify({ projectId }),
        FIRESTORE_EMULATOR_HOST: options.firestoreHost,
        FIREBASE_AUTH_EMULATOR_HOST: options.authHost,
        // Skips the search for Google's metadata server.
        METADATA_SERVER_DETECTION: 'none',
      },
      logFile: options.logFile,
      ...(options.onLine && { onLine: options.onLine }),
    });
    void started.ended.then(async () => {
      if (!isStopping) child = await startProcess();
    });
    return started;
  };

  child = await startProcess();
  const stop = async () => {
    isStopping = true;
    await child.stop();
  };
  try {
    await waitFor((signal) => isListening(port, signal), { what: functionId, children: [child] });
  } catch (error) {
    await stop();
    const printed = await readFile(options.logFile, 'utf8');
    throw new Error(printed.split('\n').slice(-20).join('\n'), { cause: error });
  }
  return {
    functionId,
    url: `http://127.0.0.1:${String(port)}`,
    /** The current process. A crash replaces it. */
    child: () => child,
    /** Peak memory of the current process, MB. Linux only. */
    peakMb: () => readPeakMb(child.pid),
    stop,
  };
}
