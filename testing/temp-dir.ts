import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** Makes an empty folder before each test, and deletes it afterwards. `use` gets its path before other set-up runs. */
export function tempDirForEachTest(use: (dir: string) => void): void {
  let dir = '';
  beforeEach(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'club-prueba-'));
    use(dir);
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));
}
