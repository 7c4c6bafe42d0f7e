import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentSnapshot,
  type Firestore,
  type QuerySnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { type CambioHistorial, type DocumentChange, type Version } from '@club/shared';
import { cambiosOfVersion } from './diferencias/fuentes';
import type { z } from 'zod';
import { assertWellFormed } from './well-formed';
import { assertFits } from './document-size';
import { type CollectionSpec, type DocumentSpec, parseDocument } from './documents';
import { buildHistorial, type OperationStamp } from './historial';
import { readPatiently } from './patience';
import { buildQuery, type Filter, type Reader } from './reader';

type Found = ReadonlyMap<string, ReturnType<DocumentSnapshot['data']>>;

interface Entry {
  /** By which the contents were parsed; whoever asks for another gets them parsed anew. */
  schema: z.ZodType;
  /** Content when it was first read, `undefined` when there was no document. */
  readonly before: unknown;
  after: unknown;
  keepHistory: boolean;
}

/** What is pending of a document, as one kind of it: a document that was read as another kind is parsed again. */
function contentAs<T>(
  path: string,
  { schema, after }: Pick<Entry, 'schema' | 'after'>,
  wanted: z.ZodType<T>,
): T | undefined {
  if (after === undefined || schema === wanted) return after as T | undefined;
  return parseDocument(path, wanted, after);
}

const isChanged = ({ before, after }: Entry) => !isDeepStrictEqual(before, after);

/** Days that previous versions and used idempotency keys are kept (TTL in firestore.indexes.json). */
export const DIAS_HISTORIAL = 30;

/** When something written now is to be removed by Firestore's TTL. */
export function expiryFrom(ahora: Date): Timestamp {
  return Timestamp.fromMillis(ahora.getTime() + DIAS_HISTORIAL * 24 * 60 * 60 * 1000);
}

/**
 * One transaction's reads and pending writes. Reads see pending writes, which go out at the end, so that Firestore's "reads
 * before writes" always holds. What ends up equal to what was read is not written.
 */
export class UnitOfWork implements Reader {
  readonly #entries = new Map<string, Entry>();
  readonly #db: Firestore;
  readonly #transaction: Transaction;
  /** What was asked for in this turn and goes out at its end, in one round trip. */
  #asked: { readonly paths: Set<string>; readonly found: Promise<Found> } | undefined;
  readonly #queries = new Map<string, Promise<QuerySnapshot>>();
  #told: CambioHistorial | undefined;
  readonly #keepsHistory: boolean;

  /** With `keepsHistory` false, no previous versions are kept: there are none when a club is imported. */
  constructor(db: Firestore, transaction: Transaction, keepsHistory = true) {
    this.#db = db;
    this.#transaction = transaction;
    this.#keepsHistory = keepsHistory;
  }

  async read<T>(spec: DocumentSpec<T>): Promise<T | undefined> {
    return contentAs(spec.path, await this.#load(spec), spec.schema);
  }

  /** Content of several documents, fetched in one round trip: as are all reads that are begun in one turn. */
  readAll<T>(specs: readonly DocumentSpec<T>[]): Promise<(T | undefined)[]> {
    return Promise.all(specs.map((spec) => this.read(spec)));
  }

  async list<T>(spec: CollectionSpec<T>, filter?: Filter): Promise<T[]> {
    return (await this.listEntries(spec, filter)).map(({ content }) => content);
  }

  async listEntries<T>(
    spec: CollectionSpec<T>,
    filter?: Filter,
  ): Promise<{ path: string; content: T }[]> {
    const query = () => readPatiently(this.#transaction.get(buildQuery(this.#db, spec, filter)));
    // What was read in part is not remembered: a write of it would lose the rest.
    if (spec.fields) {
      const { docs } = await query();
      return docs.map((doc) => {
        const { path } = doc.ref;
        return { path, content: parseDocument(path, spec.schema, doc.data()) };
      });
    }
    // A transaction sees one state of the store: the same query is sent once.
    const key = JSON.stringify([spec.path, filter ?? null]);
    const asked = this.#queries.get(key) ?? query();
    this.#queries.set(key, asked);
    for (const doc of (await asked).docs) {
      if (!this.#entries.has(doc.ref.path)) this.#remember(spec.document(doc.id), doc.data());
    }
    return [...this.#entries].flatMap(([path, entry]) => {
      if (!path.startsWith(`${spec.path}/`)) return [];
      const content = contentAs(path, entry, spec.schema);
      if (content === undefined) return [];
      const fields = content as Readonly<Record<string, unknown>>;
      return !filter || fields[filter.field] === filter.value ? [{ path, content }] : [];
    });
  }

  /** Whether there is any document in a collection, apart from what is pending. */
  async hasAny<T>(spec: CollectionSpec<T>): Promise<boolean> {
    const query = this.#db.collection(spec.path).select().limit(1);
    return !(await this.#transaction.get(query)).empty;
  }

  /** Replaces a document, or makes it; `keepHistory` says otherwise than its kind whether the history keeps it. */
  async write<T>(spec: DocumentSpec<T>, value: T, options: { keepHistory?: boolean } = {}) {
    const entry = await this.#load(spec);
    entry.schema = spec.schema;
    entry.after = value;
    if (options.keepHistory !== undefined) entry.keepHistory = options.keepHistory;
  }

  /** Makes a document under an id that was just generated, without reading whether it exists. */
  create<T>(spec: DocumentSpec<T>, value: T) {
    const known = this.#entries.get(spec.path);
    if (known?.after !== undefined) throw new Error(`${spec.path} is already in use`);
    const { schema, isRecord: keepHistory } = spec;
    if (known) Object.assign(known, { schema, after: value });
    else this.#entries.set(spec.path, { schema, before: undefined, after: value, keepHistory });
  }

  /** Deletes a document; nothing happens when there is none. */
  async remove<T>(spec: DocumentSpec<T>, options: { keepHistory?: boolean } = {}) {
    const entry = await this.#load(spec);
    entry.after = undefined;
    if (options.keepHistory) entry.keepHistory = true;
  }

  /** Tells in the history only that this was done to a record: nothing of what it was is kept. */
  tellOnly(told: CambioHistorial) {
    this.#told = told;
  }

  /** Every document that this operation changes so far, as it was found and as it will be. */
  changes(): readonly DocumentChange[] {
    return [...this.#entries]
      .filter(([, entry]) => isChanged(entry))
      .map(([path, { before, after }]) => ({ path, before, after }));
  }

  changedPaths(): readonly string[] {
    return this.changes().map(({ path }) => path);
  }

  /** A document as it was found and as it will be; what this operation has not read it has not changed either. */
  known<T>(spec: DocumentSpec<T>): {
    readonly antes: T | undefined;
    readonly despues: T | undefined;
  } {
    const entry = this.#entries.get(spec.path);
    if (!entry) return { antes: undefined, despues: undefined };
    const { schema, before } = entry;
    return {
      antes: contentAs(spec.path, { schema, after: before }, spec.schema),
      despues: contentAs(spec.path, entry, spec.schema),
    };
  }

  told(): readonly CambioHistorial[] {
    if (this.#told) return [this.#told];
    const lookup = (path: string) => this.#entries.get(path)?.after;
    return this.#versiones().flatMap((version) => cambiosOfVersion(version, lookup));
  }

  #versiones(): Version[] {
    if (!this.#keepsHistory) return [];
    return [...this.#entries]
      .filter(([, entry]) => entry.keepHistory && isChanged(entry))
      .map(([path, { before, after }]) => ({
        documento: path,
        antes: before ?? null,
        despues: after ?? null,
      }));
  }

  /** Sends the pending writes and, with the previous versions of the records among them, the entry in the history. */
  flush(stamp: OperationStamp) {
    for (const [path, entry] of this.#entries) {
      if (!isChanged(entry)) continue;
      const ref = this.#db.doc(path);
      if (entry.after === undefined) this.#transaction.delete(ref);
      else {
        assertFits(path, entry.after);
        assertWellFormed(path, entry.after);
        this.#transaction.set(ref, entry.after as Record<string, unknown>);
      }
    }
    const versiones = this.#told ? [] : this.#versiones();
    const expira = expiryFrom(stamp.ahora);
    for (const { path, data } of buildHistorial(stamp, this.told(), versiones, expira)) {
      this.#transaction.set(this.#db.doc(path), data);
    }
  }

  async #load<T>(spec: DocumentSpec<T>): Promise<Entry> {
    const known = this.#entries.get(spec.path);
    if (known) return known;
    const found = await this.#ask(spec.path);
    return this.#entries.get(spec.path) ?? this.#remember(spec, found.get(spec.path));
  }

  /** Has a document fetched together with the others that are asked for in the same turn. */
  #ask(path: string): Promise<Found> {
    if (!this.#asked) {
      const paths = new Set<string>();
      this.#asked = { paths, found: this.#fetchAtEndOfTurn(paths) };
    }
    this.#asked.paths.add(path);
    return this.#asked.found;
  }

  async #fetchAtEndOfTurn(paths: ReadonlySet<string>): Promise<Found> {
    // After the continuations that are due: what several of them ask for goes together.
    await new Promise<void>((resolve) => {
      process.nextTick(resolve);
    });
    this.#asked = undefined;
    const asked = [...paths];
    const refs = asked.map((path) => this.#db.doc(path));
    const snapshots = await readPatiently(this.#transaction.getAll(...refs));
    return new Map(asked.map((path, index) => [path, snapshots[index]?.data()]));
  }

  #remember<T>(spec: DocumentSpec<T>, data: unknown): Entry {
    const content = data === undefined ? undefined : parseDocument(spec.path, spec.schema, data);
    const entry: Entry = {
      schema: spec.schema,
      before: content,
      after: content,
      keepHistory: spec.isRecord,
    };
    this.#entries.set(spec.path, entry);
    return entry;
  }
}
