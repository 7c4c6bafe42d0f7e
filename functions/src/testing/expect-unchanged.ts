import { afterAll, beforeAll, expect } from 'vitest';
import type { RunningApi } from './test-api';

/** Says, behind all tests of the file or `describe`, that not one of them has changed anything that readers can see. */
export function expectUnchanged(api: () => Pick<RunningApi, 'dump'>): void {
  let before: Record<string, unknown>;
  beforeAll(async () => {
    before = await api().dump();
  });
  afterAll(async () => {
    expect(await api().dump()).toEqual(before);
  });
}
