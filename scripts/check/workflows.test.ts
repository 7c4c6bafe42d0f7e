import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempDirForEachTest } from '../../testing/temp-dir';
import { ROOT } from '../build/index';
import { otherNodeWarning } from '../build/firebase-json';
import { workflowProblems, WORKFLOWS_DIR } from './workflows';

describe('the workflows', () => {
  let root = '';
  tempDirForEachTest((dir) => (root = dir));
  beforeEach(async () => {
    await cp(path.join(ROOT, WORKFLOWS_DIR), path.join(root, WORKFLOWS_DIR), { recursive: true });
  });

  it('are valid for GitHub', async () => {
    expect(await workflowProblems(root)).toEqual([]);
  });

  it('that deploy have only the triggers and environments that the identity provider accepts', async () => {
    const found: Record<string, unknown> = {};
    for (const name of await readdir(path.join(root, WORKFLOWS_DIR))) {
      const text = await readFile(path.join(root, WORKFLOWS_DIR, name), 'utf8');
      if (!text.includes('uses: ./.github/workflows/despliegue.yml')) continue;
      const [, triggers = ''] = /^on:\n(.*?)^permissions:/ms.exec(text) ?? [];
      found[name] = {
        triggers: [...triggers.matchAll(/^ {2}(\w+):$/gm)].map(([, trigger]) => trigger),
        entorno: /entorno: (\w+)/.exec(text)?.[1],
      };
    }
    // `workflow_run` and manual runs use the branch whose workflow file runs.
    expect(found).toEqual({
      'publicar.yml': { triggers: ['workflow_run'], entorno: 'produccion' },
      'volver.yml': { triggers: ['workflow_dispatch'], entorno: 'produccion' },
      'vista-previa.yml': { triggers: ['pull_request'], entorno: 'pruebas' },
    });
  });

  it('deploy to the club’s site only from main, and only while self-registration is closed', async () => {
    const text = await readFile(path.join(root, WORKFLOWS_DIR, 'despliegue.yml'), 'utf8');
    const steps = [
      'git merge-base --is-ancestor HEAD origin/main',
      'npm ci',
      'registration.sh --check --project="$PROYECTO"',
      'npx firebase deploy',
    ].map((step) => text.indexOf(step));
    expect(steps).not.toContain(-1);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });

  it('are invalid with an unknown input, or with an action without a pinned version', async () => {
    for (const [name, before, after] of [
      ['despliegue.yml', 'inputs.canal ==', 'inputs.canall =='],
      ['comprobar.yml', 'actions/cache@v4', 'actions/cache@main'],
    ] as const) {
      const file = path.join(root, WORKFLOWS_DIR, name);
      const text = await readFile(file, 'utf8');
      expect(text).toContain(before);
      await writeFile(file, text.replace(before, after));
    }
    const problems = (await workflowProblems(root)).join('\n');
    expect(problems).toMatch(/canall/);
    expect(problems).toMatch(/no version/);
  });
});

it('a test run on a Node version other than the deployed one is reported', async () => {
  expect(await otherNodeWarning('20.20.0')).toMatch(/Node \d+, y estas pruebas en Node 20\.20\.0/);
  expect(await otherNodeWarning('24.1.0')).toBeUndefined();
});
