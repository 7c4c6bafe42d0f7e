import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tempDirForEachTest } from '../../testing/temp-dir';

/** The timeout of this file's project: a busy machine may be slow. */
const SLOW = { timeout: 100_000 };

/** Prints its PID, waits to be interrupted, and writes a file after an orderly end. */
const SITE = `
  import { writeFileSync } from 'node:fs';
  import { waitForInterruption } from './interruption';
  const open = setInterval(() => {}, 1000);
  const ended = waitForInterruption(process.env);
  writeFileSync('en-marcha', String(process.pid) + ' ' + String(process.ppid));
  await ended;
  writeFileSync('cerrado', 'bien');
  clearInterval(open);
  process.exit(0);
`;

// Windows cannot send signals to other processes. There, npm only gets the terminal's Ctrl-C.
describe.runIf(process.platform !== 'win32')('a process run by «npm start» ends in order', () => {
  let dir = '';
  let npm: ChildProcess | undefined;
  tempDirForEachTest((made) => (dir = made));
  beforeEach(async () => {
    await mkdir(path.join(dir, 'node_modules'));
    const scripts = { start: 'node site.mjs' };
    await writeFile(path.join(dir, 'package.json'), JSON.stringify({ scripts }));
    buildSync({
      stdin: { contents: SITE, resolveDir: import.meta.dirname },
      outfile: path.join(dir, 'site.mjs'),
      ...({ bundle: true, platform: 'node', format: 'esm' } as const),
    });
    // A shell that stays between npm and the command, as older shells do.
    await writeFile(path.join(dir, 'shell.sh'), '#!/bin/sh\n/bin/sh -c "$2"\nexit $?\n', {
      mode: 0o755,
    });
  });
  afterEach(() => {
    if (npm?.exitCode === null && npm.signalCode === null) npm.kill('SIGKILL');
  });

  const read = (file: string) => readFile(path.join(dir, file), 'utf8').catch(() => '');
  /**
   * PIDs of npm, of the shell (or npm again if the shell replaced itself), of the site, and of the group that gets
   * Ctrl-C.
   */
  const start = async (shell: string | undefined) => {
    const modules = path.resolve(import.meta.dirname, '../../node_modules');
    npm = spawn('npm', ['start'], {
      cwd: dir,
      stdio: 'ignore',
      detached: true,
      env: {
        ...process.env,
        PATH: `${path.join(modules, '.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
        NODE_OPTIONS: '',
        ...(shell !== undefined && { npm_config_script_shell: path.join(dir, shell) }),
      },
    });
    await expect.poll(() => read('en-marcha'), SLOW).toContain(' ');
    const [site = 0, parent = 0] = (await read('en-marcha')).split(' ').map(Number);
    const pid = npm.pid ?? 0;
    return { child: npm, npm: pid, shell: parent, site, everybody: -pid };
  };

  it.each([
    ['everybody', 'SIGINT', undefined],
    ['npm', 'SIGTERM', undefined],
    ['npm', 'SIGTERM', 'shell.sh'],
    ['shell', 'SIGTERM', 'shell.sh'],
    ['npm', 'SIGKILL', undefined],
  ] as const)('when %s gets %s, with the shell %s', async (who, signal, shell) => {
    const { child, ...pids } = await start(shell);
    const ended = once(child, 'exit');
    process.kill(pids[who], signal);
    await ended;
    await expect.poll(() => read('cerrado'), SLOW).toBe('bien');
    await vi.waitFor(() => {
      expect(() => process.kill(pids.site, 0)).toThrow();
    }, SLOW);
  });
});
