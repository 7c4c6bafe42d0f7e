import { describe, expect, it } from 'vitest';
import { documents } from '../../store/documents';
import type { PlannedWrite } from './club-documents';
import {
  splitIntoChunks,
  MAX_CHUNK_DOCUMENTS,
  MAX_TRANSACTION_DOCUMENTS,
  splitClub,
} from './import-steps';

const writes = (count: number, bytes: number): PlannedWrite[] =>
  Array.from({ length: count }, (_none, index) => ({
    spec: documents.campo(String(index)),
    value: {},
    bytes,
  }));

const sizes = (chunks: readonly (readonly PlannedWrite[])[]) => chunks.map(({ length }) => length);

describe('the chunks of an import', () => {
  it('end where the next document would exceed a size, or a number of documents', () => {
    expect(sizes(splitIntoChunks(writes(7, 300), 1_000))).toEqual([3, 3, 1]);
    expect(sizes(splitIntoChunks(writes(2, 1_000), 1_000))).toEqual([1, 1]);
    expect(splitIntoChunks([], 1_000)).toEqual([]);
    const many = splitIntoChunks(writes(2 * MAX_CHUNK_DOCUMENTS + 1, 1), 1_000_000);
    expect(sizes(many)).toEqual([MAX_CHUNK_DOCUMENTS, MAX_CHUNK_DOCUMENTS, 1]);
  });

  it('are not needed if one transaction can hold the whole club', () => {
    const club = writes(1, 1);
    const all = (count: number) => splitClub({ records: writes(count, 1), club }, 1_000_000);
    expect(all(MAX_TRANSACTION_DOCUMENTS - 1).ahead).toEqual([]);
    const ahead = sizes(all(MAX_TRANSACTION_DOCUMENTS).ahead);
    expect(new Set(ahead)).toEqual(new Set([MAX_CHUNK_DOCUMENTS]));
    expect(ahead).toHaveLength(MAX_TRANSACTION_DOCUMENTS / MAX_CHUNK_DOCUMENTS);
    expect(all(MAX_TRANSACTION_DOCUMENTS).last).toEqual(club);
  });
});
