import { describe, expect, it } from 'vitest';
import { lazily } from './lazily';

describe('a lazy value', () => {
  it('is made at the first call, once for all callers', async () => {
    let made = 0;
    const get = lazily(() => Promise.resolve((made += 1)));
    expect(made).toBe(0);
    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
    expect(await get()).toBe(1);
  });

  it('is made again by the next call after a failure, which all concurrent callers get', async () => {
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
