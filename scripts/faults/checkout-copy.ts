import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A temporary copy of the checkout that may be modified. */
export interface CheckoutCopy {
  readonly dir: string;
  /** Paths of all files, relative to the copy. */
  readonly files: readonly string[];
  remove(): Promise<void>;
}

/** Links the checkout's packages into the copy. Workspace packages point to the copy instead. */
async function linkPackages(root: string, dir: string): Promise<void> {
  const [from, to] = [path.join(root, 'node_modules'), path.join(dir, 'node_modules')];
  await mkdir(path.join(to, '@club'), { recursive: true });
  for (const name of await readdir(from)) {
    // The copy does not share caches with the checkout.
    const isCache = name.startsWith('.') && !['.bin', '.package-lock.json'].includes(name);
    if (name === '@club' || isCache) continue;
    await symlink(path.join(from, name), path.join(to, name), 'junction');
  }
  for (const name of await readdir(path.join(from, '@club'))) {
    const workspace = path.resolve(from, '@club', await readlink(path.join(from, '@club', name)));
    const copied = path.join(dir, path.relative(root, workspace));
    await symlink(copied, path.join(to, '@club', name), 'junction');
    const own = path.join(workspace, 'node_modules');
    if (existsSync(own)) await symlink(own, path.join(copied, 'node_modules'), 'junction');
  }
}

/** Paths of tracked and new untracked files, relative to the checkout. */
export async function listFiles(root: string): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout.split('\n').filter((file) => file !== '' && existsSync(path.join(root, file)));
}

/** Copies tracked and new files, with uncommitted changes, to a temporary folder. */
export async function copyCheckout(root: string): Promise<CheckoutCopy> {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'club-faltas-'));
  const dir = path.join(parent, 'copia');
  await mkdir(dir);
  // The folder with real seasons, if it exists, is next to the checkout (testing/real-seasons.ts).
  const beside = path.resolve(root, '../shared');
  if (existsSync(beside)) await symlink(beside, path.join(parent, 'shared'), 'junction');
  const files = await listFiles(root);
  for (const file of files) await cp(path.join(root, file), path.join(dir, file));
  await linkPackages(root, dir);
  return {
    dir,
    files,
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}
