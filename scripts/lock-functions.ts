import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DEPLOY_LOCK, deployedManifest } from './build/functions';
import { ROOT } from './build/index';
import { runNpm } from './deploy/functions-folder';
import { readArguments } from './platform/arguments';

/** Rewrites the lock file of the deployed functions folder after a change of package versions. */
readArguments({});
const dir = await mkdtemp(path.join(os.tmpdir(), 'club-functions-'));
try {
  const manifest = JSON.stringify(await deployedManifest(ROOT), null, 2);
  await writeFile(path.join(dir, 'package.json'), manifest);
  const flags = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
  await runNpm(flags, dir);
  await copyFile(path.join(dir, 'package-lock.json'), path.join(ROOT, DEPLOY_LOCK));
} finally {
  await rm(dir, { recursive: true, force: true });
}
