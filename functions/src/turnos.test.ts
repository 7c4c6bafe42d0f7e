import { describe, expect, it } from 'vitest';
import { createTurnos } from './turnos';

describe('turns', () => {
  it('let no more than so many work at once, and everybody in the end, whoever fails', async () => {
    const turnos = createTurnos(2);
    let running = 0;
    let most = 0;
    const work = (number: number) =>
      turnos(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (number % 3 === 0) throw new Error('failed');
        return number;
      });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_none, n) => work(n)));
    expect(most).toBe(2);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(13);
    expect(await work(1)).toBe(1);
  });
});
