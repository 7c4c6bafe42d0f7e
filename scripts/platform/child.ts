import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { UserError } from './user-error';

interface ChildOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly logFile: string;
  readonly onLine?: (line: string) => void;
}

/** A running child in its own process group: Ctrl-C in the terminal reaches only this process, which then stops it. */
export interface Child {
  readonly name: string;
  readonly pid: number;
  /** File that gets its output. */
  readonly logFile: string;
  /** Resolves with the exit code or signal when the child has ended. */
  readonly ended: Promise<string>;
  /** Ends the child and its descendants with SIGTERM, and with SIGKILL after a while. */
  stop(): Promise<void>;
}

/** Maximum time for a child to end by itself, milliseconds. */
const STOP_GRACE_MS = 8_000;

function signalGroup(pid: number, signal: NodeJS.Signals) {
  if (process.platform === 'win32') {
    // Windows has no process groups or signals: this kills the whole process tree at once. The data has been exported
    // before (scripts/platform/platform.ts).
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], {
      windowsHide: true,
      stdio: 'ignore',
    });
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Something started that must be stopped. */
export interface Stoppable {
  stop(): Promise<void>;
}

/** A group of started things that are stopped together, even if the start of some has failed. */
export function createGroup() {
  const running: Stoppable[] = [];
  return {
    /** Waits for all starts, then throws if one has failed. */
    async add<T extends Stoppable>(...starts: readonly Promise<T>[]): Promise<T[]> {
      for (const outcome of await Promise.allSettled(starts)) {
        if (outcome.status === 'fulfilled') running.push(outcome.value);
      }
      return Promise.all(starts);
    },
    /** Stops all, the last first. */
    stop: async () => {
      for (const one of running.splice(0).reverse()) await one.stop();
    },
  };
}

/** Starts a child. Throws if the command cannot be run. */
export async function startChild(options: ChildOptions): Promise<Child> {
  mkdirSync(path.dirname(options.logFile), { recursive: true });
  const log = createWriteStream(options.logFile, { flags: 'a' });
  const spawned = spawn(options.command, options.args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const input of [spawned.stdout, spawned.stderr]) {
    createInterface({ input }).on('line', (line) => {
      log.write(`${line}\n`);
      options.onLine?.(line);
    });
  }
  // `close` comes after the last line of output.
  spawned.once('close', () => log.end());
  const ended = new Promise<string>((resolve) => {
    spawned.once('exit', (code, signal) => {
      resolve(signal ?? String(code));
    });
  });
  await once(spawned, 'spawn');
  const pid = spawned.pid ?? 0;
  const killNow = () => {
    signalGroup(pid, 'SIGKILL');
  };
  // Kills the group when this process exits. A signal without a handler (SIGKILL never has one) skips this.
  process.once('exit', killNow);
  // Ends the remaining descendants, and stops the exit handler: the PID may be reused later.
  const gone = ended.then(() => {
    killNow();
    process.removeListener('exit', killNow);
  });
  return {
    name: options.name,
    pid,
    logFile: options.logFile,
    ended,
    async stop() {
      signalGroup(pid, 'SIGTERM');
      const timer = setTimeout(killNow, STOP_GRACE_MS);
      await gone;
      clearTimeout(timer);
    },
  };
}

/** Milliseconds between two checks: short at first, later a twentieth of the elapsed time. */
const POLL_MS = { from: 100, to: 10_000 } as const;
/** Maximum time for a start, milliseconds. Only for a child that hangs: the machine may be slow and busy. */
const LIMIT_MS = 30 * 60_000;

interface WaitOptions {
  /** Name of the service in Spanish, for messages: «Firestore», «las funciones». */
  readonly what: string;
  /** The children that are needed. The first is the one that answers. */
  readonly children: readonly [Child, ...Child[]];
  /** For tests. */
  readonly limitMs?: number;
}

/** Resolves when `check` holds. Throws a UserError that names the log when a child has ended, or after half an hour. */
export async function waitFor(
  check: (signal: AbortSignal) => Promise<boolean>,
  { what, children, limitMs = LIMIT_MS }: WaitOptions,
): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const giveUp = (reason: string, { logFile }: Child) => {
    controller.abort(
      new UserError(`No se ha podido arrancar ${what}: ${reason}. Detalles en ${logFile}.`),
    );
  };
  for (const child of children) {
    void child.ended.then((end) => {
      giveUp(`el proceso de ${child.name} ha terminado (${end})`, child);
    });
  }
  const startedAt = Date.now();
  const timer = setTimeout(() => {
    giveUp(`no responde después de ${String(limitMs / 60_000)} minutos`, children[0]);
  }, limitMs);
  try {
    for (;;) {
      const holds = await check(signal).catch(() => false);
      // Checked first: if the child has ended, another process answers on its port.
      signal.throwIfAborted();
      if (holds) return;
      const pause = Math.min(Math.max(POLL_MS.from, (Date.now() - startedAt) / 20), POLL_MS.to);
      await delay(pause, undefined, { signal }).catch(() => undefined);
      signal.throwIfAborted();
    }
  } finally {
    clearTimeout(timer);
  }
}

/** A check whether a URL responds with success, without a time limit. */
export const answers = (url: string) => async (signal: AbortSignal) => {
  const response = await fetch(url, { signal });
  await response.body?.cancel();
  return response.ok;
};

/** Milliseconds between two lines about a slow start. */
const REPORT_MS = 15_000;

/** Reports the oldest pending part of a start and its duration every fifteen seconds. */
export function reportSlowParts(log: (line: string) => void) {
  const parts = new Map<string, number>();
  const timer = setInterval(() => {
    const [oldest] = parts;
    if (!oldest) return;
    const [doing, since] = oldest;
    log(`${doing}… ${String(Math.round((Date.now() - since) / 1000))} s`);
  }, REPORT_MS);
  return {
    /** Returns `part`, and reports it while it is pending. `doing` describes it in Spanish. */
    watch<T>(doing: string, part: Promise<T>): Promise<T> {
      parts.set(doing, Date.now());
      return part.finally(() => parts.delete(doing));
    },
    stop: () => {
      clearInterval(timer);
    },
  };
}
