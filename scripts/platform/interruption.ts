import { readProcess } from './process-table';

/** Milliseconds between two checks of the parent processes. */
const POLL_MS = 250;

const isShell = (name: string) => /^(ba|da|a|z|k)?sh$/.test(name) || name.endsWith('.sh');

/** Ids of the processes from our parent up to npm, nearest first. Usually a shell and npm. */
function processesUpToNpm(): number[] {
  const chain = [process.ppid];
  for (;;) {
    const last = readProcess(chain.at(-1) ?? 0);
    if (!last || !isShell(last.name) || last.parent <= 1) return chain;
    chain.push(last.parent);
  }
}

/** Whether the first process of the chain is still our parent, and each next one the parent of the one before. */
const isIntact = (chain: readonly number[]) =>
  chain[0] === process.ppid &&
  chain.slice(1).every((parent, index) => readProcess(chain[index] ?? 0)?.parent === parent);

/**
 * Resolves when this process should end: on Ctrl-C, `kill` or a closed terminal. Under npm also when npm or the shell
 * between has ended, because they do not forward signals. (Replacing the shell with `exec` would not work on Windows.)
 */
export function waitForInterruption(env: NodeJS.ProcessEnv): Promise<undefined> {
  return new Promise((resolve) => {
    const end = () => {
      resolve(undefined);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
    if (env['npm_lifecycle_event'] === undefined) return;
    const chain = processesUpToNpm();
    const timer = setInterval(() => {
      if (isIntact(chain)) return;
      clearInterval(timer);
      end();
    }, POLL_MS);
    timer.unref();
  });
}
