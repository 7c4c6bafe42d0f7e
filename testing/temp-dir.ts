import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** Gives each test an empty folder, deleted afterwards. Call it above the `beforeEach` hooks that need the path. */
export function tempDirForEachTest(use: (dir: string) => void): void {
  let dir = '';
  beforeEach(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'club-prueba-'));
    use(dir);
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));
}
