import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { BuildFolders } from './folders';
import type { Builders } from './index';
import type { BuildTarget } from './web';

/** What a build is made of, from the checkout's root: sources, what builds them, and the packages that are installed. */
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

/** Folders below those that no build reads. */
const MADE = new Set(['node_modules', 'dist', '.tsbuild']);

/** What a whole build was made of and what it came to: written last, removed first. */
const RECORD = 'construido.json';
const recordSchema = z.object({ fuentes: z.string(), hecho: z.string() });

/** A build that is there, or is being made. */
export interface EnsuredBuild {
  readonly isThere: boolean;
  /** The functions can be started: what is missing comes before anybody asks for a page. */
  readonly functions: Promise<unknown>;
  /** Nothing is missing. */
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

/** A digest of files, by their names and every byte of them. */
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
 * Sees to it that the folders of a lane (`separateFolders`) hold the build of the present sources. One that is whole, as it
 * was left, and of the same sources, settings, packages and Node is taken as it is; any other is made anew.
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
    // Sources that were changed meanwhile may be in it or not: the next one makes it anew.
    if (hecho === undefined || (await digestSources(root, target)) !== fuentes) return;
    await writeFile(record, JSON.stringify({ fuentes, hecho }));
  });
  // Whoever waits for the functions alone has been told.
  whole.catch(() => undefined);
  return { isThere: false, functions, whole };
}
