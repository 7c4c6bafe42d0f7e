import { describe, expect, it } from 'vitest';
import { StoreUnavailableError, isUnavailable } from './timeouts';

const grpc = (code: number, message: string) => Object.assign(new Error(message), { code });

describe('a temporary error', () => {
  it.each([
    ['an unreachable store', grpc(14, '14 UNAVAILABLE: connection refused')],
    ['a contended document', grpc(10, '10 ABORTED: too much contention')],
    ['a timeout', new StoreUnavailableError('add-partido was attempted for too long')],
    [
      'an expired transaction in production',
      grpc(3, '3 INVALID_ARGUMENT: The referenced transaction has expired or is no longer valid'),
    ],
    [
      'an expired transaction in the emulator',
      grpc(3, '3 INVALID_ARGUMENT: Transaction is invalid or closed.'),
    ],
    ['an unreachable identity provider', { code: 'auth/network-error' }],
  ])('may be %s', (_what, error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([
    ['an invalid argument', grpc(3, '3 INVALID_ARGUMENT: Document is too large')],
    ['a missing index', grpc(9, '9 FAILED_PRECONDITION: The query requires an index')],
    ['a bug', new TypeError('undefined is not a function')],
  ])('is never %s', (_what, error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});
