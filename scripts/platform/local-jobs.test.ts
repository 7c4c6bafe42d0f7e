import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readSender } from '@club/functions';
import { expect, it } from 'vitest';
import { tempDirForEachTest } from '../../testing/temp-dir';
import { notificationsEnv, keptNotificationKeys } from './local-jobs';

let dir = '';
tempDirForEachTest((made) => (dir = made));

it('the key pair of a local club is created once, stored with the data, and readable by its owner only', async () => {
  const dataDir = path.join(dir, 'datos');
  const made = await keptNotificationKeys(dataDir);
  expect(await keptNotificationKeys(dataDir)).toEqual(made);
  expect(readSender(notificationsEnv(made))).toMatchObject(made);
  const { mode } = await stat(path.join(dataDir, 'claves-avisos.json'));
  if (process.platform !== 'win32') expect(mode & 0o077).toBe(0);
});
