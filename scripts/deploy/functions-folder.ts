import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

/**
 * Runs npm in a folder. Uses the npm that runs this process, if any: on Windows `npm` is a batch file that cannot be
 * spawned.
 */
export async function runNpm(args: readonly string[], cwd: string): Promise<void> {
  const ours = process.env['npm_execpath'];
  if (ours?.endsWith('.js') === true) await run(process.execPath, [ours, ...args], { cwd });
  else await run('npm', args, { cwd, shell: process.platform === 'win32' });
}

/** Functions that the built folder always exports. `avisos` is exported only with a key for notifications. */
const EXPECTED: readonly string[] = ['api', 'copias', 'edades', 'pagina', 'programadas'];

const stackSchema = z.object({
  endpoints: z.record(
    z.string(),
    z.object({ region: z.array(z.string()).min(1) }).transform(({ region }) => region),
  ),
});

/** Names of the functions that a deployment creates, with their regions. */
export type FunctionRegions = Readonly<Record<string, readonly string[]>>;

/**
 * Installs a built functions folder in an empty directory, as Cloud Functions does, and lists its functions, as
 * `firebase deploy` does. Throws if the folder needs a file of this checkout.
 */
export async function listFunctions(
  dist: string,
  env: Readonly<Record<string, string>>,
): Promise<FunctionRegions> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'club-despliegue-'));
  try {
    await cp(dist, dir, { recursive: true });
    const flags = ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'];
    await runNpm(flags, dir);
    // The Firebase CLI discovers functions in the same way: this script writes what the folder exports to the manifest.
    const manifest = path.join(dir, 'functions.json');
    await run(
      process.execPath,
      [path.join(dir, 'node_modules/firebase-functions/lib/bin/firebase-functions.js'), dir],
      {
        cwd: dir,
        env: {
          PATH: process.env['PATH'],
          GCLOUD_PROJECT: 'despliegue',
          FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
          ...env,
        },
      },
    );
    return stackSchema.parse(JSON.parse(await readFile(manifest, 'utf8'))).endpoints;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Functions that are missing or unexpected. */
export function functionProblems(found: FunctionRegions, hasNotifications: boolean): string[] {
  const names = Object.keys(found);
  const wanted = hasNotifications ? [...EXPECTED, 'avisos'] : EXPECTED;
  return [
    ...wanted.filter((name) => !names.includes(name)).map((name) => `falta la función ${name}`),
    ...names
      .filter((name) => !wanted.includes(name))
      .map((name) => `la función ${name} sobra, o falta en scripts/deploy/functions-folder.ts`),
  ];
}
