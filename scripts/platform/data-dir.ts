import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** File that marks an export as complete. Written last. */
const COMPLETE = 'completo.json';
const PREFIX = 'copia-';
/** Number of exports to keep. */
const KEEP = 3;

async function exportNames(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => []);
  return names
    .filter((name) => name.startsWith(PREFIX) && existsSync(path.join(dataDir, name, COMPLETE)))
    .sort();
}

/**
 * Folder of the newest complete export, with accounts in the folder itself and Firestore's data in `firestore`.
 * Interrupted exports are ignored.
 */
export async function latestExport(dataDir: string): Promise<string | undefined> {
  const newest = (await exportNames(dataDir)).at(-1);
  return newest === undefined ? undefined : path.join(dataDir, newest);
}

/**
 * Writes a new export with `fill`, which gets an empty folder, and deletes all but the last three. The folder gets
 * its final name, which is returned, when it is complete.
 */
export async function writeExport(
  dataDir: string,
  now: Date,
  fill: (dir: string) => Promise<void>,
): Promise<string> {
  const stamp = now.toISOString().replaceAll(/[:.]/g, '-');
  const unfinished = path.join(dataDir, `.a-medias-${stamp}`);
  await mkdir(unfinished, { recursive: true });
  await fill(unfinished);
  await writeFile(path.join(unfinished, COMPLETE), JSON.stringify({ hecha: now.toISOString() }));
  const dir = path.join(dataDir, `${PREFIX}${stamp}`);
  await rename(unfinished, dir);
  const old = (await exportNames(dataDir)).slice(0, -KEEP);
  const abandoned = (await readdir(dataDir)).filter((name) => name.startsWith('.a-medias-'));
  await Promise.all(
    [...old, ...abandoned].map((name) => rm(path.join(dataDir, name), { recursive: true })),
  );
  return dir;
}
