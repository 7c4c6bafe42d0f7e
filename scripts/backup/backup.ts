import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type ClubBackup, endpoints } from '@club/shared';
import { UserError } from '../platform/user-error';
import { checkBackup, openBackup } from './backup-file';
import { downloadBackup, type DownloadOptions } from './download-backup';

const NAME = /^club-\d{4}-\d\d-\d\dT[\d-]+Z\.jsonl?$/;

/** Backups in a folder, oldest first. */
async function backupsIn(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => path.join(dir, name));
}

/** Newest backup in a folder. Throws a UserError if there is none. */
export async function latestBackup(dir: string): Promise<string> {
  const newest = (await backupsIn(dir)).at(-1);
  if (newest === undefined) throw new UserError(`No hay ninguna copia en ${dir}.`);
  return newest;
}

/** The club in a backup, read to the end. Throws a UserError if the file is damaged or could not be restored. */
export async function readBackup(fileName: string): Promise<ClubBackup> {
  const copy = await openBackup(fileName);
  await checkBackup(copy, fileName);
  return copy;
}

interface BackupOptions extends Pick<DownloadOptions, 'api' | 'onProgress'> {
  readonly dir: string;
  readonly now: Date;
  /** Number of backups to keep, the new one included. */
  readonly keep: number;
}

/** Writes the whole club, photos included, to a checked file in a folder. Deletes older backups after that. */
export async function writeBackup({ dir, now, keep, ...options }: BackupOptions) {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const copy = await downloadBackup({
    ...options,
    fileName: path.join(dir, `club-${now.toISOString().replaceAll(/[:.]/g, '-')}.json`),
    partFolder: path.join(dir, 'copia.a-medias'),
  });
  await options.api.call(endpoints.anotarCopia);
  const old = (await backupsIn(dir)).slice(0, -keep);
  await Promise.all(old.map((name) => rm(name)));
  return copy;
}
