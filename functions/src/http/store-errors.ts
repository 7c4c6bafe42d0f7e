import { StoreUnavailableError } from '../store/patience';

/** gRPC status codes for temporary errors: the store is away, slow, overloaded or contended. */
const TRANSIENT_GRPC_CODES: ReadonlySet<unknown> = new Set([4, 8, 10, 14]);

const TRANSIENT_AUTH_CODES: ReadonlySet<unknown> = new Set([
  'auth/network-error',
  'auth/network-timeout',
  'auth/internal-error',
  'app/network-error',
  'app/network-timeout',
]);

const INVALID_ARGUMENT = 3;

/** Messages of Firestore and its emulator for an expired transaction, which has written nothing. */
const TRANSACTION_IS_OVER = /transaction (has expired|is invalid or closed)/i;

/** Whether an error says that the store or identity provider was not reached, so that the caller may retry. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof StoreUnavailableError) return true;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === INVALID_ARGUMENT && TRANSACTION_IS_OVER.test(String(message))) return true;
  return TRANSIENT_GRPC_CODES.has(code) || TRANSIENT_AUTH_CODES.has(code);
}
