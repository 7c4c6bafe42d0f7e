import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearDrafts,
  listDrafts,
  readDraft,
  removeDraft,
  type StoredDraft,
  writeDraft,
} from './draft-store';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;

const daysAgo = (days: number): StoredDraft => ({
  cuando: new Date(NOW.getTime() - days * DAY_MS).toISOString(),
  titulo: `Ficha de hace ${String(days)} días`,
  ruta: '/admin/partidos/p1/ficha',
  valor: { days },
});

describe('drafts on a device (regla 66)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  });
  afterEach(clearDrafts);

  it('keep only the latest version of each key', async () => {
    await writeDraft('ana/ficha/p1', daysAgo(2));
    await writeDraft('ana/ficha/p1', daysAgo(1));
    expect(await readDraft('ana/ficha/p1')).toEqual(daysAgo(1));
    expect(await readDraft('ana/ficha/p2')).toBeUndefined();
  });

  it('expire after thirty days', async () => {
    await writeDraft('ana/ficha/p1', daysAgo(29));
    await writeDraft('ana/ficha/p2', daysAgo(30));
    expect(await readDraft('ana/ficha/p1')).toEqual(daysAgo(29));
    expect(await readDraft('ana/ficha/p2')).toBeUndefined();
    expect((await listDrafts('ana/')).map(([key]) => key)).toEqual(['ana/ficha/p1']);
  });

  it('are listed for one owner, latest first', async () => {
    await writeDraft('ana/a', daysAgo(3));
    await writeDraft('ana/b', daysAgo(1));
    await writeDraft('ana/c', daysAgo(2));
    await writeDraft('anabel/d', daysAgo(1));
    expect((await listDrafts('ana/')).map(([key]) => key)).toEqual(['ana/b', 'ana/c', 'ana/a']);
  });

  it('can be removed one at a time or all at once', async () => {
    await writeDraft('ana/a', daysAgo(1));
    await writeDraft('ana/b', daysAgo(2));
    await removeDraft('ana/a');
    expect(await readDraft('ana/a')).toBeUndefined();
    expect(await readDraft('ana/b')).toEqual(daysAgo(2));
    await clearDrafts();
    expect(await listDrafts('ana/')).toEqual([]);
  });
});
