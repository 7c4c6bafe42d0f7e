import { localDate } from '@club/shared';
import { readPatiently } from '../firestore/patience';
import { BoundedMap } from './bounded-map';
import {
  LIFE_MS,
  type Sources,
  type VersionedReader,
  type VersionedStore,
} from './versioned-store';

/** An answer as it was made. */
interface Made<T> {
  readonly value: T;
  /** Bytes to be kept; absent when it is not to be: what does not exist, what is nobody's but one's. */
  readonly bytes?: number;
}

interface Kept<T> {
  readonly value: T;
  readonly sources: Sources;
  /** The instant that it tells of. */
  readonly de: Date;
}

/** A making that is under way or done, and which request began it. */
interface Making<T> {
  readonly by: number;
  readonly done: Promise<Kept<T>>;
}

const LIMITS = { entries: 1_000, bytes: 48_000_000 };

/** The minute of a match in play is looked at this often, as on a page that is open (use-directo.ts). */
const LIVE_LIFE_MS = 5_000;

/**
 * The answer of that name: the one that is there, if the count of changes says that nothing has changed that it was made
 * from, or else a new one; the same for all who ask meanwhile. `StoreUnavailableError` for whoever has waited too long,
 * be it for others' reads and then for his own.
 */
type Answer<T> = (
  key: string,
  ahora: Date,
  make: (reader: VersionedReader) => Promise<Made<T>>,
) => Promise<T>;

/** Answers of this process, made from documents and the day in Madrid, nothing else (docs/decisions/0029). */
export function createAnswerCache<T>(store: VersionedStore, limits = LIMITS): Answer<T> {
  const makings = new BoundedMap<Making<T>>(limits);
  let requests = 0;
  store.onRewind(() => {
    makings.clear();
  });

  const isOfNow = ({ de, sources }: Kept<T>, ahora: Date) => {
    const life = sources.uncounted.size > 0 ? LIVE_LIFE_MS : LIFE_MS;
    const isRecent = Math.abs(ahora.getTime() - de.getTime()) < life;
    return isRecent && localDate(ahora) === localDate(de);
  };

  const find: Answer<T> = async (key, ahora, make) => {
    const arrived = ++requests;
    const count = store.count();

    const begin = (): Making<T> => {
      const reader = store.open(count);
      const done = make(reader)
        .then(({ value, bytes }) => {
          if (makings.get(key) === making) {
            if (bytes === undefined) makings.delete(key);
            else makings.set(key, making, bytes);
          }
          return { value, sources: reader.sources, de: ahora };
        })
        .catch((error: unknown) => {
          if (makings.get(key) === making) makings.delete(key);
          throw error;
        });
      const making = { by: arrived, done };
      makings.set(key, making);
      return making;
    };

    for (;;) {
      const known = makings.get(key);
      if (!known) return (await begin().done).value;
      // Somebody else's failure is not ours.
      const made = await known.done.catch(() => undefined);
      if (made) {
        // Whoever came later has read the count later.
        if (known.by > arrived) return made.value;
        if (isOfNow(made, ahora) && (await store.isCurrent(made.sources, count))) {
          return made.value;
        }
      }
      const latest = makings.get(key);
      if (latest === known || !latest) return (await begin().done).value;
    }
  };

  return (...asked) => readPatiently(find(...asked));
}
