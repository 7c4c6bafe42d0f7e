import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readSender } from '@club/functions';
import { describe, expect, it } from 'vitest';
import { notificationsEnv, keptNotificationKeys } from './local-jobs';

describe('the key pair of a local club', () => {
  it('is created once, stored with the data, and readable by its owner only', async () => {
    const dir = await mkdtemp(path.join(os.tmpdir(), 'club-claves-'));
    try {
      const dataDir = path.join(dir, 'datos');
      const made = await keptNotificationKeys(dataDir);
      expect(await keptNotificationKeys(dataDir)).toEqual(made);
      expect(readSender(notificationsEnv(made))).toMatchObject(made);
      const { mode } = await stat(path.join(dataDir, 'claves-avisos.json'));
      if (process.platform !== 'win32') expect(mode & 0o077).toBe(0);
    } finally {
      await rm(dir, { recursive: true });
    }
  });
});
