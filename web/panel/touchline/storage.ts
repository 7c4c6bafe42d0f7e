import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Notebook, notebookSchema } from './notebook';

interface NotebookDb extends DBSchema {
  cuadernos: { key: string; value: Notebook };
}

/** Strict durability: a write is flushed to disk before the screen shows it as stored. */
const DURABLE = { durability: 'strict' } as const;

/** Throws on unreadable data: if it counted as absent, a new notebook would overwrite it. */
const parse = (stored: unknown): Notebook | undefined =>
  stored === undefined ? undefined : notebookSchema.parse(stored);

type Change = (current: Notebook | undefined) => Notebook | undefined;

/**
 * IndexedDB store of this device's notebooks, one for each live match. Opens on first use. Private windows may refuse
 * IndexedDB: then the first write fails.
 */
export function openTouchlineStorage(name = 'banda') {
  let opening: Promise<IDBPDatabase<NotebookDb>> | undefined;
  const db = () =>
    (opening ??= openDB<NotebookDb>(name, 1, {
      upgrade: (database) => {
        database.createObjectStore('cuadernos', { keyPath: 'partido_id' });
      },
      // Another tab needs a newer database version: close, and reopen when needed.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase | null)?.close();
        opening = undefined;
      },
      terminated: () => {
        opening = undefined;
      },
    }).catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
  /** Tells other tabs which notebook has changed. */
  const channel = new BroadcastChannel(`banda:${name}`);
  return {
    read: async (partidoId: string) => parse(await (await db()).get('cuadernos', partidoId)),
    /** All notebooks that can be read. */
    list: async (): Promise<readonly Notebook[]> =>
      (await (await db()).getAll('cuadernos')).flatMap(
        (stored) => notebookSchema.safeParse(stored).data ?? [],
      ),
    /**
     * Changes a notebook in one transaction and returns what was stored. `change` gets the latest stored value, which
     * another tab may have written. If `change` returns `undefined`, the notebook is removed.
     */
    change: async (partidoId: string, change: Change) => {
      const transaction = (await db()).transaction('cuadernos', 'readwrite', DURABLE);
      const current = parse(await transaction.store.get(partidoId));
      const next = change(current);
      if (next !== current) {
        if (next) await transaction.store.put(next);
        else await transaction.store.delete(partidoId);
      }
      await transaction.done;
      if (next !== current) channel.postMessage(partidoId);
      return next;
    },
    /** Calls the listener with the match id when another tab changes a notebook. */
    onForeignChange: (listener: (partidoId: string) => void) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') listener(data);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
    close: async () => {
      channel.close();
      const open = opening;
      opening = undefined;
      (await open)?.close();
    },
  };
}

export type TouchlineStorage = ReturnType<typeof openTouchlineStorage>;

/** This device's notebooks. */
export const store = openTouchlineStorage();
