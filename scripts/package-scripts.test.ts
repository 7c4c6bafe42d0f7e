import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROOT } from './build/index';

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })),
});

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(ROOT, file), 'utf8'));

/** The npm scripts by name, and the predeploy commands. Only the root has scripts. */
async function allCommands(): Promise<readonly (readonly [name: string, command: string])[]> {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(await readJson('package.json'));
  const predeploy = z.object({ predeploy: z.string() });
  const { functions, hosting } = z
    .object({ functions: z.array(predeploy), hosting: predeploy })
    .parse(await readJson('firebase.json'));
  return [
    ...Object.entries(scripts),
    ...[...functions, hosting].map((one) => ['predeploy', one.predeploy] as const),
  ];
}

/** Programs that come with Node or from npm, with words that no shell changes: no variables, quotes, globs or pipes. */
const PORTABLE = /^(?:node|npm|npx|oxlint|oxfmt|depcruise|knip)(?: [\w@./:=,-]+)*$/;
const isPortable = (command: string) => command.split(' && ').every((part) => PORTABLE.test(part));

describe('the commands of package.json', () => {
  it('run in any shell, including that of Windows', async () => {
    const commands = await allCommands();
    expect(commands.length).toBeGreaterThan(20);
    expect(commands.filter(([, command]) => !isPortable(command))).toEqual([]);
    for (const command of ['CLUB_SEED=none node a.js', "oxfmt 'src/**'", 'node a > log', 'cp a b'])
      expect(isPortable(command), command).toBe(false);
  });

  it('have no «pre» or «post» scripts: npm skips those with «ignore-scripts»', async () => {
    const names = (await allCommands()).map(([name]) => name);
    const hooks = ['prepare', ...names.flatMap((name) => [`pre${name}`, `post${name}`])];
    expect(names.filter((name) => hooks.includes(name))).toEqual([]);
  });
});

it('the packages that are installed work without install scripts, as docs/decisions/0024 requires', async () => {
  expect(await readFile(path.join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const { packages } = lockSchema.parse(await readJson('package-lock.json'));
  const withScript = Object.entries(packages).filter(
    ([, { hasInstallScript }]) => hasInstallScript,
  );
  expect(withScript.map(([folder]) => folder.replace(/^.*node_modules\//, '')).sort()).toEqual([
    '@firebase/util',
    'esbuild',
    'protobufjs',
    're2',
  ]);
});
