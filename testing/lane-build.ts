import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuild } from '../scripts/build/ensure-build';
import { type BuildFolders, separateFolders } from '../scripts/build/folders';
import { buildersOf, ROOT } from '../scripts/build/index';
import { lockLane } from '../scripts/platform/checkout-lock';
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

/** Adds the test run's clock to a service worker, because no test script runs before it. */
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
export async function copyBuild({ functions, web }: BuildFolders): Promise<void> {
  const lock = await lockLane(ROOT, SHARED, true);
  const folders = separateFolders(ROOT, SHARED);
  try {
    await (
      await ensureBuild(ROOT, 'local', folders, buildersOf('local', folders))
    ).whole;
    await rm(path.dirname(web), { recursive: true, force: true });
    await cp(folders.functions, functions, { recursive: true });
    await cp(folders.web, web, { recursive: true });
    await setWorkerClock(path.join(web, 'sw.js'));
  } finally {
    lock.release();
  }
}
