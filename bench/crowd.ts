import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { ListenersOrder, ListenersReport } from './listeners';

type State = Extract<ListenersReport, { type: 'state' }>;

/** Many live readers in a few processes. */
export interface Crowd {
  readonly pids: readonly number[];
  state(): Promise<readonly State[]>;
  stop(): Promise<void>;
}

const nextReport = (child: ChildProcess) =>
  new Promise<ListenersReport>((resolve, reject) => {
    const onExit = () => {
      reject(new Error('a process of listeners has ended'));
    };
    child.once('exit', onExit);
    child.once('message', (report: ListenersReport) => {
      child.off('exit', onExit);
      resolve(report);
    });
  });

/** Starts readers, divided among processes, and waits until all have had every document once. */
export async function startCrowd(order: ListenersOrder, processes: number): Promise<Crowd> {
  const children: ChildProcess[] = [];
  // In sequence: three hundred simultaneous first connections would only measure themselves.
  for (let index = 0; index < processes; index += 1) {
    const child = fork(path.join(import.meta.dirname, 'listeners.ts'), {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    children.push(child);
    const clients = order.clients.filter((_paths, client) => client % processes === index);
    child.send({ ...order, clients });
    await nextReport(child);
  }
  return {
    pids: children.map(({ pid = 0 }) => pid),
    state: () =>
      Promise.all(
        children.map(async (child) => {
          const report = nextReport(child);
          child.send('state');
          return (await report) as State;
        }),
      ),
    async stop() {
      await Promise.all(
        children.map((child) => {
          const ended = new Promise((resolve) => child.once('exit', resolve));
          child.send('stop');
          return ended;
        }),
      );
    },
  };
}
