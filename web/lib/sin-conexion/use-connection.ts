import { useEffect, useState } from 'react';
import type { LiveStore } from '../live/live-store';
import { useLiveStore } from '../live/use-live-doc';
import { keptDocuments } from './kept-documents';

/** How a page stands towards the network. */
export interface Connection {
  readonly isOnline: boolean;
  /** When the data on screen came, `undefined` while they are live. */
  readonly since: Date | undefined;
  /** Whether the page has no data at all: it was never seen on this device. */
  readonly isMissing: boolean;
}

const ONLINE: Connection = { isOnline: true, since: undefined, isMissing: false };

/** Fills the store with what is kept of a page, without touching what is there already. */
async function fillFromKept(store: LiveStore, address: string): Promise<Date | undefined> {
  const kept = await keptDocuments(address);
  for (const [path, data] of Object.entries(kept?.documents ?? {})) {
    if (data === null || store.get(path).status === 'ready') continue;
    store.receive(path, { status: 'ready', data });
  }
  return kept?.since;
}

/** Whether nothing of what the page shows is there; a part that is missing leaves the rest readable. */
function isWaiting(store: LiveStore): boolean {
  const paths = store.watchedPaths();
  return paths.length > 0 && paths.every((path) => store.get(path).status === 'loading');
}

/** Instant at which the document itself was kept, when the service worker served it from the device. */
function documentSince(): Date | undefined {
  const { guardada } = document.documentElement.dataset;
  return guardada === undefined ? undefined : new Date(guardada);
}

/**
 * Follows the connection; without one, or with one that brings nothing, a page seen before gets the data that are kept of it.
 */
export function useConnection(address: string): Connection {
  const store = useLiveStore();
  const [connection, setConnection] = useState(ONLINE);

  useEffect(() => {
    const goOffline = () => {
      setConnection({ ...ONLINE, isOnline: false, since: documentSince() ?? new Date() });
    };
    const becomeLive = () => {
      delete document.documentElement.dataset['guardada'];
      setConnection(ONLINE);
    };
    const since = documentSince();
    const first = setTimeout(() => {
      if (!navigator.onLine) goOffline();
      else if (since) setConnection({ ...ONLINE, since });
    }, 0);
    // The live listeners mark each document that arrives (`lectura:…`): then what is on screen is no longer the kept data.
    const arrivals = new PerformanceObserver((list) => {
      if (navigator.onLine && list.getEntries().some(({ name }) => name.startsWith('lectura:')))
        becomeLive();
    });
    arrivals.observe({ type: 'mark' });
    addEventListener('offline', goOffline);
    addEventListener('online', becomeLive);
    return () => {
      clearTimeout(first);
      arrivals.disconnect();
      removeEventListener('offline', goOffline);
      removeEventListener('online', becomeLive);
    };
  }, []);

  // A browser that believes to be connected may be wrong: where a page came from the device, so do the next ones.
  const isLive = connection.isOnline && !connection.since;
  useEffect(() => {
    if (isLive) return;
    let isCurrent = true;
    void fillFromKept(store, address).then((since) => {
      if (!isCurrent) return;
      setConnection((before) => {
        if (before.isOnline && !before.since) return before;
        const oldest = since && before.since && since < before.since ? since : before.since;
        return { ...before, since: oldest, isMissing: !before.isOnline && isWaiting(store) };
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [address, isLive, store]);

  return connection;
}
