import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Cuaderno, cuadernoSchema } from './cuaderno';

interface BandaDB extends DBSchema {
  cuadernos: { key: string; value: Cuaderno };
}

/** A change is on the disk, not only with the operating system, before anything is shown as done. */
const DURABLE = { durability: 'strict' } as const;
/** Tells the other tabs of this device which notebook has changed. */
const CHANNEL = 'banda';

/** The notebooks of this device, one for each live match; every change is one transaction. */
export interface Almacen {
  readonly read: (partidoId: string) => Promise<Cuaderno | undefined>;
  readonly list: () => Promise<readonly Cuaderno[]>;
  /**
   * Changes a notebook and gives what was stored; `undefined` removes it. Whatever another tab has stored in between is
   * what `change` gets.
   */
  readonly change: (
    partidoId: string,
    change: (current: Cuaderno | undefined) => Cuaderno | undefined,
  ) => Promise<Cuaderno | undefined>;
  /** Calls back with the match whose notebook another tab has changed. */
  readonly onForeignChange: (listener: (partidoId: string) => void) => () => void;
  readonly close: () => Promise<void>;
}

/** Throws when it cannot be read: a notebook must never be taken for absent and written over. */
const parse = (stored: unknown): Cuaderno | undefined =>
  stored === undefined ? undefined : cuadernoSchema.parse(stored);

/** The device's store. Opened on first use: private windows may refuse it, and then say so when something is noted. */
export function openAlmacen(name = 'banda'): Almacen {
  let opening: Promise<IDBPDatabase<BandaDB>> | undefined;
  const db = () =>
    (opening ??= openDB<BandaDB>(name, 1, {
      upgrade: (database) => {
        database.createObjectStore('cuadernos', { keyPath: 'partido_id' });
      },
      // A later version in another tab: make room for it and open again when needed.
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
    read: async (partidoId) => parse(await (await db()).get('cuadernos', partidoId)),
    list: async () =>
      (await (await db()).getAll('cuadernos')).flatMap(
        (stored) => cuadernoSchema.safeParse(stored).data ?? [],
      ),
    change: async (partidoId, change) => {
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
    onForeignChange: (listener) => {
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
