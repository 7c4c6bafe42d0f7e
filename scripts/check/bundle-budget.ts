import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildFolders } from '../build/folders';
import {
  type Application,
  ENTRY_MODULES,
  collectFiles,
  type Manifest,
  PANEL_MODULES,
  readManifest,
  routeModules,
} from '../build/web-manifest';

/** Limit for what a visitor downloads: kB of JavaScript after gzip. */
interface Budget {
  readonly what: string;
  readonly application: Application;
  readonly modules: readonly string[];
  /** Modules whose chunks are loaded already and do not count. */
  readonly after?: readonly string[];
  /** Lazily loaded pages or screens. The largest of them counts too. */
  readonly listLazyModules?: (manifest: Manifest) => readonly string[];
  readonly maxKb: number;
}

const BUDGETS: readonly Budget[] = [
  {
    what: 'public page, to hydrate, the largest',
    application: 'site',
    modules: ENTRY_MODULES,
    listLazyModules: routeModules,
    maxKb: 130,
  },
  {
    what: 'Firebase, after first paint',
    application: 'site',
    modules: ['lib/live/live-listeners.tsx'],
    after: ENTRY_MODULES,
    maxKb: 120,
  },
  {
    what: 'panel, in all, with its largest screen',
    application: 'panel',
    modules: PANEL_MODULES,
    listLazyModules: (manifest) => manifest['start']?.dynamicImports ?? [],
    // No reader waits for this. The limit catches careless imports.
    maxKb: 400,
  },
];

/** Budgets that a production build exceeds. Prints all sizes. */
export async function budgetProblems(folders: BuildFolders): Promise<string[]> {
  const computeKb = async (files: readonly string[]) => {
    const sizes = await Promise.all(
      files.map(async (file) => gzipSync(await readFile(path.join(folders.web, file))).byteLength),
    );
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  };
  const problems: string[] = [];
  for (const { what, application, modules, after = [], listLazyModules, maxKb } of BUDGETS) {
    const manifest = await readManifest(folders.web, application);
    const loaded = collectFiles(manifest, after);
    const screens = listLazyModules?.(manifest) ?? [];
    const choices = screens.length > 0 ? screens.map((screen) => [...modules, screen]) : [modules];
    const totals = await Promise.all(
      choices.map((choice) =>
        computeKb([...collectFiles(manifest, choice)].filter((file) => !loaded.has(file))),
      ),
    );
    const kb = Math.max(...totals);
    const line = `${what}: ${kb.toFixed(1)} kB of ${String(maxKb)} kB gzip`;
    if (kb > maxKb) problems.push(line);
    console.log(`    ${line}`);
  }
  return problems;
}
