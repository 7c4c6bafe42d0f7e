import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs npm in a folder. Uses the npm that runs this process, if any: on Windows `npm` is a batch file that cannot be
 * spawned.
 */
export async function runNpm(args: readonly string[], cwd: string): Promise<void> {
  const ours = process.env['npm_execpath'];
  if (ours?.endsWith('.js') === true) await run(process.execPath, [ours, ...args], { cwd });
  else await run('npm', args, { cwd, shell: process.platform === 'win32' });
}
