import { localDate } from '@club/shared';
import { LRUCache } from 'lru-cache';
import { withReadTimeout } from '../store/timeouts';
import { LIFE_MS, type VersionedReader, type VersionedStore } from './versioned-store';

interface Made<T> {
  readonly value: T;
  /** Size in bytes. Absent if it must not be cached. */
  readonly bytes?: number;
}

/** A finished response, with what is needed to tell whether it is still current. */
interface Finished<T> {
  readonly value: T;
  readonly sources: VersionedReader['sources'];
  readonly madeAt: Date;
}

/** A response in progress or finished, and the number of the request that started it. */
interface Entry<T> {
  readonly startedBy: number;
  readonly response: Promise<Finished<T>>;
}

/** Estimated memory of the objects around a response's bytes. */
const OVERHEAD_BYTES = 2_000;

const LIMITS = { max: 1_000, maxSize: 48_000_000 };

/** Lifetime of responses about live matches, milliseconds: the polling interval of a page (use-live.ts). */
const LIVE_LIFE_MS = 5_000;

/**
 * The response for a cache key: the cached one if none of its sources has changed, otherwise made once for all
 * concurrent callers. Throws `StoreUnavailableError` after a timeout.
 */
type FindAnswer<T> = (
  key: string,
  now: Date,
  make: (reader: VersionedReader) => Promise<Made<T>>,
) => Promise<T>;

/** In-process cache of responses that depend only on documents and the date in Madrid (docs/decisions/0026). */
export function createAnswerCache<T>(store: VersionedStore, limits = LIMITS): FindAnswer<T> {
  const entries = new LRUCache<string, Entry<T>>(limits);
  let requests = 0;

  const isRecent = ({ madeAt, sources }: Finished<T>, now: Date) => {
    const life = sources.uncounted.size > 0 ? LIVE_LIFE_MS : LIFE_MS;
    return (
      Math.abs(now.getTime() - madeAt.getTime()) < life && localDate(now) === localDate(madeAt)
    );
  };

  const find: FindAnswer<T> = async (key, now, make) => {
    const requestNumber = ++requests;
    const reader = store.open();

    const begin = async (): Promise<T> => {
      const response = make(reader).then(({ value, bytes }) => {
        if (entries.get(key) === entry) {
          if (bytes === undefined) entries.delete(key);
          else entries.set(key, entry, { size: bytes + OVERHEAD_BYTES });
        }
        return { value, sources: reader.sources, madeAt: now };
      });
      const entry = { startedBy: requestNumber, response };
      entries.set(key, entry, { size: 1 });
      return (await response).value;
    };

    for (;;) {
      const known = entries.get(key);
      if (!known) return begin();
      // A failure of another request does not fail this one.
      const done = await known.response.catch(() => undefined);
      if (done) {
        // A later request has read a later version counter, so its response is current for this one.
        if (known.startedBy > requestNumber) return done.value;
        if (isRecent(done, now) && (await reader.isCurrent(done.sources))) return done.value;
      }
      const latest = entries.get(key);
      if (latest === known || !latest) return begin();
    }
  };

  return (...call) => withReadTimeout(find(...call));
}
