import { clubConfig } from '@club/shared';
import { useEffect, useState } from 'react';
import type { LiveStore } from '../live/live-store';
import { useLiveStore } from '../live/use-live-doc';
import { readDocuments } from '../state/environment';
import { whileCurrent } from '../while-current';
import { CACHED_AT_HEADER, pageKey, PAGES_CACHE } from './page-key';

const relative = new Intl.RelativeTimeFormat(clubConfig.language, { style: 'short' });

/** `hace 5 min`, `hace 3 h`, `hace 2 d`; `hace un momento` within the first minute. */
export function ageText(since: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - since.getTime()) / 60_000);
  if (minutes < 1) return 'hace un momento';
  if (minutes < 60) return relative.format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24
    ? relative.format(-hours, 'hour')
    : relative.format(-Math.floor(hours / 24), 'day');
}

/** Documents of a cached page by path, and when the page was cached; `undefined` if it is not in the cache. */
async function readCachedPage(address: string) {
  if (!('caches' in globalThis)) return undefined;
  const response = await (await caches.open(PAGES_CACHE)).match(pageKey(address));
  const since = response?.headers.get(CACHED_AT_HEADER);
  if (!response || since === null || since === undefined) return undefined;
  return { since: new Date(since), documents: readDocuments(await response.text()) };
}

/** Network state of a page. */
export interface Connection {
  readonly isOnline: boolean;
  /** When the data on screen were received; `undefined` while they are live. */
  readonly since: Date | undefined;
  /** Whether there are no cached data for the page. */
  readonly isMissing: boolean;
}

const ONLINE: Connection = { isOnline: true, since: undefined, isMissing: false };

/** Adds the documents of a cached page to the store, except those already loaded. Resolves to when it was cached. */
async function fillFromCache(store: LiveStore, address: string): Promise<Date | undefined> {
  const cached = await readCachedPage(address);
  for (const [path, data] of Object.entries(cached?.documents ?? {})) {
    if (data === null || store.get(path).status === 'ready') continue;
    store.receive(path, { status: 'ready', data });
  }
  return cached?.since;
}

/** Whether the page shows nothing yet: all of its documents are still loading. */
function hasNothing(store: LiveStore): boolean {
  const paths = store.watchedPaths();
  return paths.length > 0 && paths.every((path) => store.get(path).status === 'loading');
}

/** When this page was cached; `undefined` if its HTML came from the network. */
function pageCachedAt(): Date | undefined {
  const { guardada: stored } = document.documentElement.dataset;
  return stored === undefined ? undefined : new Date(stored);
}

/** Follows the network connection. While the data are not live, adds the data of the cached page to the store. */
export function useConnection(address: string): Connection {
  const store = useLiveStore();
  const [connection, setConnection] = useState(ONLINE);

  useEffect(() => {
    const goOffline = () =>
      setConnection({ ...ONLINE, isOnline: false, since: pageCachedAt() ?? new Date() });
    const becomeLive = () => {
      delete document.documentElement.dataset['guardada'];
      setConnection(ONLINE);
    };
    const since = pageCachedAt();
    const first = setTimeout(() => {
      if (!navigator.onLine) goOffline();
      else if (since) setConnection({ ...ONLINE, since });
    }, 0);
    // The live listeners set a performance mark `lectura:…` for each document that arrives: then the data are live.
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

  // `navigator.onLine` may be wrong. If this page came from the cache, the next ones are filled from the cache too.
  const isLive = connection.isOnline && !connection.since;
  useEffect(() => {
    if (isLive) return undefined;
    return whileCurrent(fillFromCache(store, address), (since) =>
      setConnection((before) => {
        if (before.isOnline && !before.since) return before;
        const oldest = since && before.since && since < before.since ? since : before.since;
        return { ...before, since: oldest, isMissing: !before.isOnline && hasNothing(store) };
      }),
    );
  }, [address, isLive, store]);

  return connection;
}
