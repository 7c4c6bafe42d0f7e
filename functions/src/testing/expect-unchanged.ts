import { afterAll, beforeAll, expect } from 'vitest';
import type { RunningApi } from './test-api';

/** Checks, after all tests of the file or `describe`, that no visible data has changed. */
export function expectUnchanged(api: () => Pick<RunningApi, 'dump'>): void {
  let before: Record<string, unknown>;
  beforeAll(async () => {
    before = await api().dump();
  });
  afterAll(async () => {
    expect(await api().dump()).toEqual(before);
  });
}
