import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './build/index';
import { MUTATION_ROOMS, type MutationRoom } from './mutation/rooms';
import { runNpm } from './platform/run-npm';

/*
 * Mutation testing: changes the code of a room in many ways, one at a time, and counts the mutants that no test
 * notices (docs/decisions/0032). `npm run mutation` runs all rooms, `npm run mutation -- dominio
 * shared/src/rules/form.ts` one file.
 */

const TOOL = path.join(ROOT, 'scripts/mutation');
const CACHE = path.join(ROOT, 'node_modules/.cache/mutation');

const { values, positionals } = parseArgs({
  options: {
    /** Tests all mutants. By default results are kept, and only changed code is tested again. */
    all: { type: 'boolean', default: false },
    /** Includes static mutants, which change code that runs while modules load. Half a minute each. */
    static: { type: 'boolean', default: false },
    /** Runs only these tests, if the tests next to a file are enough. */
    tests: { type: 'string' },
  },
  allowPositionals: true,
});
const [only, ...files] = positionals;

function strykerConfig(name: string, room: MutationRoom) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    mutate: [...(files.length > 0 ? files : room.mutate), '!**/*.test.{ts,tsx}'],
    ignorePatterns: ['/docs', '/e2e', '/ops', '.club', '.tsbuild', 'dist'],
    coverageAnalysis: 'perTest',
    // Static mutants (mostly tables of words) would need every test to run.
    ignoreStatic: !values.static,
    concurrency: 1,
    incremental: true,
    incrementalFile: path.join(CACHE, `${name}.json`),
    force: values.all,
    // Outside node_modules, because vitest ignores tests in there.
    tempDirName: path.join(os.tmpdir(), 'club-mutation'),
    reporters: ['clear-text', 'progress-append-only', 'html'],
    clearTextReporter: { reportTests: false, allowEmojis: false, skipFull: true },
    htmlReporter: { fileName: path.join(CACHE, `${name}.html`) },
    thresholds: { high: 95, low: room.least, break: room.least },
    // After a timeout the next process starts cold. On a busy machine a shorter limit would fail it as well.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 30,
  };
}

async function mutate(name: string, room: MutationRoom): Promise<number> {
  const config = path.join(CACHE, `${name}.config.json`);
  await writeFile(config, JSON.stringify(strykerConfig(name, room)));
  const child = spawn(
    process.execPath,
    [path.join(TOOL, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', config],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        CLUB_MUTATION_ROOM: name,
        ...(values.tests !== undefined && { CLUB_MUTATION_TESTS: values.tests }),
      },
      stdio: 'inherit',
    },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

if (!existsSync(path.join(TOOL, 'node_modules'))) {
  // The checkout provides vitest, which is a peer dependency.
  await runNpm(['ci', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'], TOOL);
}
await mkdir(CACHE, { recursive: true });
for (const [name, room] of Object.entries(MUTATION_ROOMS)) {
  if (only === undefined || only === name) {
    process.exitCode = Math.max(Number(process.exitCode ?? 0), await mutate(name, room));
  }
}
