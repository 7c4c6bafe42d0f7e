import { describe, expect, it } from 'vitest';
import { BoundedMap } from './bounded-map';

describe('a map with bounds', () => {
  it('forgets what was used longest ago, by number', () => {
    const map = new BoundedMap<number>({ entries: 2, bytes: 100 });
    map.set('a', 1);
    map.set('b', 2);
    map.get('a');
    map.set('c', 3);
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
  });

  it('and by bytes, counting each entry once however often it is set', () => {
    const map = new BoundedMap<number>({ entries: 9, bytes: 100 });
    map.set('a', 1, 40);
    map.set('a', 1, 50);
    map.set('b', 2, 50);
    expect([map.size, map.bytes]).toEqual([2, 100]);
    map.set('c', 3, 1);
    expect([map.get('a'), map.bytes]).toEqual([undefined, 51]);
    map.delete('b');
    map.delete('b');
    expect(map.bytes).toBe(1);
  });

  it('does not keep what is larger than all may be, and throws nothing else out for it', () => {
    const map = new BoundedMap<number>({ entries: 9, bytes: 100 });
    map.set('a', 1, 10);
    map.set('b', 2, 101);
    expect([map.get('a'), map.get('b'), map.bytes]).toEqual([1, undefined, 10]);
    map.clear();
    expect([map.size, map.bytes]).toEqual([0, 0]);
  });
});
