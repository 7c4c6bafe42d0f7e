import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { tempDirForEachTest } from '../../testing/temp-dir';
import { lockCheckout, lockBuild } from './checkout-lock';
import { UserError } from './user-error';

describe('the lock of a checkout', () => {
  let root = '';
  tempDirForEachTest((dir) => (root = dir));

  const refused = () => expect(lockCheckout(root, 'npm run dev')).rejects;

  it('is refused to a second process, in one sentence that names the first', async () => {
    const lock = await lockCheckout(root, 'npm start');
    await refused().toThrow(
      new RegExp(
        `^En esta carpeta ya hay un «npm start» en marcha \\(proceso ${String(process.pid)}\\): [^\\n]+\\.$`,
      ),
    );
    lock.release();
    lock.release();
    (await lockCheckout(root, 'npm run dev')).release();
  });

  it('of one build folder blocks neither other build folders nor the site', async () => {
    const lanes = [await lockBuild(root, 'journeys'), await lockBuild(root, 'platform')];
    const site = await lockCheckout(root, 'npm start');
    await expect(lockBuild(root, 'journeys')).rejects.toThrow(
      /^En esta carpeta ya se usa dist\/journeys [^\n]+\.$/,
    );
    for (const lock of [...lanes, site]) lock.release();
    (await lockBuild(root, 'journeys')).release();
  });

  it.each([
    ['of a build folder', false],
    ['of a closing site', true],
  ])('%s is waited for, and taken when its owner has released it', async (_what, isClosing) => {
    const take = () =>
      isClosing ? lockCheckout(root, 'npm start') : lockBuild(root, 'pruebas', { isWaiting: true });
    const first = await take();
    if (isClosing) first.markClosing();
    let isTaken = false;
    const second = take().then((lock) => {
      isTaken = true;
      return lock;
    });
    // Longer than the wait for a running owner.
    await delay(2_000);
    expect(isTaken).toBe(false);
    first.release();
    (await second).release();
  });

  it('of a killed process does not block', async () => {
    const script = `
      import { lockCheckout } from ${JSON.stringify(path.resolve(import.meta.dirname, 'checkout-lock.ts'))};
      await lockCheckout(${JSON.stringify(root)}, 'npm start');
      console.log('ya');
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
    await once(child.stdout, 'data');
    await refused().toThrow(UserError);
    child.kill('SIGKILL');
    await once(child, 'exit');
    (await lockCheckout(root, 'npm start')).release();
  });

  it('goes to only one of many that ask at once', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => lockCheckout(root, 'npm start')),
    );
    const taken = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(taken).toHaveLength(1);
    taken[0]?.value.release();
  });

  it('belongs to the folder, by whatever path it is reached', async () => {
    const lock = await lockCheckout(root, 'npm start');
    const link = `${root}-enlace`;
    await symlink(root, link);
    await expect(lockCheckout(link, 'npm start')).rejects.toThrow(UserError);
    await rm(link);
    lock.release();
  });
});
