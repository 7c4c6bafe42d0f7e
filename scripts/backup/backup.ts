import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type ClubCopy, endpoints, type Progreso } from '@club/shared';
import type { ApiClient } from '../import/api-client';
import { UserError } from '../platform/user-error';
import { checkCopy, openCopy } from './club-copy';
import { downloadCopy, type DownloadedCopy } from './download-copy';

const NAME = /^club-\d{4}-\d\d-\d\dT[\d-]+Z\.jsonl?$/;

/** Photos of a backup that was cut off: the next one goes on from there. */
const PART_FILE = 'copia.a-medias';

/** Backups of a folder, oldest first. */
async function backupsIn(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => path.join(dir, name));
}

/** Newest backup of a folder; throws one sentence when there is none. */
export async function latestBackup(dir: string): Promise<string> {
  const newest = (await backupsIn(dir)).at(-1);
  if (newest === undefined) throw new UserError(`No hay ninguna copia en ${dir}.`);
  return newest;
}

/** The club in a backup, read to its end; throws one sentence when the file is damaged or could not be restored. */
export async function readBackup(fileName: string): Promise<ClubCopy> {
  const copy = await openCopy(fileName);
  await checkCopy(copy, fileName);
  return copy;
}

export interface BackupOptions {
  readonly api: ApiClient;
  readonly dir: string;
  readonly now: Date;
  /** Backups that stay in the folder, the new one included. */
  readonly keep: number;
  readonly onProgress?: (progreso: Progreso) => void;
}

/**
 * Writes the whole club, photos included, into a folder and gives the file. It gets its name only once it has been read
 * back to its end and found fit to be restored; older ones go only after that.
 */
export async function writeBackup(options: BackupOptions): Promise<DownloadedCopy> {
  const { api, dir, now, keep, onProgress } = options;
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const copy = await downloadCopy({
    api,
    fileName: path.join(dir, `club-${now.toISOString().replaceAll(/[:.]/g, '-')}.json`),
    partFile: path.join(dir, PART_FILE),
    ...(onProgress && { onProgress }),
  });
  await api.call(endpoints.anotarCopia);
  const old = (await backupsIn(dir)).slice(0, -keep);
  await Promise.all(old.map((name) => rm(name)));
  return copy;
}
