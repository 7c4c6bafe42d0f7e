import { describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '../firestore/patience';
import { isUnavailable } from './store-errors';

const grpc = (code: number, message: string) => Object.assign(new Error(message), { code });

describe('a temporary error', () => {
  it.each([
    ['a store out of reach', grpc(14, '14 UNAVAILABLE: connection refused')],
    ['a contended document', grpc(10, '10 ABORTED: too much contention')],
    ['patience at its end', new StoreUnavailableError('add-partido was attempted for too long')],
    [
      'a transaction that production has ended',
      grpc(3, '3 INVALID_ARGUMENT: The referenced transaction has expired or is no longer valid'),
    ],
    [
      'a transaction that the emulator has ended',
      grpc(3, '3 INVALID_ARGUMENT: Transaction is invalid or closed.'),
    ],
    ['accounts out of reach', { code: 'auth/network-error' }],
  ])('is %s', (_what, error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([
    ['an argument that is wrong', grpc(3, '3 INVALID_ARGUMENT: Document is too large')],
    ['an index that is missing', grpc(9, '9 FAILED_PRECONDITION: The query requires an index')],
    ['a mistake of ours', new TypeError('undefined is not a function')],
  ])('is not %s', (_what, error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});
