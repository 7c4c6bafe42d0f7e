import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
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

/** Subfolders that no build reads. */
const MADE = new Set(['node_modules', 'dist', '.tsbuild']);

/** Records the digests of the sources and of the output of a complete build. Written last, deleted first. */
const RECORD = 'construido.json';
const recordSchema = z.object({ fuentes: z.string(), hecho: z.string() });

/** A build that exists or is in progress. */
export interface EnsuredBuild {
  readonly isThere: boolean;
  /** Resolves when the functions are built. They come first. */
  readonly functions: Promise<unknown>;
  /** Resolves when everything is built. */
  readonly whole: Promise<unknown>;
}

async function filesIn(place: string): Promise<string[]> {
  if (!(await stat(place)).isDirectory()) return [place];
  const below = (await readdir(place, { withFileTypes: true }))
    .filter(({ name }) => !MADE.has(name))
    .map((entry) => {
      const file = path.join(place, entry.name);
      return entry.isDirectory() ? filesIn(file) : Promise.resolve([file]);
    });
  return (await Promise.all(below)).flat().sort();
}

/** Digest of files: their names and contents. */
async function digestOf(places: readonly string[], more: readonly string[] = []): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(more));
  for (const place of places) {
    for (const file of await filesIn(place)) {
      const content = await readFile(file);
      digest.update(`\0${path.relative(place, file)}\0${String(content.byteLength)}\0`);
      digest.update(content);
    }
  }
  return digest.digest('hex');
}

function digestSources(root: string, target: BuildTarget): Promise<string> {
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_') && name !== 'VITE_EMULADORES')
    .map(([name, value]) => `${name}=${value ?? ''}`)
    .sort();
  return digestOf(
    SOURCES.map((source) => path.join(root, source)),
    [target, process.version, ...settings],
  );
}

const digestMade = ({ functions, web }: BuildFolders) =>
  digestOf([functions, web]).catch(() => undefined);

async function readRecord(file: string) {
  try {
    return recordSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Makes sure that the folders of a lane (`separateFolders`) hold a build of the current sources. A build is reused if
 * it is complete and unmodified, and if sources, settings, packages and the Node version are the same. Otherwise it
 * is made again.
 */
export async function ensureBuild(
  root: string,
  target: BuildTarget,
  folders: BuildFolders,
  build: Builders,
): Promise<EnsuredBuild> {
  const record = path.join(path.dirname(folders.web), RECORD);
  const [fuentes, known, made] = await Promise.all([
    digestSources(root, target),
    readRecord(record),
    digestMade(folders),
  ]);
  if (known?.fuentes === fuentes && known.hecho === made) {
    return { isThere: true, functions: Promise.resolve(), whole: Promise.resolve() };
  }
  const functions = rm(record, { force: true }).then(build.functions);
  const whole = functions.then(build.web).then(async () => {
    const hecho = await digestMade(folders);
    // The sources changed during the build, so the next run must build again.
    if (hecho === undefined || (await digestSources(root, target)) !== fuentes) return;
    await writeFile(record, JSON.stringify({ fuentes, hecho }));
  });
  // Callers that await only `functions` have been told already.
  whole.catch(() => undefined);
  return { isThere: false, functions, whole };
}
