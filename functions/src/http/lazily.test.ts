import { describe, expect, it } from 'vitest';
import { lazily } from './lazily';

describe('what is made on first use', () => {
  it('is made once, however many ask at once', async () => {
    let made = 0;
    const get = lazily(() => Promise.resolve((made += 1)));
    expect(made).toBe(0);
    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
    expect(await get()).toBe(1);
  });

  it('is tried again after it failed, once for all who asked meanwhile', async () => {
    let tries = 0;
    const get = lazily(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('todavía no')) : Promise.resolve(tries);
    });
    const outcomes = await Promise.allSettled([get(), get()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(tries).toBe(1);
    expect(await get()).toBe(2);
  });
});
