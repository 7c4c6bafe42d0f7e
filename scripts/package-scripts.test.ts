import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROOT } from './build/index';

const manifestSchema = z.object({
  scripts: z.record(z.string(), z.string()).default({}),
  workspaces: z.array(z.string()).default([]),
});
const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })),
});
const firebaseSchema = z.object({
  functions: z.array(z.object({ predeploy: z.string() })),
  hosting: z.object({ predeploy: z.string() }),
});

const parse = async <T>(schema: z.ZodType<T>, file: string) =>
  schema.parse(JSON.parse(await readFile(path.join(ROOT, file), 'utf8')));

/** The npm scripts of all packages, and the predeploy commands. */
async function allCommands(): Promise<[string, string][]> {
  const root = await parse(manifestSchema, 'package.json');
  const others = root.workspaces.map((folder) => `${folder}/package.json`);
  const commands: [string, string][] = [];
  for (const file of ['package.json', ...others]) {
    const { scripts } = await parse(manifestSchema, file);
    commands.push(
      ...Object.entries(scripts).map(
        ([name, command]) => [`${file}: ${name}`, command] as [string, string],
      ),
    );
  }
  const { functions, hosting } = await parse(firebaseSchema, 'firebase.json');
  const predeploys = [...functions, hosting].map(({ predeploy }) => predeploy);
  return [
    ...commands,
    ...predeploys.map((command) => ['firebase.json: predeploy', command] as [string, string]),
  ];
}

/** Characters that mean something else in Windows' shell than in POSIX shells: variables, quotes, pipes, home folders. */
const SHELL_SIGNS = /[$`'|;<>\\~*?#()]|(^|[^&])&([^&]|$)/;

/** What ties a command to one shell: its signs, and programs that come neither with Node nor from npm. */
function shellWords(command: string): string[] {
  const words = SHELL_SIGNS.test(command) ? [`«${command}»`] : [];
  for (const part of command.split('&&')) {
    const [program = ''] = part.trim().split(/\s+/);
    const isInstalled =
      ['node', 'npm', 'npx'].includes(program) ||
      existsSync(path.join(ROOT, 'node_modules/.bin', program));
    if (!isInstalled || program.includes('=')) words.push(`«${program}» of «${command}»`);
  }
  return words;
}

describe('the commands of package.json', () => {
  it('run in any shell, including that of Windows', async () => {
    const commands = await allCommands();
    expect(commands.length).toBeGreaterThan(20);
    const found = commands.flatMap(([name, command]) =>
      shellWords(command).map((word) => `${name}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  it('have no «pre» or «post» scripts: npm skips those with «ignore-scripts»', async () => {
    const names = (await allCommands()).map(([name]) => name.replace(/^.*: /, ''));
    const hooks = ['prepare', ...names.flatMap((name) => [`pre${name}`, `post${name}`])];
    expect(names.filter((name) => hooks.includes(name))).toEqual([]);
  });

  it('would not run in any shell with variables, quotes, redirections or programs of one system', () => {
    const commands = ['CLUB_SEED=none node a.js', "oxfmt 'src/**'", 'node a.js > log', 'cp a b'];
    for (const command of commands) expect(shellWords(command), command).not.toEqual([]);
  });
});

it('the packages that are installed work without install scripts, as docs/decisions/0024 requires', async () => {
  expect(await readFile(path.join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const { packages } = await parse(lockSchema, 'package-lock.json');
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
