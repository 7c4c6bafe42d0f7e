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

  it('keep the latest version of each key for thirty days, and are listed for one owner, latest first', async () => {
    await writeDraft('ana/a', daysAgo(29));
    await writeDraft('ana/b', daysAgo(2));
    await writeDraft('ana/b', daysAgo(1));
    await writeDraft('ana/c', daysAgo(2));
    await writeDraft('ana/d', daysAgo(30));
    await writeDraft('anabel/e', daysAgo(1));
    expect(await readDraft('ana/a')).toEqual(daysAgo(29));
    expect(await readDraft('ana/d')).toBeUndefined();
    expect(await readDraft('ana/f')).toBeUndefined();
    expect(await listDrafts('ana/')).toEqual([
      ['ana/b', daysAgo(1)],
      ['ana/c', daysAgo(2)],
      ['ana/a', daysAgo(29)],
    ]);
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
