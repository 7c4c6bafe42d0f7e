import { describe, expect, it } from 'vitest';
import { createExhausted } from './attempts';

const START = Date.parse('2026-11-21T12:00:00.000Z');

const at = (seconds: number) => new Date(START + seconds * 1000);
describe('what a process remembers of exhausted counters', () => {
  it('knows when the last of several windows ends', () => {
    const exhausted = createExhausted();
    exhausted.remember('cuenta:ana', START + 500_000, at(0));
    exhausted.remember('direccion:1', START + 900_000, at(0));
    expect(exhausted.until(['cuenta:ana', 'direccion:2'], at(1))).toBe(START + 500_000);
    expect(exhausted.until(['cuenta:ana', 'direccion:1'], at(1))).toBe(START + 900_000);
    expect(exhausted.until(['cuenta:eva', 'direccion:2'], at(1))).toBeUndefined();
  });

  it('forgets a counter after a minute, so that the store is asked again, or earlier at the end of its window', () => {
    const exhausted = createExhausted();
    exhausted.remember('a', START + 900_000, at(0));
    exhausted.remember('b', START + 10_000, at(0));
    expect(exhausted.until(['b'], at(9))).toBe(START + 10_000);
    expect(exhausted.until(['b'], at(10))).toBeUndefined();
    expect(exhausted.until(['a'], at(59))).toBe(START + 900_000);
    expect(exhausted.until(['a'], at(60))).toBeUndefined();
  });

  it('forgets a counter after a correct password, or the oldest one beyond its size', () => {
    const exhausted = createExhausted(2);
    for (const value of ['a', 'b', 'a', 'c']) exhausted.remember(value, START + 900_000, at(0));
    const isKnown = (counterKey: string) => exhausted.until([counterKey], at(0)) !== undefined;
    expect(['a', 'b', 'c'].filter(isKnown)).toEqual(['a', 'c']);
    exhausted.forget('a');
    expect(isKnown('a')).toBe(false);
  });
});
