import { localDate } from '@club/shared';
import { LRUCache } from 'lru-cache';
import { readPatiently } from '../firestore/patience';
import { LIFE_MS, type VersionedReader, type VersionedStore } from './versioned-store';

interface Made<T> {
  readonly value: T;
  /** Its size in bytes; absent when it must not be kept. */
  readonly bytes?: number;
}

interface Kept<T> {
  readonly value: T;
  readonly sources: VersionedReader['sources'];
  /** The instant that it tells of. */
  readonly at: Date;
}

/** An answer that is being made or is done, and which request began it. */
interface Making<T> {
  readonly by: number;
  readonly done: Promise<Kept<T>>;
}

/** About what the objects around an answer's bytes take. */
const OVERHEAD_BYTES = 2_000;

const LIMITS = { max: 1_000, maxSize: 48_000_000 };

/** A match in play shows its minute, so its answers live as long as an open page waits (use-directo.ts). */
const LIVE_LIFE_MS = 5_000;

/**
 * The answer with that key: the kept one if the version counter says that nothing it was made from has changed, else a new
 * one, made once for all who ask meanwhile. Throws `StoreUnavailableError` to whoever has waited too long.
 */
type Answer<T> = (
  key: string,
  ahora: Date,
  make: (reader: VersionedReader) => Promise<Made<T>>,
) => Promise<T>;

/** Answers of this process, made from nothing but documents and the day in Madrid (docs/decisions/0029). */
export function createAnswerCache<T>(store: VersionedStore, limits = LIMITS): Answer<T> {
  const makings = new LRUCache<string, Making<T>>(limits);
  let requests = 0;

  const isRecent = ({ at, sources }: Kept<T>, ahora: Date) => {
    const life = sources.uncounted.size > 0 ? LIVE_LIFE_MS : LIFE_MS;
    return Math.abs(ahora.getTime() - at.getTime()) < life && localDate(ahora) === localDate(at);
  };

  const find: Answer<T> = async (key, ahora, make) => {
    const arrived = ++requests;
    const reader = store.open();

    const begin = async (): Promise<T> => {
      const done = make(reader).then(({ value, bytes }) => {
        if (makings.get(key) === making) {
          if (bytes === undefined) makings.delete(key);
          else makings.set(key, making, { size: bytes + OVERHEAD_BYTES });
        }
        return { value, sources: reader.sources, at: ahora };
      });
      const making = { by: arrived, done };
      makings.set(key, making, { size: 1 });
      return (await done).value;
    };

    for (;;) {
      const known = makings.get(key);
      if (!known) return begin();
      // Another request's failure is not this one's.
      const made = await known.done.catch(() => undefined);
      if (made) {
        // A later request has read the version counter later.
        if (known.by > arrived) return made.value;
        if (isRecent(made, ahora) && (await reader.isCurrent(made.sources))) return made.value;
      }
      const latest = makings.get(key);
      if (latest === known || !latest) return begin();
    }
  };

  return (...asked) => readPatiently(find(...asked));
}
