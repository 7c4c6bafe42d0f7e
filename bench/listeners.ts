import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type DocumentData,
  type DocumentSnapshot,
  getFirestore,
  onSnapshot,
  setLogLevel,
} from 'firebase/firestore';
import { withServices } from '../scripts/platform/run-command';

/*
 * Many live readers, spread over a few processes. Each reader has its own Firebase app and connection, with the SDK
 * that the pages use. The parent process imports `startCrowd`. Each child process runs this file as its main module.
 */

/** Readers per process: few enough that the process is not the bottleneck. */
const READERS_PER_PROCESS = 50;

interface CrowdOptions {
  readonly projectId: string;
  /** `host:port` of the Firestore emulator. */
  readonly host: string;
  /** Paths that each reader listens to. */
  readonly readers: readonly (readonly string[])[];
  /** Path of the document whose arrivals are timed. */
  readonly timed?: string;
}

/** A digest of the latest content of each listener by path, and the number of snapshots so far. */
interface State {
  readonly seen: readonly (readonly [path: string, digest: string])[];
  readonly snapshots: number;
}

type Message =
  | { readonly type: 'listening' }
  /** A version of the timed document reached a reader at this time, milliseconds since 1970. */
  | { readonly type: 'arrival'; readonly version: number; readonly at: number }
  | ({ readonly type: 'state' } & State);

/** Time for all readers to get the final state, milliseconds. */
const CATCH_UP_MS = 60_000;

/** Digest of a document's content, `null` if it is missing, independent of the order of keys. */
export function digest(content: unknown = null): string {
  const ordered = JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(ordered).digest('hex').slice(0, 16);
}

function failOnExit(): never {
  throw new Error('a process of readers has ended (the reason is above)');
}

/**
 * Starts readers and resolves when all have had every document once. If a listener is refused, this process ends with
 * an error.
 */
export async function startCrowd({ readers, ...options }: CrowdOptions) {
  const states = () =>
    Promise.all(
      children.map(async (child) => {
        const state = nextMessage(child, 'state');
        child.send('state');
        return (await state) as Extract<Message, { type: 'state' }>;
      }),
    );
  const arrivals = new Map<number, number[]>();
  const arrivalChecks = new Map<number, () => void>();
  const children: ChildProcess[] = [];
  const nextMessage = (child: ChildProcess, wanted: Message['type']) =>
    new Promise<Message>((resolve) => {
      const onMessage = (message: Message) => {
        if (message.type !== wanted) return;
        child.off('message', onMessage);
        resolve(message);
      };
      child.on('message', onMessage);
    });
  // Processes start one after another: hundreds of simultaneous first connections would distort the measurement.
  for (let from = 0; from < readers.length; from += READERS_PER_PROCESS) {
    const child = fork(import.meta.filename, {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    children.push(child);
    child.once('exit', failOnExit);
    child.on('message', (message: Message) => {
      if (message.type !== 'arrival') return;
      const { version, at } = message;
      arrivals.set(version, [...(arrivals.get(version) ?? []), at]);
      arrivalChecks.get(version)?.();
    });
    child.send({ ...options, readers: readers.slice(from, from + READERS_PER_PROCESS) });
    await nextMessage(child, 'listening');
  }
  return {
    /** Times at which each version of the timed document reached readers. */
    arrivals,
    /** Resolves with those times when the version has reached `count` readers. */
    arrived: (version: number, count: number) =>
      new Promise<readonly number[]>((resolve) => {
        const check = () => {
          const times = arrivals.get(version) ?? [];
          if (times.length >= count) resolve(times);
        };
        arrivalChecks.set(version, check);
        check();
      }),
    /** Waits until all listeners have what the store has, at most `CATCH_UP_MS`. Returns how many do not have it. */
    async catchUp() {
      const paths = [...new Set(readers.flat())];
      const expected = await withServices(options.projectId, async ({ db }) => {
        const found = await db.getAll(...paths.map((path) => db.doc(path)));
        return new Map(found.map((one) => [one.ref.path, digest(one.data())]));
      });
      const countLate = async () =>
        (await states())
          .flatMap(({ seen }) => seen)
          .filter(([path, content]) => content !== expected.get(path)).length;
      const deadline = Date.now() + CATCH_UP_MS;
      let late = await countLate();
      while (late > 0 && Date.now() < deadline) {
        await delay(100);
        late = await countLate();
      }
      return late;
    },
    /** Number of snapshots that all listeners have got so far. */
    snapshots: async () => (await states()).reduce((sum, { snapshots }) => sum + snapshots, 0),
    async stop() {
      await Promise.all(
        children.map(async (child) => {
          child.off('exit', failOnExit);
          const ended = once(child, 'exit');
          child.kill();
          await ended;
        }),
      );
    },
  };
}

/** Starts the listeners of one process. Returns a function that reads their state. */
function listen(options: CrowdOptions, send: (message: Message) => void): () => State {
  setLogLevel('silent');
  const [host = '', port] = options.host.split(':');
  // Digests are computed on request, so that they do not affect the measured times.
  const latest: { readonly path: string; content?: DocumentData | undefined }[] = [];
  let snapshots = 0;
  let missing = options.readers.flat().length;
  for (const [index, paths] of options.readers.entries()) {
    const app = initializeApp({ apiKey: 'demo', projectId: options.projectId }, String(index));
    const db = getFirestore(app);
    connectFirestoreEmulator(db, host, Number(port));
    for (const path of paths) {
      let isFirst = true;
      const entry: (typeof latest)[number] = { path };
      latest.push(entry);
      const onNext = (snapshot: DocumentSnapshot) => {
        const content = snapshot.data();
        entry.content = content;
        snapshots += 1;
        if (!isFirst) {
          const version = Number(content?.['version'] ?? 0);
          if (path === options.timed) send({ type: 'arrival', version, at: Date.now() });
          return;
        }
        isFirst = false;
        missing -= 1;
        if (missing === 0) send({ type: 'listening' });
      };
      onSnapshot(doc(db, path), onNext, (error) => {
        console.error(`A listener of ${path} was refused: ${error.message}`);
        process.exit(1);
      });
    }
  }
  return () => ({ seen: latest.map(({ path, content }) => [path, digest(content)]), snapshots });
}

if (process.argv[1] === import.meta.filename) {
  const send = (message: Message) => process.send?.(message);
  let readState: (() => State) | undefined;
  process.once('disconnect', () => process.exit());
  process.on('message', (message: CrowdOptions | 'state') => {
    if (message !== 'state') readState = listen(message, send);
    else if (readState) send({ type: 'state', ...readState() });
  });
}
