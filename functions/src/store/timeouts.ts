import type { Settings } from 'firebase-admin/firestore';

/** Timeout of one Firestore request, retries included, milliseconds. The library's default is ten minutes. */
const REQUEST_TIMEOUT_MS = 10_000;

/** Timeout of a read, milliseconds: one whole request, and part of another. */
const READ_TIMEOUT_MS = 15_000;

/** Timeout after which a failing transaction is not retried, milliseconds. */
export const TRANSACTION_TIMEOUT_MS = 25_000;

const RETRY_PARAMS = {
  initial_retry_delay_millis: 100,
  retry_delay_multiplier: 1.3,
  max_retry_delay_millis: 2_000,
  initial_rpc_timeout_millis: REQUEST_TIMEOUT_MS,
  rpc_timeout_multiplier: 1,
  max_rpc_timeout_millis: REQUEST_TIMEOUT_MS,
  total_timeout_millis: REQUEST_TIMEOUT_MS,
};

/** The library's retry codes per method (its firestore_client_config.json). An override must repeat them. */
const RETRIED_CODES = {
  reads: ['DEADLINE_EXCEEDED', 'RESOURCE_EXHAUSTED', 'INTERNAL', 'UNAVAILABLE'],
  commits: ['RESOURCE_EXHAUSTED', 'UNAVAILABLE'],
};

const method = (retry_codes_name: keyof typeof RETRIED_CODES) => ({
  timeout_millis: REQUEST_TIMEOUT_MS,
  retry_codes_name,
  retry_params_name: 'default',
});

export const firestoreSettings: Settings = {
  ignoreUndefinedProperties: true,
  // By default gRPC may wait two minutes before it reconnects, even if the store is back.
  'grpc.initial_reconnect_backoff_ms': 200,
  'grpc.max_reconnect_backoff_ms': 2_000,
  clientConfig: {
    interfaces: {
      'google.firestore.v1.Firestore': {
        retry_codes: RETRIED_CODES,
        retry_params: { default: RETRY_PARAMS },
        methods: {
          BatchGetDocuments: method('reads'),
          RunQuery: method('reads'),
          BeginTransaction: method('reads'),
          Rollback: method('reads'),
          Commit: method('commits'),
        },
      },
    },
  },
};

/** Thrown when a read or a transaction times out: the store is away or too contended. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/** Result of a read, or `StoreUnavailableError`. The library alone would retry a stream for a minute. */
export async function withReadTimeout<T>(reading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new StoreUnavailableError('a read took too long'));
    }, READ_TIMEOUT_MS);
  });
  try {
    return await Promise.race([reading, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** gRPC's DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED and UNAVAILABLE: slow, overloaded, contended, away. */
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
