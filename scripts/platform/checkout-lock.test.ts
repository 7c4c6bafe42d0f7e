import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockBuild, lockCheckout, lockLane } from './checkout-lock';
import { UserError } from './user-error';

describe('the lock of a checkout', () => {
  let root: string;
  beforeEach(async () => {
    root = await realpath(await mkdtemp(path.join(os.tmpdir(), 'club-cerrojo-')));
  });
  afterEach(() => rm(root, { recursive: true }));

  const file = () => path.join(root, '.club/en-marcha.json');
  const leave = async (holder: object | string) => {
    await mkdir(path.join(root, '.club'), { recursive: true });
    const text = typeof holder === 'string' ? holder : JSON.stringify({ carpeta: root, ...holder });
    await writeFile(file(), text);
  };
  const refusal = () => lockCheckout(root, 'npm run dev').catch((reason: unknown) => reason);

  it('refuses a second process in one sentence that names the first', async () => {
    const lock = await lockCheckout(root, 'npm start');
    const error = await refusal();
    expect(error).toBeInstanceOf(UserError);
    expect((error as Error).message).toMatch(
      new RegExp(
        `^En esta carpeta ya hay un «npm start» en marcha \\(proceso ${String(process.pid)}\\): [^\\n]+\\.$`,
      ),
    );
    lock.release();
    (await lockCheckout(root, 'npm run dev')).release();
    expect(await readdir(path.join(root, '.club'))).toEqual([]);
  });

  it('of one lane does not block other lanes or the site', async () => {
    const lanes = [await lockLane(root, 'journeys'), await lockLane(root, 'platform')];
    const site = await lockCheckout(root, 'npm start');
    const error = await lockLane(root, 'journeys').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UserError);
    expect((error as Error).message).toMatch(/^En esta carpeta ya se usa dist\/journeys [^\n]+\.$/);
    for (const lock of [...lanes, site]) lock.release();
    (await lockLane(root, 'journeys')).release();
  });

  it('of a shared build is waited for', async () => {
    const first = await lockBuild(root, 'pruebas');
    let isTaken = false;
    const second = lockBuild(root, 'pruebas').then((lock) => {
      isTaken = true;
      return lock;
    });
    // Longer than the wait for any lock other than a build's.
    const site = await lockCheckout(root, 'npm start');
    expect(await refusal()).toBeInstanceOf(UserError);
    expect(isTaken).toBe(false);
    site.release();
    first.release();
    (await second).release();
  });

  it('can only be released by its owner', async () => {
    const first = await lockCheckout(root, 'npm start');
    first.release();
    const second = await lockCheckout(root, 'npm run dev');
    first.release();
    expect(await refusal()).toBeInstanceOf(UserError);
    second.release();
  });

  it('of a killed process does not block', async () => {
    const killed = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(killed, 'spawn');
    await leave({ pid: killed.pid, orden: 'npm start' });
    expect(await refusal()).toBeInstanceOf(UserError);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    (await lockCheckout(root, 'npm start')).release();
  });

  it('is not held by another process with a reused PID', async () => {
    await leave({ pid: process.pid, orden: 'npm start', nacido: '0' });
    const taken = lockCheckout(root, 'npm start');
    // Without start times of processes, the PID is the only identification.
    if (process.platform === 'linux') (await taken).release();
    else await expect(taken).rejects.toThrow(UserError);
  });

  it('is waited for while its owner is shutting down', async () => {
    const closing = await lockCheckout(root, 'npm start');
    closing.markClosing();
    let isTaken = false;
    const next = lockCheckout(root, 'npm start').then((lock) => {
      isTaken = true;
      return lock;
    });
    // Longer than the wait for a running owner.
    await delay(2_000);
    expect(isTaken).toBe(false);
    closing.release();
    (await next).release();
  });

  it('is not copied with the folder', async () => {
    const lock = await lockCheckout(root, 'npm start');
    const copy = path.join(root, 'copia');
    await cp(path.join(root, '.club'), path.join(copy, '.club'), { recursive: true });
    const other = await lockCheckout(copy, 'npm start');
    expect(await refusal()).toBeInstanceOf(UserError);
    other.release();
    lock.release();
  });

  it('is free if its file cannot be read', async () => {
    await leave('{"pid":');
    (await lockCheckout(root, 'npm start')).release();
  });

  it('goes to only one of many processes that find the same stale lock', async () => {
    await leave({ pid: 2 ** 30, orden: 'npm start' });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => lockCheckout(root, 'npm start')),
    );
    const taken = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(taken).toHaveLength(1);
    expect(JSON.parse(await readFile(file(), 'utf8'))).toMatchObject({ pid: process.pid });
    taken[0]?.value.release();
    expect(await readdir(path.join(root, '.club'))).toEqual([]);
  });

  it('is released when its process ends', async () => {
    const script = `
      import { lockCheckout } from ${JSON.stringify(path.resolve(import.meta.dirname, 'checkout-lock.ts'))};
      await lockCheckout(${JSON.stringify(root)}, 'npm start');
      process.exit(3);`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
    expect((await once(child, 'exit'))[0]).toBe(3);
    expect(await readdir(path.join(root, '.club'))).toEqual([]);
  });
});
