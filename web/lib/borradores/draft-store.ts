/** Something typed and not saved, as it is kept on this device (regla 66: nothing typed is lost). */
export interface StoredDraft {
  /** Instant at which it was last changed, ISO 8601. */
  readonly cuando: string;
  /** What it is, to people: 'Ficha: Robledal'. */
  readonly titulo: string;
  /** Path of the screen on which it goes on. */
  readonly ruta: string;
  readonly valor: unknown;
}

const STORE = 'borradores';
/** A draft that nobody has asked about for so long is forgotten. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

let opened: Promise<IDBDatabase> | undefined;

/** What a request of the store gives; only this module writes there, so `T` is known. */
const done = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result as T);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('the device keeps nothing'));
    };
  });

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('panel', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE);
    };
    done<IDBDatabase>(request).then(resolve, reject);
  });
  return opened;
}

/** Turns of the store: what was written first is there first. */
let last: Promise<unknown> = Promise.resolve();

/** Does something with the store; `fallback` where the device keeps nothing (a private window, a full disk). */
async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
  fallback: T,
): Promise<T> {
  const turn = last.then(async () => {
    const database = await open();
    // Strict: on the disk before it is called done, so that it outlives a browser that is killed.
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    return work(transaction.objectStore(STORE));
  });
  last = turn.catch(() => undefined);
  return turn.catch(() => fallback);
}

const isFresh = ({ cuando }: StoredDraft) => Date.now() - Date.parse(cuando) < MAX_AGE_MS;

/** The draft under a key. */
export const readDraft = (key: string): Promise<StoredDraft | undefined> =>
  withStore(
    'readonly',
    async (store) => {
      const stored = await done<StoredDraft | undefined>(store.get(key));
      return stored && isFresh(stored) ? stored : undefined;
    },
    undefined,
  );

/** Keeps a draft in the place of the one before. */
export const writeDraft = (key: string, draft: StoredDraft): Promise<unknown> =>
  withStore('readwrite', (store) => done(store.put(draft, key)), undefined);

/** Forgets a draft. */
export const removeDraft = (key: string): Promise<unknown> =>
  withStore('readwrite', (store) => done(store.delete(key)), undefined);

/** Forgets all drafts: whoever signs out leaves nothing behind. */
export const clearDrafts = (): Promise<unknown> =>
  withStore('readwrite', (store) => done(store.clear()), undefined);

/** Keys and drafts that begin with a prefix, latest first. */
export const listDrafts = (prefix: string): Promise<readonly (readonly [string, StoredDraft])[]> =>
  withStore(
    'readonly',
    async (store) => {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const [keys, drafts] = await Promise.all([
        done<string[]>(store.getAllKeys(range)),
        done<StoredDraft[]>(store.getAll(range)),
      ]);
      return keys
        .flatMap((key, index) => {
          const draft = drafts[index];
          return draft && isFresh(draft) ? [[key, draft] as const] : [];
        })
        .sort(([, a], [, b]) => (a.cuando < b.cuando ? 1 : -1));
    },
    [],
  );
