import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { assertFits, DocumentFullError, documentSize, MAX_DOCUMENT_BYTES } from './document-size';
import { describeFull } from './run-operation';
import { StoreUnavailableError, isUnavailable } from './timeouts';

/** Size of a document's fields alone: without its name (2 + 2 + 16) and its overhead (32). */
const computeFieldsSize = (fields: Readonly<Record<string, unknown>>) =>
  documentSize('c/d', fields) - 20 - 32;

describe('the size of a document', () => {
  it('matches Google’s example', () => {
    // https://firebase.google.com/docs/firestore/storage-size: name 44, fields 71, overhead 32.
    expect(
      documentSize('users/jeff/tasks/my_task_id', {
        type: 'Personal',
        done: false,
        priority: 1,
        description: 'Learn Cloud Firestore',
      }),
    ).toBe(147);
  });

  it.each([
    ['a boolean', { done: true }, 6],
    ['null', { done: null }, 6],
    ['undefined, which is not stored', { done: undefined }, 0],
    ['a number', { n: 1.5 }, 10],
    ['a text, by its bytes', { t: 'añ€😀' }, 2 + 1 + 2 + 3 + 4 + 1],
    ['a timestamp', { t: Timestamp.fromMillis(0) }, 10],
    ['bytes', { b: new Uint8Array(100) }, 102],
    ['a list', { l: ['a', 1, null] }, 2 + 2 + 8 + 1],
    ['a nested map', { m: { a: true } }, 2 + 32 + 3],
  ])('counts %s', (_what, fields, bytes) => {
    expect(computeFieldsSize(fields)).toBe(bytes);
  });

  it('is refused from one byte above the limit', () => {
    const filled = (bytes: number) => ({ t: 'x'.repeat(bytes - 20 - 32 - 2 - 1) });
    expect(documentSize('c/d', filled(MAX_DOCUMENT_BYTES))).toBe(MAX_DOCUMENT_BYTES);
    expect(() => {
      assertFits('c/d', filled(MAX_DOCUMENT_BYTES));
    }).not.toThrow();
    expect(() => {
      assertFits('c/d', filled(MAX_DOCUMENT_BYTES + 1));
    }).toThrow(DocumentFullError);
  });
});

const grpc = (code: number, message: string) => Object.assign(new Error(message), { code });

describe('a full document', () => {
  it.each([
    ['publico/club', /Borra temporadas antiguas/],
    ['publico/plantilla', /Borra jugadores/],
    ['calendarios/t1', /crea otra temporada/],
    ['partidos/p1', /Quita sucesos/],
    ['publico/otro', /^hay demasiados datos juntos$/],
  ])('«%s» has a message that says what to do', (path, text) => {
    expect(describeFull(path)).toMatch(text);
  });
});

it.each([
  ['an unreachable store', grpc(14, '14 UNAVAILABLE: connection refused'), true],
  ['a contended document', grpc(10, '10 ABORTED: too much contention'), true],
  ['a timeout', new StoreUnavailableError('add-partido was attempted for too long'), true],
  [
    'an expired transaction in production',
    grpc(3, '3 INVALID_ARGUMENT: The referenced transaction has expired or is no longer valid'),
    true,
  ],
  [
    'an expired transaction in the emulator',
    grpc(3, '3 INVALID_ARGUMENT: Transaction is invalid or closed.'),
    true,
  ],
  ['an unreachable identity provider', { code: 'auth/network-error' }, true],
  ['an invalid argument', grpc(3, '3 INVALID_ARGUMENT: Document is too large'), false],
  ['a missing index', grpc(9, '9 FAILED_PRECONDITION: The query requires an index'), false],
  ['a bug', new TypeError('undefined is not a function'), false],
])('%s is a temporary error: %s', (_what, error, isTemporary) => {
  expect(isUnavailable(error)).toBe(isTemporary);
});
