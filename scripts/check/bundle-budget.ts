import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildFolders } from '../build/folders';
import {
  ENTRY_MODULES,
  filesOf,
  type Manifest,
  parseManifest,
  routeModules,
} from '../build/web-manifest';

/** What a visitor downloads, kB of JavaScript after gzip, and how much it may be. */
interface Budget {
  readonly what: string;
  /** Modules whose chunks are loaded, beside the page's entry. */
  readonly modules: readonly string[];
  /** Modules whose chunks are there already and do not count again. */
  readonly after: readonly string[];
  /** Modules of which the largest counts too: a screen that is loaded when it is opened. */
  readonly largestOf?: (manifest: Manifest) => readonly string[];
  readonly maxKb: number;
}

const LISTENERS = 'lib/live/live-listeners.tsx';
const ADMIN = 'panel/app/admin-app.tsx';
const LOGIN = 'panel/app/login-route.tsx';
const BANDA = 'panel/app/banda-route.tsx';
const AUTH = 'lib/auth/firebase-auth.ts';

const BUDGETS: readonly Budget[] = [
  {
    what: 'public page, to hydrate, the largest',
    modules: ENTRY_MODULES,
    after: [],
    largestOf: routeModules,
    maxKb: 160,
  },
  { what: 'Firebase, after first paint', modules: [LISTENERS], after: ENTRY_MODULES, maxKb: 120 },
  {
    what: 'admin area, in all, with its largest screen',
    modules: [...ENTRY_MODULES, ADMIN, LOGIN, AUTH],
    after: [],
    largestOf: (manifest) => manifest[ADMIN]?.dynamicImports ?? [],
    maxKb: 350,
  },
  {
    what: 'match from the touchline, in all',
    modules: [...ENTRY_MODULES, BANDA, AUTH],
    after: [],
    maxKb: 350,
  },
];

/** What a visitor of a production build would download beyond the budget; every figure is printed. */
export async function budgetProblems(folders: BuildFolders): Promise<string[]> {
  const manifest = parseManifest(
    await readFile(path.join(folders.web, '.vite/manifest.json'), 'utf8'),
  );
  const kbOf = async (files: readonly string[]) => {
    const sizes = await Promise.all(
      files.map(async (file) => gzipSync(await readFile(path.join(folders.web, file))).byteLength),
    );
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  };
  const problems: string[] = [];
  for (const { what, modules, after, largestOf, maxKb } of BUDGETS) {
    const known = filesOf(manifest, after);
    const screens = largestOf?.(manifest) ?? [];
    const choices = screens.length > 0 ? screens.map((screen) => [...modules, screen]) : [modules];
    const totals = await Promise.all(
      choices.map((choice) =>
        kbOf([...filesOf(manifest, choice)].filter((file) => !known.has(file))),
      ),
    );
    const kb = Math.max(...totals);
    const told = `${what}: ${kb.toFixed(1)} kB of ${String(maxKb)} kB gzip`;
    if (kb > maxKb) problems.push(told);
    console.log(`    ${told}`);
  }
  return problems;
}
