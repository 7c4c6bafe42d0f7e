import { isDeepStrictEqual } from 'node:util';
import {
  CAMBIOS_PATH,
  type CambiosDoc,
  isChangedSince,
  isCollectionChangedSince,
  isContado,
  SIN_CAMBIOS,
} from '@club/shared';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { documents, type DocumentSpec, parseDocument } from '../firestore/documents';
import { readPatiently } from '../firestore/patience';
import { buildQuery, type Reader } from '../firestore/reader';
import { BoundedMap } from './bounded-map';
import { createFreshReads } from './fresh-reads';

/** What an answer was made from: all of it as it was at a version of the count of changes, or later. */
export interface Sources {
  /** Absent while nothing was read. */
  version?: number;
  readonly paths: Set<string>;
  readonly collections: Set<string>;
  /** Documents whose changes are not counted, with what they held. */
  readonly uncounted: Map<string, DocumentData | undefined>;
}

/** Reads for one answer, and remembers what it was made from. */
export interface VersionedReader extends Reader {
  readonly sources: Sources;
}

/** The count of changes as one request sees it: read when it is first asked for, and then once. */
type Count = () => Promise<CambiosDoc>;

export interface VersionedStore {
  count(): Count;
  open(count: Count): VersionedReader;
  /** Reads by the count that some request has seen last: for what need not be of this instant. */
  readonly recent: Reader;
  /** Whether nothing that an answer was made from has changed. */
  isCurrent(sources: Sources, count: Count): Promise<boolean>;
  /** Calls back when the store was emptied or put back to an earlier state: nothing of before may be used then. */
  onRewind(callback: () => void): void;
}

interface KeptDocument {
  readonly version: number;
  readonly keptAtMs: number;
  readonly content: Promise<unknown>;
}

/** A club of ten seasons has 16 MB of documents, of which one season is read. */
const LIMITS = { entries: 400, bytes: 24_000_000 };

/**
 * Milliseconds for which anything is used again, whatever the count says: what somebody changes in Firestore's console,
 * past all operations, is not counted.
 */
export const LIFE_MS = 60_000;

/** Documents that stay in this process for as long as the count of changes says that they are as they were (0025, 0029). */
export function createVersionedStore(db: Firestore): VersionedStore {
  const fresh = createFreshReads(db);
  const kept = new BoundedMap<KeptDocument>(LIMITS);
  const rewound: (() => void)[] = [
    () => {
      kept.clear();
    },
  ];
  let latest: CambiosDoc | undefined;

  const readCambios = async (): Promise<CambiosDoc> => {
    const data = await fresh(CAMBIOS_PATH);
    const cambios = data
      ? parseDocument(CAMBIOS_PATH, documents.cambios().schema, data)
      : SIN_CAMBIOS;
    // Reads of the count follow each other, and it never goes back by itself.
    if (latest && cambios.version < latest.version) {
      for (const callback of rewound) callback();
    }
    latest = cambios;
    return cambios;
  };

  const fetchDocument = <T>(spec: DocumentSpec<T>, version: number): Promise<T | undefined> => {
    const { path, schema } = spec;
    const keep = (content: Promise<T | undefined>, bytes: number) => {
      kept.set(path, { version, keptAtMs: performance.now(), content }, bytes);
    };
    const content: Promise<T | undefined> = readPatiently(db.doc(path).get())
      .then((snapshot) => {
        const data = snapshot.data();
        const parsed = data && parseDocument(path, schema, data);
        // Of what does not exist there is no end.
        if (kept.get(path)?.content === content) {
          if (parsed === undefined) kept.delete(path);
          else keep(content, JSON.stringify(parsed).length);
        }
        return parsed;
      })
      .catch((error: unknown) => {
        if (kept.get(path)?.content === content) kept.delete(path);
        throw error;
      });
    keep(content, 0);
    return content;
  };

  const readCounted = <T>(spec: DocumentSpec<T>, cambios: CambiosDoc): Promise<T | undefined> => {
    const known = kept.get(spec.path);
    const isUsable =
      known &&
      !isChangedSince(cambios, spec.path, known.version) &&
      performance.now() - known.keptAtMs < LIFE_MS;
    // Whoever keeps a document under a path does so with the one schema of that path.
    return isUsable
      ? (known.content as Promise<T | undefined>)
      : fetchDocument(spec, cambios.version);
  };

  const open = (count: Count): VersionedReader => {
    const sources: Sources = { paths: new Set(), collections: new Set(), uncounted: new Map() };
    const reading = new Map<string, Promise<DocumentData | undefined>>();
    const readCount = async () => {
      const cambios = await count();
      sources.version = cambios.version;
      return cambios;
    };
    return {
      sources,
      async read(spec) {
        const { path } = spec;
        if (isContado(path)) {
          sources.paths.add(path);
          return readCounted(spec, await readCount());
        }
        const known = reading.get(path) ?? fresh(path);
        reading.set(path, known);
        const data = await known;
        sources.uncounted.set(path, data);
        return data && parseDocument(path, spec.schema, data);
      },
      async list(spec, filter) {
        sources.collections.add(spec.path);
        await readCount();
        const snapshot = await readPatiently(buildQuery(db, spec, filter).get());
        return snapshot.docs.map((doc) => parseDocument(doc.ref.path, spec.schema, doc.data()));
      },
    };
  };

  return {
    count() {
      let cambios: Promise<CambiosDoc> | undefined;
      return () => (cambios ??= readCambios());
    },

    open,

    recent: open(async () => latest ?? readCambios()),

    async isCurrent({ version, paths, collections, uncounted }, count) {
      if (version !== undefined) {
        const cambios = await count();
        // Made after this request's reading of the count, or before the store was put back: not to be told apart here.
        if (version > cambios.version) return false;
        const isSame =
          [...paths].every((path) => !isChangedSince(cambios, path, version)) &&
          [...collections].every((path) => !isCollectionChangedSince(cambios, path, version));
        if (!isSame) return false;
      }
      const now = await Promise.all(
        [...uncounted].map(async ([path, data]) => isDeepStrictEqual(await fresh(path), data)),
      );
      return now.every(Boolean);
    },

    onRewind(callback) {
      rewound.push(callback);
    },
  };
}
