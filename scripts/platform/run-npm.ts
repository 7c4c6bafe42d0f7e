import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs npm in a folder: the one that runs us where there is one, because Windows' `npm` is no program that can be started. */
export async function runNpm(args: readonly string[], cwd: string): Promise<void> {
  const ours = process.env['npm_execpath'];
  if (ours?.endsWith('.js') === true) await run(process.execPath, [ours, ...args], { cwd });
  else await run('npm', args, { cwd, shell: process.platform === 'win32' });
}
