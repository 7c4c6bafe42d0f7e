import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { separateFolders } from '../build/folders';
import { buildFunctions } from '../build/functions';
import { ROOT } from '../build/index';

const run = promisify(execFile);

/** The functions that Firebase finds in the built folder. */
const EXPECTED = ['api', 'edades', 'pagina'];

/**
 * Builds the functions folder, installs it alone in an empty directory as Cloud Functions does, and loads it there: fails
 * when something that it needs stayed behind in this checkout.
 */
const { functions: dist } = separateFolders(ROOT, 'despliegue');
await buildFunctions(ROOT, dist);
const dir = await mkdtemp(path.join(os.tmpdir(), 'club-despliegue-'));
try {
  await cp(dist, dir, { recursive: true });
  const flags = ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'];
  await run('npm', flags, { cwd: dir });
  const script = `console.log(Object.keys(await import('./index.js')).sort().join())`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: dir,
    env: { PATH: process.env['PATH'], GCLOUD_PROJECT: 'demo-despliegue' },
  });
  const found = stdout.trim();
  console.log(`functions found: ${found}`);
  process.exitCode = found === EXPECTED.join() ? 0 : 1;
} finally {
  await rm(dir, { recursive: true, force: true });
}
