import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ClubFile, clubFileProblems, clubFileSchema, endpoints } from '@club/shared';
import type { ApiClient } from '../import/api-client';
import { UserError } from '../platform/user-error';

const NAME = /^club-\d{4}-\d\d-\d\dT[\d-]+Z\.json$/;

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

/** The club in a backup; throws one sentence when the file is damaged or could not be restored. */
export async function readBackup(fileName: string): Promise<ClubFile> {
  const text = await readFile(fileName, 'utf8').catch(() => {
    throw new UserError(`No se puede leer ${fileName}.`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new UserError(`${fileName} está dañado: no es JSON entero.`);
  }
  const parsed = clubFileSchema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = ['raíz', ...(issue?.path ?? [])].map(String).join('.');
    throw new UserError(`${fileName} no es una copia del club: ${place}: ${issue?.message ?? ''}`);
  }
  const [problem] = clubFileProblems(parsed.data);
  if (problem !== undefined) throw new UserError(`${fileName} no se podría restaurar: ${problem}`);
  return parsed.data;
}

export interface BackupOptions {
  readonly api: ApiClient;
  readonly dir: string;
  readonly now: Date;
  /** Backups that stay in the folder, the new one included. */
  readonly keep: number;
}

/**
 * Writes the whole club, photos included, into a folder and gives the file. It gets its name only once it has been read
 * back and found fit to be restored; older ones go only after that.
 */
export async function writeBackup({ api, dir, now, keep }: BackupOptions): Promise<string> {
  const club = await api.call(endpoints.exportar);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const fileName = path.join(dir, `club-${now.toISOString().replaceAll(/[:.]/g, '-')}.json`);
  const unfinished = `${fileName}.a-medias`;
  try {
    // Birth dates are in it: for the eyes of whoever runs this only.
    await writeFile(unfinished, `${JSON.stringify(club, null, 1)}\n`, { mode: 0o600 });
    await chmod(unfinished, 0o600);
    await readBackup(unfinished);
    await rename(unfinished, fileName);
  } finally {
    await rm(unfinished, { force: true });
  }
  const old = (await backupsIn(dir)).slice(0, -keep);
  await Promise.all(old.map((name) => rm(name)));
  return fileName;
}
