import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** What is started before the tests and stopped behind them, if it can be. */
function standing<T extends object>(
  start: () => Promise<T>,
  before: (work: () => Promise<void>) => void,
  after: (work: () => Promise<void>) => void,
): T {
  const current = {} as T;
  before(async () => {
    Object.defineProperties(current, Object.getOwnPropertyDescriptors(await start()));
  });
  after(async () => {
    await (current as { readonly stop?: () => unknown }).stop?.();
  });
  return current;
}

/**
 * What `start` gives, anew for each test of the file or `describe` that asks for it, and stopped behind the test if it has
 * a `stop`. It is always the same object, so that it can be handed to whatever is made for the test after it; it has the
 * properties of what was started last, and none before the first test. For plain objects: a class's methods are not taken.
 */
export function forEachTest<T extends object>(start: () => Promise<T>): T {
  return standing(start, beforeEach, afterEach);
}

/** The same, once for all tests of the file or `describe`. */
export function forAllTests<T extends object>(start: () => Promise<T>): T {
  return standing(start, beforeAll, afterAll);
}
