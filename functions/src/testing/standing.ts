import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** An object that is started before the tests and stopped after them, if it can be stopped. */
function keepRunning<T extends object>(
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
 * The result of `start`, started again for each test of the file or `describe` and stopped after it if it has `stop`.
 * The returned object is always the same, so it can be passed around before the tests. It has the properties of the
 * latest start, and none before the first test. For plain objects only: methods of classes are not copied.
 */
export function forEachTest<T extends object>(start: () => Promise<T>): T {
  return keepRunning(start, beforeEach, afterEach);
}

/** Like `forEachTest`, but started only once, for all tests of the file or `describe`. */
export function forAllTests<T extends object>(start: () => Promise<T>): T {
  return keepRunning(start, beforeAll, afterAll);
}
