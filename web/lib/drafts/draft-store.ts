/** Unsaved form content, stored on this device (regla 66). */
export interface StoredDraft {
  /** Time of the last change, ISO 8601. */
  readonly cuando: string;
  /** Name for people: 'Ficha: Robledal'. */
  readonly titulo: string;
  /** Path of the screen that can restore it. */
  readonly ruta: string;
  readonly valor: unknown;
}

const STORE = 'borradores';
/** Drafts expire after 30 days without a change. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

let opened: Promise<IDBDatabase> | undefined;

/** Promise of an IndexedDB request. The caller chooses `T`: only this module writes to the store. */
const done = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error ?? new Error('the device keeps nothing'));
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

/** Serialises the operations. */
let last: Promise<unknown> = Promise.resolve();

/** Runs an operation on the store. Resolves to `fallback` if the device stores nothing (private window, full disk). */
async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
  fallback: T,
): Promise<T> {
  const turn = last.then(async () => {
    const database = await open();
    // `strict` waits until the data are on disk, so that they survive a crash of the browser.
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    return work(transaction.objectStore(STORE));
  });
  last = turn.catch(() => undefined);
  return turn.catch(() => fallback);
}

const isFresh = ({ cuando }: StoredDraft) => Date.now() - Date.parse(cuando) < MAX_AGE_MS;

export const readDraft = (key: string): Promise<StoredDraft | undefined> =>
  withStore(
    'readonly',
    async (store) => {
      const stored = await done<StoredDraft | undefined>(store.get(key));
      return stored && isFresh(stored) ? stored : undefined;
    },
    undefined,
  );

/** Stores a draft, replacing the previous one. */
export const writeDraft = (key: string, draft: StoredDraft): Promise<unknown> =>
  withStore('readwrite', (store) => done(store.put(draft, key)), undefined);

export const removeDraft = (key: string): Promise<unknown> =>
  withStore('readwrite', (store) => done(store.delete(key)), undefined);

/** Removes all drafts; called on sign-out. */
export const clearDrafts = (): Promise<unknown> =>
  withStore('readwrite', (store) => done(store.clear()), undefined);

/** Drafts whose key begins with a prefix, with their keys, latest first. */
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
