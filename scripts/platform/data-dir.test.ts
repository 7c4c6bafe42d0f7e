import { existsSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSender } from '@club/functions';
import { describe, expect, it } from 'vitest';
import { tempDirForEachTest } from '../../testing/temp-dir';
import { latestExport, writeExport } from './data-dir';
import { loadNotificationKeys, notificationsEnv } from './local-jobs';

describe('the exports of local data', () => {
  let dir = '';
  tempDirForEachTest((created) => (dir = created));

  const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, second));
  const fill = (text: string) => (folder: string) => writeFile(path.join(folder, 'datos'), text);

  it('are never read from an interrupted or a partially deleted one', async () => {
    expect(await latestExport(path.join(dir, 'no-existe'))).toBeUndefined();
    const whole = await writeExport(dir, at(1), fill('entera'));
    const cut = writeExport(dir, at(2), async (folder) => {
      await fill('a medias')(folder);
      throw new Error('cut');
    });
    await expect(cut).rejects.toThrow('cut');
    await mkdir(path.join(dir, 'copia-2026-11-21T12-00-02-000Z'));
    expect(await latestExport(dir)).toEqual(whole);
  });

  it('are deleted except for the last three complete ones, of which the newest is read', async () => {
    await expect(writeExport(dir, at(0), () => Promise.reject(new Error('cut')))).rejects.toThrow();
    for (const second of [1, 2, 3, 4, 5]) await writeExport(dir, at(second), fill(''));
    const newest = (await latestExport(dir)) ?? '';
    expect(path.basename(newest)).toBe('copia-2026-11-21T12-00-05-000Z');
    expect(existsSync(path.join(newest, 'datos'))).toBe(true);
    expect(await readdir(dir)).toEqual([
      'copia-2026-11-21T12-00-03-000Z',
      'copia-2026-11-21T12-00-04-000Z',
      'copia-2026-11-21T12-00-05-000Z',
    ]);
  });

  it('are next to the club’s notification keys, created once and readable by their owner only', async () => {
    const dataDir = path.join(dir, 'datos');
    const keys = await loadNotificationKeys(dataDir);
    expect(await loadNotificationKeys(dataDir)).toEqual(keys);
    expect(readSender(notificationsEnv(keys))).toMatchObject(keys);
    const { mode } = await stat(path.join(dataDir, 'claves-avisos.json'));
    if (process.platform !== 'win32') expect(mode & 0o077).toBe(0);
  });
});
