import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';

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

interface DraftDb extends DBSchema {
  [STORE]: { key: string; value: StoredDraft };
}

/** Drafts expire after 30 days without a change. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

let opened: Promise<IDBPDatabase<DraftDb>> | undefined;

/** Runs an operation. Resolves to `fallback` if the device stores nothing (private window, full disk). */
async function attempt<T>(
  work: (database: IDBPDatabase<DraftDb>) => Promise<T>,
  fallback: T,
): Promise<T> {
  try {
    opened ??= openDB<DraftDb>('panel', 1, {
      upgrade: (database) => void database.createObjectStore(STORE),
    });
    return await work(await opened);
  } catch {
    return fallback;
  }
}

type WritableStore = IDBPObjectStore<DraftDb, [typeof STORE], typeof STORE, 'readwrite'>;

const change = (work: (store: WritableStore) => Promise<unknown>): Promise<unknown> =>
  attempt(async (database) => {
    // `strict` waits until the data are on disk, so that they survive a crash of the browser.
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    await Promise.all([work(transaction.store), transaction.done]);
  }, undefined);

const isFresh = ({ cuando }: StoredDraft) => Date.now() - Date.parse(cuando) < MAX_AGE_MS;

export const readDraft = (key: string): Promise<StoredDraft | undefined> =>
  attempt(async (database) => {
    const stored = await database.get(STORE, key);
    return stored && isFresh(stored) ? stored : undefined;
  }, undefined);

/** Stores a draft, replacing the previous one. */
export const writeDraft = (key: string, draft: StoredDraft): Promise<unknown> =>
  change((store) => store.put(draft, key));

export const removeDraft = (key: string): Promise<unknown> => change((store) => store.delete(key));

/** Removes all drafts; called on sign-out. */
export const clearDrafts = (): Promise<unknown> => change((store) => store.clear());

/** Drafts whose key begins with a prefix, with their keys, latest first. */
export const listDrafts = (prefix: string): Promise<readonly (readonly [string, StoredDraft])[]> =>
  attempt(async (database) => {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const { store } = database.transaction(STORE);
    const [keys, drafts] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
    return keys
      .flatMap((key, index) => {
        const draft = drafts[index];
        return draft && isFresh(draft) ? [[key, draft] as const] : [];
      })
      .sort(([, a], [, b]) => (a.cuando < b.cuando ? 1 : -1));
  }, []);
