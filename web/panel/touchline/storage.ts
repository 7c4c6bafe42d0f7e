import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Notebook, notebookSchema } from './notebook';

interface BandaDB extends DBSchema {
  cuadernos: { key: string; value: Notebook };
}

/** Strict durability: a write is flushed to disk before the screen shows it as stored. */
const DURABLE = { durability: 'strict' } as const;
/** BroadcastChannel that tells other tabs which notebook has changed. */
const CHANNEL = 'banda';

/** Throws on unreadable data: a notebook must never be mistaken for absent and overwritten. */
const parse = (stored: unknown): Notebook | undefined =>
  stored === undefined ? undefined : notebookSchema.parse(stored);

type Change = (current: Notebook | undefined) => Notebook | undefined;

/**
 * IndexedDB store of this device's notebooks, one for each live match. Opens lazily, on first use. Private windows may
 * refuse IndexedDB; the first write then fails.
 */
export function openTouchlineStorage(name = 'banda') {
  let opening: Promise<IDBPDatabase<BandaDB>> | undefined;
  const db = () =>
    (opening ??= openDB<BandaDB>(name, 1, {
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
  const channel = new BroadcastChannel(`${CHANNEL}:${name}`);
  return {
    read: async (partidoId: string) => parse(await (await db()).get('cuadernos', partidoId)),
    list: async (): Promise<readonly Notebook[]> =>
      (await (await db()).getAll('cuadernos')).flatMap(
        (stored) => notebookSchema.safeParse(stored).data ?? [],
      ),
    /**
     * Updates a notebook in one transaction and returns what was stored; `undefined` removes it. `change` receives the
     * latest stored value, also when another tab wrote it.
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
      return () => {
        channel.removeEventListener('message', onMessage);
      };
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
