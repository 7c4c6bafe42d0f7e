import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { sessionCpuS } from './process-table';

export interface ChildOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** File that gets everything the child prints. */
  readonly logFile: string;
  /** Sees each line of the child's output. */
  readonly onLine?: (line: string) => void;
}

/** A running child in a process group of its own, so that the terminal's Ctrl-C does not reach it before us. */
export interface Child {
  readonly name: string;
  readonly pid: number;
  /** File that gets everything it prints. */
  readonly logFile: string;
  /** Resolves when the child has ended, with its exit code or signal. */
  readonly ended: Promise<string>;
  /** Seconds of processor time that it and all that it has started have used, or an estimate by its output without `/proc`. */
  progress(): number;
  /** Ends the child and everything it has started: SIGTERM, and SIGKILL after a while. */
  stop(graceMs?: number): Promise<void>;
}

/** Seconds that a printed line stands for where the system does not tell how much a child has done. */
const LINE_S = 5;

/** Milliseconds a child may take to end by itself. */
const STOP_GRACE_MS = 8_000;

function signalGroup(pid: number, signal: NodeJS.Signals) {
  if (process.platform === 'win32') {
    // It has neither groups nor signals: everything that the child has started ends now. What is worth keeping has been
    // exported before (scripts/platform/platform.ts).
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

function splitLines(process: ChildProcess, onLine: (line: string) => void) {
  for (const stream of [process.stdout, process.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(onLine);
    });
  }
}

/** Starts a child; throws when the command cannot be run at all. */
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
  let lines = 0;
  splitLines(spawned, (line) => {
    lines += 1;
    log.write(`${line}\n`);
    options.onLine?.(line);
  });
  // Behind its last line.
  spawned.once('close', () => {
    log.end();
  });
  const ended = new Promise<string>((resolve) => {
    spawned.once('exit', (code, signal) => {
      resolve(signal ?? String(code));
    });
  });
  await new Promise((resolve, reject) => {
    spawned.once('spawn', resolve);
    spawned.once('error', reject);
  });
  const pid = spawned.pid ?? 0;
  const killNow = () => {
    signalGroup(pid, 'SIGKILL');
  };
  // Whatever happens to us, short of our own SIGKILL, the group does not outlive us.
  process.once('exit', killNow);
  // What it leaves behind goes with it, however it ended; afterwards its number may be somebody else's.
  const gone = ended.then(() => {
    killNow();
    process.removeListener('exit', killNow);
  });
  return {
    name: options.name,
    pid,
    logFile: options.logFile,
    ended,
    // A detached child leads a session.
    progress: () => sessionCpuS(pid) ?? lines * LINE_S,
    async stop(graceMs = STOP_GRACE_MS) {
      signalGroup(pid, 'SIGTERM');
      const timer = setTimeout(killNow, graceMs);
      await gone;
      clearTimeout(timer);
    },
  };
}
