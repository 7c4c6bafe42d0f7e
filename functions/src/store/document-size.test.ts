import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import {
  assertFits,
  DocumentFullError,
  documentSize,
  fullDocument,
  MAX_DOCUMENT_BYTES,
} from './document-size';
import { describeFull } from './run-operation';

/** Size of a document's fields alone: without its name (2 + 2 + 16) and its overhead (32). */
const sizeOf = (fields: Readonly<Record<string, unknown>>) => documentSize('c/d', fields) - 20 - 32;

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
    ['a geo point', { t: new GeoPoint(1, 2) }, 18],
    ['bytes', { b: new Uint8Array(100) }, 102],
    ['a list', { l: ['a', 1, null] }, 2 + 2 + 8 + 1],
    ['a nested map', { m: { a: true } }, 2 + 32 + 3],
  ])('counts %s', (_what, fields, bytes) => {
    expect(sizeOf(fields)).toBe(bytes);
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

describe('a full document', () => {
  const grpc = (code: number, message: string) => Object.assign(new Error(message), { code });

  it.each([
    ['our own measurement', new DocumentFullError('publico/club')],
    [
      'an error in production',
      grpc(
        3,
        "3 INVALID_ARGUMENT: Document 'projects/p/databases/(default)/documents/publico/club' cannot be written because its size (1,048,700 bytes) exceeds the maximum allowed size of 1,048,576 bytes.",
      ),
    ],
  ])('is recognised by %s', (_who, error) => {
    expect(fullDocument(error)).toBe('publico/club');
  });

  it('is recognised in an error without its name', () => {
    const error = grpc(3, '3 INVALID_ARGUMENT: maximum entity size is 1048572 bytes');
    expect(fullDocument(error)).toBe('');
  });

  it.each([
    grpc(3, '3 INVALID_ARGUMENT: Transaction is invalid or closed.'),
    grpc(8, '8 RESOURCE_EXHAUSTED: exceeds the maximum size'),
    new TypeError('undefined is not a function'),
  ])('is not recognised by %s', (error) => {
    expect(fullDocument(error)).toBeUndefined();
  });
});

describe('the message about a full document', () => {
  it.each([
    ['publico/club', /Borra temporadas antiguas/],
    ['publico/plantilla', /Borra jugadores/],
    ['calendarios/t1', /crea otra temporada/],
    ['partidos/p1', /Quita sucesos/],
    ['', /^hay demasiados datos juntos$/],
    ['publico/otro', /^hay demasiados datos juntos$/],
  ])('«%s» says what to do', (path, text) => {
    expect(describeFull(path)).toMatch(text);
  });
});
