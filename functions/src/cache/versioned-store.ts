import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  VERSION_COUNTER_PATH,
  type VersionCounterDoc,
  isChangedSince,
  isCollectionChangedSince,
  isCounted,
  NO_CHANGES,
} from '@club/shared';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { documents, type DocumentSpec, parseDocument } from '../store/documents';
import { withReadTimeout } from '../store/timeouts';
import { buildQuery, type Reader } from '../store/reader';

/** The version counter as read by one request. */
interface Counter {
  readonly cambios: VersionCounterDoc;
  /** How often this process has seen the counter decrease: the store was emptied or reset to an earlier state. */
  readonly rewinds: number;
}

/** What a response was made from, all at least as new as `counter`. */
interface Sources {
  /** Absent if nothing with a version was read. */
  counter?: Counter;
  readonly paths: Set<string>;
  readonly collections: Set<string>;
  /** Documents that the version counter does not count, with their content. */
  readonly uncounted: Map<string, DocumentData | undefined>;
}

/** A reader for one request, which reads the version counter at most once. */
export interface VersionedReader extends Reader {
  readonly sources: Sources;
  /** Whether none of a response's sources has changed. */
  isCurrent(sources: Sources): Promise<boolean>;
}

export interface VersionedStore {
  open(): VersionedReader;
  /** Reads counted documents at the last version that any request has seen, so they may be slightly stale. */
  readonly recent: Reader;
}

interface CachedDocument {
  readonly version: number;
  readonly content: Promise<unknown>;
}

/** Maximum age of cached data, milliseconds: edits in Firestore's console do not increase the version counter. */
export const LIFE_MS = 60_000;

/** A club of ten seasons has 16 MB of documents. Mostly one season of them is read. */
const LIMITS = { max: 400, maxSize: 24_000_000, ttl: LIFE_MS };

/** Minimum interval between reads of one document, milliseconds: at most 50 reads of the version counter a second. */
const GAP_MS = 20;

/** Reads of one document: the one that is sent, and the next one, which later callers share. */
interface ReadQueue {
  sentAtMs: number;
  running?: Promise<DocumentData | undefined> | undefined;
  waiting?: Promise<DocumentData | undefined> | undefined;
}

export type FreshReads = (path: string) => Promise<DocumentData | undefined>;

/** Reads a document as of the time of the call or later. Calls that wait for the next read share it. */
export function createFreshReads(db: Firestore): FreshReads {
  const queues = new LRUCache<string, ReadQueue>({ max: 500 });
  const send = async (path: string, queue: ReadQueue) => {
    await queue.running?.catch(() => undefined);
    const waitMs = queue.sentAtMs + GAP_MS - performance.now();
    // Always awaits, because the caller must have stored this promise as `waiting` before it is cleared.
    await (waitMs > 0 ? wait(waitMs) : undefined);
    queue.waiting = undefined;
    queue.sentAtMs = performance.now();
    queue.running = withReadTimeout(db.doc(path).get()).then((snapshot) => snapshot.data());
    return queue.running;
  };
  return (path) => {
    const queue: ReadQueue = queues.get(path) ?? { sentAtMs: -Infinity };
    queues.set(path, queue);
    return (queue.waiting ??= send(path, queue));
  };
}

/** In-process cache of documents. Each is valid until the version counter changes for it (docs/decisions/0026). */
export function createVersionedStore(db: Firestore): VersionedStore {
  const fresh = createFreshReads(db);
  const cached = new LRUCache<string, CachedDocument>(LIMITS);
  let latest: Counter | undefined;

  const readCounter = async (): Promise<Counter> => {
    const data = await fresh(VERSION_COUNTER_PATH);
    const cambios = data
      ? parseDocument(VERSION_COUNTER_PATH, documents.cambios().schema, data)
      : NO_CHANGES;
    const rewinds = latest?.rewinds ?? 0;
    // Reads of the counter do not overtake each other, so it only decreases if the store was reset.
    const isRewound = latest !== undefined && cambios.version < latest.cambios.version;
    if (isRewound) cached.clear();
    latest = { cambios, rewinds: isRewound ? rewinds + 1 : rewinds };
    return latest;
  };

  const fetchDocument = <T>(spec: DocumentSpec<T>, version: number): Promise<T | undefined> => {
    const { path, schema } = spec;
    const keep = (content: Promise<T | undefined>, size: number) => {
      cached.set(path, { version, content }, { size });
    };
    const content: Promise<T | undefined> = withReadTimeout(db.doc(path).get())
      .then((snapshot) => {
        const data = snapshot.data();
        const parsed = data && parseDocument(path, schema, data);
        // Nonexistent documents are not cached: there are infinitely many.
        if (cached.get(path)?.content === content) {
          if (parsed === undefined) cached.delete(path);
          else keep(content, JSON.stringify(parsed).length);
        }
        return parsed;
      })
      .catch((error: unknown) => {
        if (cached.get(path)?.content === content) cached.delete(path);
        throw error;
      });
    keep(content, 1);
    return content;
  };

  const readCounted = <T>(
    spec: DocumentSpec<T>,
    cambios: VersionCounterDoc,
  ): Promise<T | undefined> => {
    const known = cached.get(spec.path);
    const isUsable = known && !isChangedSince(cambios, spec.path, known.version);
    // The cast is safe, because each counted path has one schema.
    return isUsable
      ? (known.content as Promise<T | undefined>)
      : fetchDocument(spec, cambios.version);
  };

  const openWith = (readOnce: () => Promise<Counter>): VersionedReader => {
    const sources: Sources = { paths: new Set(), collections: new Set(), uncounted: new Map() };
    const reading = new Map<string, Promise<DocumentData | undefined>>();
    const readChanges = async () => {
      sources.counter = await readOnce();
      return sources.counter.cambios;
    };
    return {
      sources,
      async read(spec) {
        const { path } = spec;
        if (isCounted(path)) {
          sources.paths.add(path);
          return readCounted(spec, await readChanges());
        }
        const known = reading.get(path) ?? fresh(path);
        reading.set(path, known);
        const data = await known;
        sources.uncounted.set(path, data);
        return data && parseDocument(path, spec.schema, data);
      },
      async list(spec, filter) {
        sources.collections.add(spec.path);
        await readChanges();
        const snapshot = await withReadTimeout(buildQuery(db, spec, filter).get());
        return snapshot.docs.map((doc) => parseDocument(doc.ref.path, spec.schema, doc.data()));
      },

      async isCurrent({ counter, paths, collections, uncounted }) {
        if (counter) {
          const { version } = counter.cambios;
          const { cambios, rewinds } = await readOnce();
          // Not comparable: the store was reset in between, or the response has a later version than this request.
          if (rewinds !== counter.rewinds || version > cambios.version) return false;
          const isSame =
            [...paths].every((path) => !isChangedSince(cambios, path, version)) &&
            [...collections].every((path) => !isCollectionChangedSince(cambios, path, version));
          if (!isSame) return false;
        }
        const comparisons = await Promise.all(
          [...uncounted].map(async ([path, data]) => isDeepStrictEqual(await fresh(path), data)),
        );
        return comparisons.every(Boolean);
      },
    };
  };

  return {
    open() {
      let counter: Promise<Counter> | undefined;
      return openWith(() => (counter ??= readCounter()));
    },
    recent: openWith(async () => latest ?? readCounter()),
  };
}
