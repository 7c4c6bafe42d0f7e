import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentSnapshot,
  type Firestore,
  type QuerySnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { HistoryChange, Version } from '@club/shared';
import type { z } from 'zod';
import { changesOfVersion } from './differences/sources';
import { assertWellFormed } from './well-formed';
import { assertFits } from './document-size';
import { type CollectionSpec, type DocumentSpec, parseDocument } from './documents';
import { buildHistory, type OperationStamp } from './history';
import { withReadTimeout } from './timeouts';
import { buildQuery, type Filter, type Reader } from './reader';

type Found = ReadonlyMap<string, ReturnType<DocumentSnapshot['data']>>;

/** A document before and after an operation, `undefined` if it does not exist. */
export interface Change<T> {
  readonly before: T | undefined;
  readonly after: T | undefined;
}

/** A document that the operation has read or written. */
interface Entry {
  /** Schema of the parsed contents. A read with another schema parses them again. */
  schema: z.ZodType;
  /** Content at the first read, `undefined` if the document did not exist. */
  readonly before: unknown;
  after: unknown;
  keepHistory: boolean;
}

/** A document's content for a schema: parsed again if it was read with another one (`known`). */
function contentAs<T>(
  { path, schema }: Pick<DocumentSpec<T>, 'path' | 'schema'>,
  content: unknown,
  known: z.ZodType,
): T | undefined {
  if (content === undefined || schema === known) return content as T | undefined;
  return parseDocument(path, schema, content);
}

const isChanged = ({ before, after }: Entry) => !isDeepStrictEqual(before, after);

/** Days for which previous versions and used idempotency keys are kept (TTL in firestore.indexes.json). */
export const HISTORY_DAYS = 30;

/** Expiry time for Firestore's TTL. */
export function expiryFrom(now: Date): Timestamp {
  return Timestamp.fromMillis(now.getTime() + HISTORY_DAYS * 24 * 60 * 60 * 1000);
}

/**
 * Reads and pending writes of one transaction. Reads see pending writes, which are sent at the end, as Firestore
 * requires reads before writes. Unchanged documents are not written.
 */
export class UnitOfWork implements Reader {
  readonly #entries = new Map<string, Entry>();
  /** Reads requested in this tick, sent together in one round trip. */
  #batch: { readonly paths: Set<string>; readonly found: Promise<Found> } | undefined;
  readonly #queries = new Map<string, Promise<QuerySnapshot>>();
  #onlyChange: HistoryChange | undefined;

  /** `keepsHistory`: whether previous versions of records are stored. */
  constructor(
    private readonly db: Firestore,
    private readonly transaction: Transaction,
    readonly stamp: OperationStamp,
    private readonly keepsHistory = true,
  ) {}

  get now(): Date {
    return this.stamp.now;
  }

  /** A unit of work in the same transaction that is never sent, to see what it would write. */
  dryRun(): UnitOfWork {
    return new UnitOfWork(this.db, this.transaction, this.stamp);
  }

  async read<T>(spec: DocumentSpec<T>): Promise<T | undefined> {
    const { after, schema } = await this.#load(spec);
    return contentAs(spec, after, schema);
  }

  /** Content of several documents. Like all reads begun in one tick, they take one round trip. */
  readAll<T>(specs: readonly DocumentSpec<T>[]): Promise<(T | undefined)[]> {
    return Promise.all(specs.map((spec) => this.read(spec)));
  }

  async list<T>(spec: CollectionSpec<T>, filter?: Filter): Promise<T[]> {
    return (await this.listEntries(spec, filter)).map(({ content }) => content);
  }

  /** The same as `list`, with the paths of the documents. */
  async listEntries<T>(
    spec: CollectionSpec<T>,
    filter?: Filter,
  ): Promise<{ path: string; content: T }[]> {
    const query = () => withReadTimeout(this.transaction.get(buildQuery(this.db, spec, filter)));
    // Partial documents are not cached: writing them would lose the other fields.
    if (spec.fields) {
      const { docs } = await query();
      return docs.map((doc) => {
        const { path } = doc.ref;
        return { path, content: parseDocument(path, spec.schema, doc.data()) };
      });
    }
    // A transaction sees one state of the store, so each query is sent once.
    const key = JSON.stringify([spec.path, filter ?? null]);
    const asked = this.#queries.get(key) ?? query();
    this.#queries.set(key, asked);
    for (const doc of (await asked).docs) {
      if (!this.#entries.has(doc.ref.path)) this.#remember(spec.document(doc.id), doc.data());
    }
    return [...this.#entries].flatMap(([path, entry]) => {
      if (!path.startsWith(`${spec.path}/`)) return [];
      const content = contentAs({ path, schema: spec.schema }, entry.after, entry.schema);
      if (content === undefined) return [];
      const fields = content as Readonly<Record<string, unknown>>;
      return !filter || fields[filter.field] === filter.value ? [{ path, content }] : [];
    });
  }

  /** Whether a collection has any document, ignoring pending writes. */
  async hasAny<T>(spec: CollectionSpec<T>): Promise<boolean> {
    const query = this.db.collection(spec.path).select().limit(1);
    return !(await this.transaction.get(query)).empty;
  }

  /** Creates or replaces a document. `keepHistory` overrides the default of its kind. */
  async write<T>(spec: DocumentSpec<T>, value: T, options: { keepHistory?: boolean } = {}) {
    const entry = await this.#load(spec);
    entry.schema = spec.schema;
    entry.after = value;
    if (options.keepHistory !== undefined) entry.keepHistory = options.keepHistory;
  }

  /** Creates a document with a new id, without reading it first. */
  create<T>(spec: DocumentSpec<T>, value: T) {
    const known = this.#entries.get(spec.path);
    if (known?.after !== undefined) throw new Error(`${spec.path} is already in use`);
    const { schema, keepHistory } = spec;
    if (known) Object.assign(known, { schema, after: value });
    else this.#entries.set(spec.path, { schema, before: undefined, after: value, keepHistory });
  }

  async remove<T>(spec: DocumentSpec<T>, options: { keepHistory?: boolean } = {}) {
    const entry = await this.#load(spec);
    entry.after = undefined;
    if (options.keepHistory) entry.keepHistory = true;
  }

  /** Makes the history show only this change of the operation, and store no previous versions. */
  noteOnly(change: HistoryChange) {
    this.#onlyChange = change;
  }

  /** Paths of the documents changed so far by this operation. */
  changedPaths(): readonly string[] {
    return [...this.#entries].flatMap(([path, entry]) => (isChanged(entry) ? [path] : []));
  }

  /** The documents of a collection changed so far by this operation. */
  changesIn<T>({ path: collection, document }: CollectionSpec<T>) {
    return [...this.#entries].flatMap(([path, entry]) => {
      const [name, id = ''] = path.split('/');
      return name === collection && isChanged(entry) ? [{ id, ...this.change(document(id)) }] : [];
    });
  }

  /** A document before and after this operation. Both are `undefined` if the operation did not read it. */
  change<T>(spec: DocumentSpec<T>): Change<T> {
    const entry = this.#entries.get(spec.path);
    if (!entry) return { before: undefined, after: undefined };
    const { schema, before, after } = entry;
    return { before: contentAs(spec, before, schema), after: contentAs(spec, after, schema) };
  }

  /** The changes of records that the history shows. */
  historyChanges(): readonly HistoryChange[] {
    if (this.#onlyChange) return [this.#onlyChange];
    const lookup = (path: string) => this.#entries.get(path)?.after;
    return this.#previousVersions().flatMap((version) => changesOfVersion(version, lookup));
  }

  #previousVersions(): Version[] {
    if (!this.keepsHistory) return [];
    return [...this.#entries]
      .filter(([, entry]) => entry.keepHistory && isChanged(entry))
      .map(([path, { before, after }]) => ({
        documento: path,
        antes: before ?? null,
        despues: after ?? null,
      }));
  }

  /** Adds the changed documents, and the history entry with previous versions of records, to the transaction. */
  flush() {
    for (const [path, entry] of this.#entries) {
      if (!isChanged(entry)) continue;
      const ref = this.db.doc(path);
      if (entry.after === undefined) this.transaction.delete(ref);
      else {
        assertFits(path, entry.after);
        assertWellFormed(path, entry.after);
        this.transaction.set(ref, entry.after as Record<string, unknown>);
      }
    }
    const versiones = this.#onlyChange ? [] : this.#previousVersions();
    const expira = expiryFrom(this.now);
    const changes = this.historyChanges();
    for (const { path, data } of buildHistory(this.stamp, changes, versiones, expira)) {
      this.transaction.set(this.db.doc(path), data);
    }
  }

  async #load<T>(spec: DocumentSpec<T>): Promise<Entry> {
    const known = this.#entries.get(spec.path);
    if (known) return known;
    const found = await this.#fetch(spec.path);
    return this.#entries.get(spec.path) ?? this.#remember(spec, found.get(spec.path));
  }

  /** Fetches a document together with others requested in the same tick. */
  #fetch(path: string): Promise<Found> {
    if (!this.#batch) {
      const paths = new Set<string>();
      this.#batch = { paths, found: this.#fetchAtEndOfTick(paths) };
    }
    this.#batch.paths.add(path);
    return this.#batch.found;
  }

  async #fetchAtEndOfTick(paths: ReadonlySet<string>): Promise<Found> {
    // After the pending continuations, so that their reads go together.
    await new Promise<void>((resolve) => {
      process.nextTick(resolve);
    });
    this.#batch = undefined;
    const refs = [...paths].map((path) => this.db.doc(path));
    const snapshots = await withReadTimeout(this.transaction.getAll(...refs));
    return new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot.data()]));
  }

  #remember<T>(spec: DocumentSpec<T>, data: unknown): Entry {
    const { path, schema, keepHistory } = spec;
    const content = data === undefined ? undefined : parseDocument(path, schema, data);
    const entry: Entry = { schema, before: content, after: content, keepHistory };
    this.#entries.set(path, entry);
    return entry;
  }
}
