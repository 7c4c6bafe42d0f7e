import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { separateFolders } from '../build/folders';
import { buildAll, ROOT } from '../build/index';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    isEntry: z.boolean().default(false),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** What a visitor downloads, kB of JavaScript after gzip, and how much it may be. */
interface Budget {
  readonly what: string;
  /** Modules whose chunks are loaded, beside the page's entry. */
  readonly modules: readonly string[];
  /** Modules whose chunks are there already and do not count again. */
  readonly after: readonly string[];
  /** Module of whose dynamic imports the largest counts too: a screen that is loaded when it is opened. */
  readonly largestOf?: string;
  readonly maxKb: number;
}

const LISTENERS = 'src/lib/live/live-listeners.tsx';
const ADMIN = 'src/app/routes/admin/admin-app.tsx';
const LOGIN = 'src/app/routes/admin/login-route.tsx';
const AUTH = 'src/lib/auth/firebase-auth.ts';

const BUDGETS: readonly Budget[] = [
  { what: 'public page, before first paint', modules: ['entry'], after: [], maxKb: 165 },
  { what: 'Firebase, after first paint', modules: [LISTENERS], after: ['entry'], maxKb: 190 },
  {
    what: 'admin area, in all, with its largest screen',
    modules: ['entry', ADMIN, LOGIN, AUTH],
    after: [],
    largestOf: ADMIN,
    maxKb: 350,
  },
];

/** Files that a module and everything it imports statically need. */
function closure(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no chunk ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports.forEach(visit);
  };
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  for (const module of modules) visit(module === 'entry' ? (entry ?? '') : module);
  return files;
}

/** Builds for production and fails when a visitor would download more than the budget allows. */
async function run(): Promise<boolean> {
  const folders = separateFolders(ROOT, 'produccion');
  await buildAll('production', folders);
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(path.join(folders.web, '.vite/manifest.json'), 'utf8')),
  );
  const kbOf = async (files: readonly string[]) => {
    const sizes = await Promise.all(
      files.map(async (file) => gzipSync(await readFile(path.join(folders.web, file))).byteLength),
    );
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  };
  let fits = true;
  for (const { what, modules, after, largestOf, maxKb } of BUDGETS) {
    const known = closure(manifest, after);
    const screens = largestOf === undefined ? [] : (manifest[largestOf]?.dynamicImports ?? []);
    const choices = screens.length > 0 ? screens.map((screen) => [...modules, screen]) : [modules];
    const totals = await Promise.all(
      choices.map((choice) =>
        kbOf([...closure(manifest, choice)].filter((file) => !known.has(file))),
      ),
    );
    const kb = Math.max(...totals);
    const isOver = kb > maxKb;
    if (isOver) fits = false;
    console.log(`${isOver ? '✗' : '✓'} ${what}: ${kb.toFixed(1)} kB of ${String(maxKb)} kB gzip`);
  }
  return fits;
}

process.exitCode = (await run()) ? 0 : 1;
