import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuild } from '../scripts/build/ensure-build';
import { type BuildFolders, separateFolders } from '../scripts/build/folders';
import { createBuilders, ROOT } from '../scripts/build/index';
import { lockBuild } from '../scripts/platform/checkout-lock';
import { clockOffset, moveDate } from './club-clock';

/**
 * Name of the build that all test lanes copy. `npm test` starts lanes in parallel, and one build keeps two cores
 * busy.
 */
const SHARED = 'pruebas';

/** Shifts the `Date` header of responses, from which Workbox computes their age. Servers write the real time. */
function moveDateHeader(offsetMs: number): void {
  const get = Object.getOwnPropertyDescriptor(Headers.prototype, 'get')?.value as Headers['get'];
  Headers.prototype.get = function (name) {
    const value = get.call(this, name);
    return value === null || name.toLowerCase() !== 'date'
      ? value
      : new Date(Date.parse(value) + offsetMs).toUTCString();
  };
}

/** Adds the test run's clock to a service worker, because Playwright's init scripts do not run in it. */
async function setWorkerClock(file: string): Promise<void> {
  const offsetMs = clockOffset(process.env);
  if (offsetMs === 0) return;
  const worker = await readFile(file, 'utf8');
  const parts = [moveDate, moveDateHeader].map(
    (move) => `(${move.toString()})(${String(offsetMs)});`,
  );
  await writeFile(file, parts.join('') + worker);
}

/**
 * Fills the folders of a club (`separateFolders`) with the build of the current sources, after building if necessary.
 */
export async function copyBuild(target: BuildFolders): Promise<void> {
  const lock = await lockBuild(ROOT, SHARED, { isWaiting: true });
  const shared = separateFolders(ROOT, SHARED);
  try {
    const build = await ensureBuild(ROOT, 'local', shared, createBuilders('local', shared));
    await build.whole;
    for (const part of ['functions', 'web'] as const) {
      await rm(target[part], { recursive: true, force: true });
      await cp(shared[part], target[part], { recursive: true });
    }
    await setWorkerClock(path.join(target.web, 'sw.js'));
  } finally {
    lock.release();
  }
}
