import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type FansMessage, fansMessageSchema } from './fans';

/** Fans per process: few enough that the process is not the bottleneck. */
const FANS_A_PROCESS = 25;

/** Fans who listen to a document, each with a connection. */
export interface Crowd {
  /** When each fan got a score, ms since 1970. Resolves when all have. */
  readonly heard: (goles: number) => Promise<readonly number[]>;
  readonly leave: () => Promise<void>;
}

interface CrowdOptions {
  /** `host:port` of the Firestore emulator. */
  readonly host: string;
  readonly projectId: string;
  readonly path: string;
}

function follow(child: ChildProcess, onMessage: (message: FansMessage) => void) {
  child.on('message', (message) => {
    onMessage(fansMessageSchema.parse(message));
  });
}

/** Starts a number of fans. Resolves when all are listening. */
export async function letIn(count: number, options: CrowdOptions): Promise<Crowd> {
  const { host, projectId, path: document } = options;
  const seen = new Map<number, number[]>();
  const waiting = new Map<number, (times: readonly number[]) => void>();
  const check = (goles: number) => {
    const times = seen.get(goles) ?? [];
    if (times.length === count) waiting.get(goles)?.(times);
  };
  const children: ChildProcess[] = [];
  for (let left = count; left > 0; left -= FANS_A_PROCESS) {
    const size = String(Math.min(left, FANS_A_PROCESS));
    const child = fork(
      path.join(import.meta.dirname, 'fans.ts'),
      [host, projectId, document, size],
      { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    );
    children.push(child);
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => {
        reject(new Error(`fans left early: ${String(code)}`));
      });
      follow(child, (message) => {
        if (message.tipo === 'escuchan') {
          resolve();
          return;
        }
        seen.set(message.goles, [...(seen.get(message.goles) ?? []), ...message.cuando]);
        check(message.goles);
      });
    });
  }
  return {
    heard: (goles) =>
      new Promise((resolve) => {
        waiting.set(goles, resolve);
        check(goles);
      }),
    async leave() {
      await Promise.all(
        children.map(async (child) => {
          const exit = once(child, 'exit');
          child.kill();
          await exit;
        }),
      );
    },
  };
}
