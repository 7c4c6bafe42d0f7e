import { setTimeout as wait } from 'node:timers/promises';
import { VERSION_COUNTER_PATH } from '@club/shared';
import type { Firestore } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { documents, parseDocument } from '../store/documents';
import { createReader, type Reader } from '../store/reader';
import { withReadTimeout } from '../store/timeouts';

interface Made<T> {
  readonly value: T;
  /** Size in bytes. Absent if it must not be cached. */
  readonly bytes?: number;
}

/** A response in progress or finished. */
interface Entry<T> {
  /** The version and the minute for which it is current. */
  readonly currentFor: string;
  readonly made: Promise<Made<T>>;
}

/** Estimated memory of the objects around a response's bytes. */
const OVERHEAD_BYTES = 2_000;

const LIMITS = { max: 1_000, maxSize: 48_000_000 };

/** Each minute, responses are made anew: pages show the day, and edits in Firestore's console keep the version. */
const MINUTE_MS = 60_000;

/** Minimum interval between reads of the version counter, milliseconds: at most 50 reads a second. */
const GAP_MS = 20;

/** Returns a function that reads the version, never one older than its call. Calls that wait for a read share it. */
export function createVersionReader(db: Firestore): () => Promise<number> {
  let sentAtMs = -Infinity;
  let running: Promise<number> | undefined;
  let waiting: Promise<number> | undefined;
  const read = async () => {
    const data = (await withReadTimeout(db.doc(VERSION_COUNTER_PATH).get())).data();
    const { path, schema } = documents.cambios();
    return data ? parseDocument(path, schema, data).version : 0;
  };
  const send = async () => {
    // Awaits even if none is running, so that the caller has stored this promise as `waiting` before it is cleared.
    await running?.catch(() => undefined);
    const waitMs = sentAtMs + GAP_MS - performance.now();
    if (waitMs > 0) await wait(waitMs);
    waiting = undefined;
    sentAtMs = performance.now();
    running = read();
    return running;
  };
  return () => (waiting ??= send());
}

/**
 * The response for a cache key: the cached one if nothing has changed since it was made, otherwise made once for all
 * concurrent callers. Throws `StoreUnavailableError` after a timeout.
 */
type FindAnswer<T> = (
  key: string,
  now: Date,
  make: (reader: Reader) => Promise<Made<T>>,
) => Promise<T>;

/** In-process cache of responses that depend only on public documents and the time (docs/decisions/0026). */
export function createAnswerCache<T>(db: Firestore, limits = LIMITS): FindAnswer<T> {
  const entries = new LRUCache<string, Entry<T>>(limits);
  const readVersion = createVersionReader(db);

  const find: FindAnswer<T> = async (key, now, make) => {
    // Read before the documents, so that none of them is older.
    const version = await readVersion();
    const currentFor = `${String(version)} ${String(Math.floor(now.getTime() / MINUTE_MS))}`;
    const known = entries.get(key);
    if (known?.currentFor === currentFor) {
      const made = await known.made.catch(() => undefined);
      // A failure of another request does not fail this one.
      return made ? made.value : find(key, now, make);
    }
    const entry = { currentFor, made: make(createReader(db)) };
    entries.set(key, entry, { size: 1 });
    const settle = (bytes: number | undefined) => {
      if (entries.get(key) !== entry) return;
      if (bytes === undefined) entries.delete(key);
      else entries.set(key, entry, { size: bytes + OVERHEAD_BYTES });
    };
    const bytesToCache = entry.made.then(
      ({ bytes }) => bytes,
      () => undefined,
    );
    void bytesToCache.then(settle);
    return (await entry.made).value;
  };

  return (...call) => withReadTimeout(find(...call));
}
