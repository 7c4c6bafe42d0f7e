import { fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
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
 * Many live readers, in a process of their own. Each reader has its own Firebase app and connection, with the SDK that
 * the pages use. The parent process imports `startCrowd`. The child process runs this file as its main module.
 */

interface CrowdOptions {
  readonly projectId: string;
  /** `host:port` of the Firestore emulator. */
  readonly host: string;
  /** Paths that each reader listens to. */
  readonly readers: readonly (readonly string[])[];
  /** Path of the document whose arrivals are timed. */
  readonly timed?: string;
}

/** Contents of documents by path, `null` for a missing one. */
type Contents = Readonly<Record<string, DocumentData | null>>;

/** What the readers' process sends, by the message's name. */
interface Messages {
  /** All readers have had every document once. */
  readonly listening: [];
  /** A version of the timed document reached a reader at this time, milliseconds since 1970. */
  readonly arrival: [version: number, at: number];
  /** Listeners without the expected contents, and the number of all snapshots so far. */
  readonly state: [late: number, snapshots: number];
}

type Message = { [Name in keyof Messages]: readonly [Name, ...Messages[Name]] }[keyof Messages];

/** Time for all readers to get the final state, milliseconds. */
const CATCH_UP_MS = 60_000;

function failOnExit(): never {
  throw new Error('the process of the readers has ended (the reason is above)');
}

/**
 * Starts readers and resolves when all have had every document once. If a listener is refused, this process ends with
 * an error.
 */
export async function startCrowd(options: CrowdOptions) {
  const messages = new EventEmitter<Messages>();
  const arrivals = new Map<number, number[]>();
  messages.on('arrival', (version, at) => {
    arrivals.set(version, [...(arrivals.get(version) ?? []), at]);
  });
  const child = fork(import.meta.filename, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.once('exit', failOnExit);
  child.on('message', ([name, ...values]: Message) => messages.emit(name, ...values));
  child.send(options);
  await once(messages, 'listening');
  return {
    /** Times at which each version of the timed document reached readers. */
    arrivals,
    /** Resolves with those times when the version has reached `count` readers. */
    arrived: (version: number, count: number) =>
      new Promise<readonly number[]>((resolve) => {
        const check = () => {
          const times = arrivals.get(version) ?? [];
          if (times.length < count) return;
          messages.off('arrival', check);
          resolve(times);
        };
        messages.on('arrival', check);
        check();
      }),
    /**
     * Waits until all listeners have what the store has, at most `CATCH_UP_MS`. Returns how many do not have it, and the
     * number of snapshots that all have got.
     */
    async catchUp(): Promise<{ readonly late: number; readonly snapshots: number }> {
      const paths = [...new Set(options.readers.flat())];
      const expected: Contents = await withServices(options.projectId, async ({ db }) => {
        const found = await db.getAll(...paths.map((path) => db.doc(path)));
        return Object.fromEntries(found.map((one) => [one.ref.path, one.data() ?? null]));
      });
      const deadline = Date.now() + CATCH_UP_MS;
      for (;;) {
        const answer = once(messages, 'state');
        child.send(expected);
        const [late, snapshots] = (await answer) as Messages['state'];
        if (late === 0 || Date.now() > deadline) return { late, snapshots };
        await delay(100);
      }
    },
    async stop() {
      child.off('exit', failOnExit);
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** Starts the listeners. Returns a function that compares what they have with what they should have. */
function listen(options: CrowdOptions, send: (...message: Message) => void) {
  setLogLevel('silent');
  const [host = '', port] = options.host.split(':');
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
          if (path === options.timed) send('arrival', version, Date.now());
          return;
        }
        isFirst = false;
        missing -= 1;
        if (missing === 0) send('listening');
      };
      onSnapshot(doc(db, path), onNext, (error) => {
        console.error(`A listener of ${path} was refused: ${error.message}`);
        process.exit(1);
      });
    }
  }
  return (expected: Contents) => {
    const late = latest.filter(
      ({ path, content = null }) => !isDeepStrictEqual(content, expected[path]),
    );
    send('state', late.length, snapshots);
  };
}

if (process.argv[1] === import.meta.filename) {
  process.once('disconnect', () => process.exit());
  process.once('message', (options: CrowdOptions) => {
    const compare = listen(options, (...message) => process.send?.(message));
    process.on('message', compare);
  });
}
