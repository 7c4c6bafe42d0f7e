import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../build/index';
import { workflowProblems, WORKFLOWS_DIR } from './workflows';

describe('the workflows', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'club-flujos-'));
    await cp(path.join(ROOT, WORKFLOWS_DIR), path.join(root, WORKFLOWS_DIR), { recursive: true });
  });
  afterEach(() => rm(root, { recursive: true }));

  it('are what GitHub takes', async () => {
    expect(await workflowProblems(root)).toEqual([]);
  });

  it.each([
    ['a key that does not exist', 'comprobar.yml', 'timeout-minutes:', 'timeout:', /timeout/],
    ['an expression of nothing', 'publicar.yml', 'vars.PROYECTO !=', 'var.PROYECTO !=', /"var"/],
    ['an unknown machine', 'comprobar.yml', 'ubuntu-24.04', 'ubuntu-99.99', /ubuntu-99/],
    [
      'an input that is not there',
      'despliegue.yml',
      'inputs.canal ==',
      'inputs.canall ==',
      /canall/,
    ],
    ['broken YAML', 'volver.yml', 'jobs:', 'jobs: [', /yaml|parse/i],
    [
      'an action of any version',
      'comprobar.yml',
      'actions/cache@v4',
      'actions/cache@main',
      /no version/,
    ],
  ])('are refused with %s', async (_what, name, before, after, message) => {
    const file = path.join(root, WORKFLOWS_DIR, name);
    const text = await readFile(file, 'utf8');
    expect(text).toContain(before);
    await writeFile(file, text.replace(before, after));
    expect((await workflowProblems(root)).join('\n')).toMatch(message);
  });
});
