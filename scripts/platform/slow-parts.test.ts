import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellSlowParts } from './slow-parts';

describe('slow parts of a start', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are reported every fifteen seconds, the oldest first, until they are done', async () => {
    const lines: string[] = [];
    const slow = tellSlowParts((line) => lines.push(line));
    let finish: (result: string) => void = () => undefined;
    const first = new Promise<string>((resolve) => {
      finish = resolve;
    });
    const watched = slow.watch('Arrancando Firestore', first);
    void slow.watch('Arrancando las funciones', new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(14_000);
    expect(lines).toEqual([]);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(lines).toEqual(['Arrancando Firestore… 15 s', 'Arrancando Firestore… 30 s']);
    finish('listo');
    expect(await watched).toBe('listo');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(lines.at(-1)).toBe('Arrancando las funciones… 45 s');
    slow.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines).toHaveLength(3);
  });
});
