import { readFileSync } from 'node:fs';

/** Milliseconds between two looks at the processes above us. */
const POLL_MS = 250;

/** Parent and name of a process; `undefined` when it is gone, or the system has no `/proc`. */
function look(pid: number): { readonly parent: number; readonly name: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    const [, name = ''] = /\((.*)\)/s.exec(stat) ?? [];
    // After the name come the state and the parent (proc_pid_stat(5)).
    return { parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]), name };
  } catch {
    return undefined;
  }
}

const isShell = (name: string) => /^(ba|da|a|z|k)?sh$/.test(name) || name.endsWith('.sh');

/** The processes from our parent up to npm, nearest first: one shell, as a rule. */
function processesUpToNpm(): number[] {
  const chain = [process.ppid];
  for (;;) {
    const last = look(chain.at(-1) ?? 0);
    if (!last || !isShell(last.name) || last.parent <= 1) return chain;
    chain.push(last.parent);
  }
}

/** Whether each process of the chain is still the child of the next. */
const isWhole = ([first, ...above]: readonly number[]) =>
  process.ppid === first &&
  above.every(
    (parent, index) => look(index === 0 ? first : (above[index - 1] ?? 0))?.parent === parent,
  );

/**
 * Resolves when somebody wants it to end: Ctrl-C, `kill`, the terminal that is closed, or, under npm, when npm or a shell
 * between npm and us has ended. Those hand no signal on, and `exec`, which would leave no shell between, is a word that
 * Windows does not have.
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
