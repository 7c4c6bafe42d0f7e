import { createHash } from 'node:crypto';
import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type DocumentData,
  getFirestore,
  onSnapshot,
  setLogLevel,
  terminate,
  type Firestore,
} from 'firebase/firestore';

/** Order for a process of listeners: one client per list of paths. */
export interface ListenersOrder {
  readonly projectId: string;
  readonly host: string;
  readonly clients: readonly (readonly string[])[];
  /** Path whose versions are timed. */
  readonly timed: string;
}

/**
 * Its reports: that all are listening, and on request the latest state of each client, and arrival times of versions.
 */
export type ListenersReport =
  | { readonly type: 'listening' }
  | {
      readonly type: 'state';
      /** Digests of each path's content, one per listening client. */
      readonly seen: Readonly<Record<string, readonly string[]>>;
      /** Version of the timed document and its arrival at a client, milliseconds since 1970. */
      readonly arrivals: readonly (readonly [version: number, at: number])[];
      readonly snapshots: number;
    };

/** Digest of a document's content, independent of the order of keys. */
export function digest(content: unknown): string {
  const ordered = JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(ordered).digest('hex').slice(0, 16);
}

function listen(order: ListenersOrder, tell: (report: ListenersReport) => void) {
  setLogLevel('silent');
  const [host = '', port] = order.host.split(':');
  const stores: Firestore[] = [];
  // Digests are computed on request, so that they do not affect the measured times.
  const last = new Map<string, unknown[]>();
  const arrivals: [number, number][] = [];
  let snapshots = 0;
  let waiting = order.clients.flat().length;
  for (const [index, paths] of order.clients.entries()) {
    const app = initializeApp({ apiKey: 'demo', projectId: order.projectId }, String(index));
    const db = getFirestore(app);
    connectFirestoreEmulator(db, host, Number(port));
    stores.push(db);
    for (const path of paths) {
      let isFirst = true;
      const seen = last.get(path) ?? [];
      const place = seen.push(undefined) - 1;
      last.set(path, seen);
      const onChange = (content: DocumentData | undefined) => {
        seen[place] = content;
        snapshots += 1;
        if (path === order.timed && !isFirst) {
          arrivals.push([Number(content?.['version'] ?? 0), Date.now()]);
        }
        if (!isFirst) return;
        isFirst = false;
        waiting -= 1;
        if (waiting === 0) tell({ type: 'listening' });
      };
      onSnapshot(doc(db, path), {
        next: (snapshot) => {
          onChange(snapshot.data());
        },
        error: ({ code }) => {
          // At the end the store is stopped while listeners are open.
          if (code !== 'aborted') throw new Error(`${path}: ${code}`);
        },
      });
    }
  }
  return {
    report: () => {
      const seen = Object.fromEntries(
        [...last].map(([path, contents]) => [path, contents.map(digest)] as const),
      );
      tell({ type: 'state', seen, arrivals, snapshots });
    },
    stop: () => Promise.all(stores.map((db) => terminate(db))),
  };
}

/** Started by `fork`: the first message is the order, further ones request the state or stop it. */
if (process.send) {
  const send = process.send.bind(process);
  let listeners: ReturnType<typeof listen> | undefined;
  process.on('message', (message: ListenersOrder | 'state' | 'stop') => {
    if (message === 'state') listeners?.report();
    else if (message === 'stop') {
      void listeners?.stop().then(() => {
        process.exit(0);
      });
    } else listeners = listen(message, (report) => send(report));
  });
}
