import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { licenceProblems } from './check/licences';
import { secretProblems } from './check/secrets';
import { DEPLOY_LOCK } from './build/functions';
import { ROOT } from './build/index';
import { readArguments } from './platform/arguments';

/**
 * Checks the licences of all installed packages (from the lock files), and looks for secrets in tracked and untracked
 * files. Works offline.
 */
readArguments({});
const problems: string[] = [];
for (const lock of ['package-lock.json', DEPLOY_LOCK]) {
  const found = licenceProblems(await readFile(path.join(ROOT, lock), 'utf8'));
  problems.push(...found.map((problem) => `${lock}: ${problem}`));
}

/** Files that are not searched: binary ones, and generated lock files. */
const UNSEARCHED = /(\.(png|jpe?g|ico|woff2?|jar|gz)|package-lock\.json)$/;
const { stdout } = await promisify(execFile)(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { cwd: ROOT, maxBuffer: 16 * 1024 * 1024 },
);
const files = stdout.split('\0').filter((file) => file !== '');
for (const file of files) {
  // A file may be deleted but not yet committed.
  const read = () => readFile(path.join(ROOT, file), 'utf8').catch(() => '');
  problems.push(...secretProblems(file, UNSEARCHED.test(file) ? '' : await read()));
}

console.log(
  problems.length === 0 ? `${String(files.length)} ficheros, nada.` : problems.join('\n'),
);
process.exitCode = problems.length === 0 ? 0 : 1;
