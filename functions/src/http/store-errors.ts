import { StoreUnavailableError } from '../firestore/patience';

/** gRPC status codes that mean "not now": the store is away, too slow, overloaded or too contended. */
const TRANSIENT_GRPC_CODES: ReadonlySet<unknown> = new Set([4, 8, 10, 14]);

const TRANSIENT_AUTH_CODES: ReadonlySet<unknown> = new Set([
  'auth/network-error',
  'auth/network-timeout',
  'auth/internal-error',
  'app/network-error',
  'app/network-timeout',
]);

const INVALID_ARGUMENT = 3;

/** How Firestore and its emulator say that a transaction has expired. None of its writes was done. */
const TRANSACTION_IS_OVER = /transaction (has expired|is invalid or closed)/i;

/** Whether an error says that store or identity provider could not be reached: the caller may try again. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof StoreUnavailableError) return true;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === INVALID_ARGUMENT && TRANSACTION_IS_OVER.test(String(message))) return true;
  return TRANSIENT_GRPC_CODES.has(code) || TRANSIENT_AUTH_CODES.has(code);
}
