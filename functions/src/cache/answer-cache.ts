import { localDate } from '@club/shared';
import { LRUCache } from 'lru-cache';
import { readPatiently } from '../store/patience';
import { LIFE_MS, type VersionedReader, type VersionedStore } from './versioned-store';

interface Made<T> {
  readonly value: T;
  /** Size in bytes. Absent if it must not be cached. */
  readonly bytes?: number;
}

interface Kept<T> {
  readonly value: T;
  readonly sources: VersionedReader['sources'];
  /** Time at which it was made. */
  readonly at: Date;
}

/** A response in progress or done, and the request that started it. */
interface Making<T> {
  readonly by: number;
  readonly done: Promise<Kept<T>>;
}

/** Estimated memory of the objects around a response's bytes. */
const OVERHEAD_BYTES = 2_000;

const LIMITS = { max: 1_000, maxSize: 48_000_000 };

/** Lifetime of responses about live matches, milliseconds: the polling interval of a page (use-live-match.ts). */
const LIVE_LIFE_MS = 5_000;

/**
 * The response for a cache key: cached if the version counter says that none of its sources has changed, otherwise
 * made once for all concurrent callers. Throws `StoreUnavailableError` after a timeout.
 */
type Answer<T> = (
  key: string,
  now: Date,
  make: (reader: VersionedReader) => Promise<Made<T>>,
) => Promise<T>;

/** In-process cache of responses that depend only on documents and the date in Madrid (docs/decisions/0026). */
export function createAnswerCache<T>(store: VersionedStore, limits = LIMITS): Answer<T> {
  const makings = new LRUCache<string, Making<T>>(limits);
  let requests = 0;

  const isRecent = ({ at, sources }: Kept<T>, now: Date) => {
    const life = sources.uncounted.size > 0 ? LIVE_LIFE_MS : LIFE_MS;
    return Math.abs(now.getTime() - at.getTime()) < life && localDate(now) === localDate(at);
  };

  const find: Answer<T> = async (key, now, make) => {
    const arrived = ++requests;
    const reader = store.open();

    const begin = async (): Promise<T> => {
      const done = make(reader).then(({ value, bytes }) => {
        if (makings.get(key) === making) {
          if (bytes === undefined) makings.delete(key);
          else makings.set(key, making, { size: bytes + OVERHEAD_BYTES });
        }
        return { value, sources: reader.sources, at: now };
      });
      const making = { by: arrived, done };
      makings.set(key, making, { size: 1 });
      return (await done).value;
    };

    for (;;) {
      const known = makings.get(key);
      if (!known) return begin();
      // A failure of another request does not fail this one.
      const made = await known.done.catch(() => undefined);
      if (made) {
        // A later request has read a later version counter.
        if (known.by > arrived) return made.value;
        if (isRecent(made, now) && (await reader.isCurrent(made.sources))) return made.value;
      }
      const latest = makings.get(key);
      if (latest === known || !latest) return begin();
    }
  };

  return (...asked) => readPatiently(find(...asked));
}
