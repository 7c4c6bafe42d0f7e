import { createHmac, randomBytes } from 'node:crypto';
import type { Result } from '@club/shared';
import { Timestamp } from 'firebase-admin/firestore';
import { documents } from '../store/documents';
import type { UnitOfWork } from '../store/unit-of-work';

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

/** Whether a correct password resets this counter: those of accounts, not of addresses. */
export const isForgiven = ({ kind }: AttemptCounter): boolean =>
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

export async function forgetAttempts(uow: UnitOfWork, counters: readonly AttemptCounter[]) {
  const salt = await readSalt(uow);
  for (const counter of counters) await uow.remove(documents.limite(toCounterId(salt, counter)));
}
