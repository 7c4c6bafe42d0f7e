import { describe, expect, it } from 'vitest';
import { KeptBytes } from './kept-bytes';

const MIB = 1024 * 1024;

describe('the photos that an instance keeps', () => {
  it('are those asked for last, of 16 MiB together', () => {
    const kept = new KeptBytes();
    for (const huella of ['a', 'b', 'c', 'd']) kept.put(huella, new Uint8Array(4 * MIB));
    expect(kept.get('a')?.byteLength).toBe(4 * MIB);
    kept.put('e', new Uint8Array(4 * MIB));
    expect(kept.get('b')).toBeUndefined();
    expect(['a', 'c', 'd', 'e'].filter((huella) => kept.get(huella)).length).toBe(4);
  });

  it('are counted once however often they come', () => {
    const kept = new KeptBytes();
    kept.put('a', new Uint8Array(MIB));
    for (let time = 0; time < 40; time += 1) kept.put('b', new Uint8Array(MIB));
    expect(kept.get('a')).toBeDefined();
  });
});
