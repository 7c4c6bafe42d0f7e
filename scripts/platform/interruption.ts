import { readProcess } from './process-table';

/** Milliseconds between two checks of the parent processes. */
const POLL_MS = 250;

const isShell = (name: string) => /^(ba|da|a|z|k)?sh$/.test(name) || name.endsWith('.sh');

/** The processes from our parent up to npm, nearest first. Usually one shell. */
function processesUpToNpm(): number[] {
  const chain = [process.ppid];
  for (;;) {
    const last = readProcess(chain.at(-1) ?? 0);
    if (!last || !isShell(last.name) || last.parent <= 1) return chain;
    chain.push(last.parent);
  }
}

/** Whether this process is still the child of the first of a chain, and each of the chain the child of the next. */
const isWhole = (chain: readonly number[]) =>
  [process.pid, ...chain.slice(0, -1)].every(
    (pid, index) => (index === 0 ? process.ppid : readProcess(pid)?.parent) === chain[index],
  );

/**
 * Resolves when this process should end: on Ctrl-C, `kill`, a closed terminal, or, under npm, when npm or a shell in
 * between has ended. Those do not forward signals. Using `exec` to remove the shell would not work on Windows.
 */
export function interruption(env: NodeJS.ProcessEnv): Promise<undefined> {
  return new Promise((resolve) => {
    const end = () => {
      resolve(undefined);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
    if (env['npm_lifecycle_event'] === undefined) return;
    const chain = processesUpToNpm();
    const timer = setInterval(() => {
      if (isWhole(chain)) return;
      clearInterval(timer);
      end();
    }, POLL_MS);
    timer.unref();
  });
}
