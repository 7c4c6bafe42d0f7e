import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildFolders } from './folders';
import type { Builders } from './index';
import type { BuildTarget } from './web';

/** Inputs of a build, relative to the checkout: sources, build scripts and lock files. */
const SOURCES = [
  'shared',
  'functions',
  'web',
  'scripts/build',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'tsconfig.base.json',
] as const;

/** Subfolders of the inputs that no build reads. */
const IGNORED = new Set(['node_modules', 'dist', '.tsbuild']);

/** Holds the digest of the sources of a complete build. Written last, deleted first. */
const RECORD = 'construido';

/** A build that exists or is in progress. */
export interface EnsuredBuild {
  /** Whether there was a build of the current sources already. */
  readonly isReused: boolean;
  /** Resolves when the functions are built, before everything else. */
  readonly functions: Promise<unknown>;
  /** Resolves when everything is built. */
  readonly whole: Promise<unknown>;
}

async function filesIn(place: string): Promise<string[]> {
  if (!(await stat(place)).isDirectory()) return [place];
  const below = (await readdir(place, { withFileTypes: true }))
    .filter(({ name }) => !IGNORED.has(name))
    .map((entry) => {
      const file = path.join(place, entry.name);
      return entry.isDirectory() ? filesIn(file) : Promise.resolve([file]);
    });
  return (await Promise.all(below)).flat().sort();
}

/** Digest of everything that a build depends on. */
async function digestSources(root: string, target: BuildTarget): Promise<string> {
  // The build sets `VITE_EMULADORES` from the target, which is in the digest.
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_') && name !== 'VITE_EMULADORES')
    .map(([name, value]) => `${name}=${value ?? ''}`)
    .sort();
  const digest = createHash('sha256');
  digest.update(JSON.stringify([target, process.version, ...settings]));
  for (const source of SOURCES) {
    const place = path.join(root, source);
    for (const file of await filesIn(place)) {
      const content = await readFile(file);
      digest.update(`\0${path.relative(place, file)}\0${String(content.byteLength)}\0`);
      digest.update(content);
    }
  }
  return digest.digest('hex');
}

/**
 * Makes sure that the output folders hold a build of the current sources. A build is reused if it is complete, and if
 * sources, settings, packages and the Node version are the same. Otherwise it is made again.
 */
export async function ensureBuild(
  root: string,
  target: BuildTarget,
  folders: BuildFolders,
  build: Builders,
): Promise<EnsuredBuild> {
  const record = path.join(path.dirname(folders.web), RECORD);
  const sources = await digestSources(root, target);
  const recorded = await readFile(record, 'utf8').catch(() => undefined);
  if (recorded === sources && existsSync(folders.functions) && existsSync(folders.web)) {
    return { isReused: true, functions: Promise.resolve(), whole: Promise.resolve() };
  }
  const functions = rm(record, { force: true }).then(build.functions);
  const whole = functions.then(build.web).then(async () => {
    // If the sources changed during the build, the next run must build again.
    if ((await digestSources(root, target)) === sources) await writeFile(record, sources);
  });
  // Callers that await only `functions` get the error there: no unhandled rejection.
  whole.catch(() => undefined);
  return { isReused: false, functions, whole };
}
