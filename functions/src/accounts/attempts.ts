import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { accept, type Result } from '@club/shared';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { documents } from '../store/documents';
import type { OperationStamp } from '../store/history';
import type { UnitOfWork } from '../store/unit-of-work';
import { transact, unqueued } from './transaction';

/** Maximum attempts in a window, by kind of counter (docs/decisions/0012). */
const MAX_ATTEMPTS = {
  cuenta: 10, // One visitor at one account, one code, or one account changing its own password.
  accountTotal: 100, // All visitors at one account.
  direccion: 60, // One visitor at all accounts and codes.
  front: 3_000, // All visitors behind one server.
  avisos: 60, // One visitor, for push subscriptions.
  avisosFront: 3_000,
} as const;
const WINDOW_MS = 15 * 60 * 1000;

/** A counter of attempts: its kind, and whose attempts it counts. */
export interface AttemptCounter {
  readonly kind: keyof typeof MAX_ATTEMPTS;
  readonly value: string;
}

/** Counters of a call's origin: the visitor, and the server that passed the call on. */
export const addressCounters = (
  { client, front }: { readonly client: string; readonly front: string },
  kind: 'direccion' | 'avisos',
): readonly AttemptCounter[] => [
  { kind, value: `${client} ${front}` },
  { kind: kind === 'avisos' ? 'avisosFront' : 'front', value: front },
];

/** Whether a correct password resets a counter: counters of accounts are reset, those of addresses are not. */
const isResetByPassword = ({ kind }: AttemptCounter): boolean =>
  kind === 'cuenta' || kind === 'accountTotal';

/** Secret key of the counters' ids, created by the first attempt. The ids do not reveal whose attempts they count. */
async function readSalt(uow: UnitOfWork): Promise<string> {
  const stored = await uow.read(documents.sal());
  if (stored) return stored.valor;
  const value = randomBytes(24).toString('base64url');
  await uow.write(documents.sal(), { valor: value });
  return value;
}

const toCounterId = (salt: string, { kind, value }: AttemptCounter) =>
  createHmac('sha256', salt).update(`${kind}:${value}`).digest('hex').slice(0, 40);

/** Refusal with the time until the next attempt. */
export const refuseUntil = (untilMs: number, now: Date): Result<never> => ({
  ok: false,
  refusal: {
    code: 'demasiados-intentos',
    detail: '',
    retryAfterS: Math.max(1, Math.ceil((untilMs - now.getTime()) / 1000)),
  },
});

/** Counts an attempt for all counters, or returns the exhausted ones. Called before the password is checked. */
export async function countAttempt(
  uow: UnitOfWork,
  counters: readonly AttemptCounter[],
  now: Date,
) {
  if (counters.length === 0) return [];
  const salt = await readSalt(uow);
  const toCounterSpec = (counter: AttemptCounter) => documents.limite(toCounterId(salt, counter));
  const stored = await uow.readAll(counters.map(toCounterSpec));
  const current = counters.map((counter, index) => {
    const known = stored[index];
    const isRunning = known && now.getTime() - Date.parse(known.desde) < WINDOW_MS;
    const { intentos, desde } = isRunning ? known : { intentos: 0, desde: now.toISOString() };
    const untilMs = Date.parse(desde) + WINDOW_MS;
    return { counter, intentos, desde, untilMs };
  });
  const exhausted = current.filter(
    ({ counter, intentos }) => intentos >= MAX_ATTEMPTS[counter.kind],
  );
  if (exhausted.length > 0) return exhausted;
  for (const { counter, intentos, desde, untilMs } of current) {
    const expira = Timestamp.fromMillis(untilMs);
    await uow.write(toCounterSpec(counter), { intentos: intentos + 1, desde, expira });
  }
  return [];
}

async function forgetAttempts(uow: UnitOfWork, counters: readonly AttemptCounter[]) {
  const salt = await readSalt(uow);
  for (const counter of counters) await uow.remove(documents.limite(toCounterId(salt, counter)));
}

/** Attempts are counted one at a time: those on one account share a document. Separate from the club's writes. */
const COUNTING = { concurrency: 1, maxWaiting: 80, maxWaitMs: 10_000 };

/** Parallel password checks are limited: each is a call to the identity provider, which every write needs too. */
const CHECKING = { concurrency: 4, maxWaiting: 80, maxWaitMs: 10_000 };

interface QueueOptions {
  readonly concurrency: number;
  /** Maximum queue length. */
  readonly maxWaiting: number;
  /** Maximum wait, milliseconds. */
  readonly maxWaitMs: number;
}

const BUSY = {
  ok: false,
  refusal: { code: 'comprobaciones-ocupadas', detail: '', retryAfterS: 5 },
} as const;

/** A queue that starts tasks in order of arrival and runs a limited number at once. */
export function createTaskQueue({ concurrency, maxWaiting, maxWaitMs }: QueueOptions) {
  const limit = pLimit(concurrency);
  let pending = 0;
  return {
    /** Result of the work, or the refusal `comprobaciones-ocupadas` if it would have to wait too long. */
    async run<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
      if (pending >= concurrency + maxWaiting) return BUSY;
      pending += 1;
      let hasGivenUp = false;
      let timer: NodeJS.Timeout | undefined;
      const givenUp = new Promise<Result<T>>((resolve) => {
        timer = setTimeout(() => {
          hasGivenUp = true;
          resolve(BUSY);
        }, maxWaitMs);
      });
      const done = limit(() => {
        clearTimeout(timer);
        return hasGivenUp ? BUSY : work();
      });
      try {
        return await Promise.race([givenUp, done]);
      } finally {
        pending -= 1;
      }
    },
  };
}

/** Delay of a refusal that needs no read: fast refusals would let an attacker use all CPU time. */
const REFUSAL_DELAY_MS = 1_000;
/** Maximum number of refusals delayed at a time. Further ones are sent at once. */
const MAX_DELAYED = 40;

/** Time until the store is asked again: another instance may have got the right password and reset the counters. */
const REMEMBERED_MS = 60_000;

/** Exhausted counters that this process knows, to save reads. Stored by a digest with a secret of this process. */
export function createExhausted(maxRemembered = 10_000) {
  const secret = randomBytes(32);
  const digest = (key: string) => createHmac('sha256', secret).update(key).digest('base64');
  const known = new LRUCache<string, { readonly untilMs: number; readonly forgetMs: number }>({
    max: maxRemembered,
  });
  return {
    /** When the last of these counters' windows ends, milliseconds since 1970. `undefined` if none is exhausted. */
    until(keys: readonly string[], now: Date): number | undefined {
      const found = keys.flatMap((key) => {
        const entry = known.get(digest(key));
        return entry && entry.forgetMs > now.getTime() ? [entry.untilMs] : [];
      });
      return found.length === 0 ? undefined : Math.max(...found);
    },
    remember(key: string, untilMs: number, now: Date): void {
      const forgetMs = Math.min(untilMs, now.getTime() + REMEMBERED_MS);
      known.set(digest(key), { untilMs, forgetMs });
    },
    forget(key: string): void {
      known.delete(digest(key));
    },
  };
}

const toCounterKey = ({ kind, value }: AttemptCounter) => `${kind}:${value}`;

/** Rate limiter for all password checks of this process. */
function createLimiter(db: Firestore) {
  const exhausted = createExhausted();
  const counting = createTaskQueue(COUNTING);
  const checking = createTaskQueue(CHECKING);
  let delayed = 0;

  /** When the window ends if a counter is exhausted, `null` if the attempt has been counted. */
  async function count(counters: readonly AttemptCounter[], stamp: OperationStamp) {
    // Checked again: an attempt before this one in the queue may have exhausted a counter.
    const known = exhausted.until(counters.map(toCounterKey), stamp.now);
    if (known !== undefined) return accept(known);
    const counted = await transact(db, stamp, unqueued, async (uow) =>
      accept(await countAttempt(uow, counters, stamp.now)),
    );
    if (!counted.ok) return counted;
    const found = counted.value;
    for (const { counter, untilMs } of found) {
      exhausted.remember(toCounterKey(counter), untilMs, stamp.now);
    }
    return accept(found.length === 0 ? null : Math.max(...found.map(({ untilMs }) => untilMs)));
  }

  async function delayRefusal() {
    if (delayed >= MAX_DELAYED) return;
    delayed += 1;
    await sleep(REFUSAL_DELAY_MS);
    delayed -= 1;
  }

  return async <T>(
    counters: readonly AttemptCounter[],
    stamp: OperationStamp,
    check: () => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const known = exhausted.until(counters.map(toCounterKey), stamp.now);
    if (known !== undefined) {
      await delayRefusal();
      return refuseUntil(known, stamp.now);
    }
    const counted = await counting.run(() => count(counters, stamp));
    if (!counted.ok) return counted;
    if (counted.value !== null) return refuseUntil(counted.value, stamp.now);
    const checked = await checking.run(check);
    if (!checked.ok) return checked;
    const resettable = counters.filter(isResetByPassword);
    const reset = await counting.run(() =>
      transact(db, stamp, unqueued, async (uow) => {
        await forgetAttempts(uow, resettable);
        return accept(null);
      }),
    );
    // A right password is accepted even if there was no time to reset the counters.
    if (reset.ok) for (const counter of resettable) exhausted.forget(toCounterKey(counter));
    return checked;
  };
}

const limiters = new WeakMap<Firestore, ReturnType<typeof createLimiter>>();

/** Result of `check`, if all counters have attempts left. A right password resets the account's (docs/decisions/0012). */
export function attemptPassword<T>(
  db: Firestore,
  counters: readonly AttemptCounter[],
  stamp: OperationStamp,
  check: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const limiter = limiters.get(db) ?? createLimiter(db);
  limiters.set(db, limiter);
  return limiter(counters, stamp, check);
}
