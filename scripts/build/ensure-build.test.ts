import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempDirForEachTest } from '../../testing/temp-dir';
import { ensureBuild } from './ensure-build';
import { separateFolders } from './folders';

describe('ensureBuild', () => {
  let root = '';
  let built: string[];
  tempDirForEachTest((dir) => (root = dir));
  beforeEach(async () => {
    built = [];
    for (const file of [
      ...['shared/src/club.ts', 'functions/src/main.ts', 'functions/dist/index.js'],
      ...['web/site/main.tsx', 'web/node_modules/vite/index.js', 'scripts/build/web.ts'],
      ...['package.json', 'package-lock.json', 'node_modules/.package-lock.json'],
      'tsconfig.base.json',
    ]) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await writeFile(path.join(root, file), file);
    }
  });

  const folders = () => separateFolders(root, 'local');
  const write = async (part: 'functions' | 'web') => {
    built.push(part);
    await mkdir(folders()[part], { recursive: true });
    await writeFile(path.join(folders()[part], 'hecho.js'), await readSources());
  };
  const readSources = () => readFile(path.join(root, 'shared/src/club.ts'), 'utf8');
  /** Calls `ensureBuild` with `duringBuild` as part of the build. Returns whether a build was there already. */
  const ensure = async (
    duringBuild?: () => Promise<void>,
    target: 'local' | 'production' = 'local',
  ) => {
    const before = built.length;
    const build = await ensureBuild(root, target, folders(), {
      functions: () => write('functions'),
      web: async () => {
        await write('web');
        await duringBuild?.();
      },
    });
    await build.functions;
    await build.whole;
    expect(built.length - before).toBe(build.isReused ? 0 : 2);
    return build.isReused;
  };

  it('builds once, the functions first, and again only for another target or other variables that Vite reads', async () => {
    expect(await ensure()).toBe(false);
    expect(built).toEqual(['functions', 'web']);
    // Files that the build does not read.
    for (const file of ['functions/dist/index.js', 'web/node_modules/vite/index.js']) {
      await appendFile(path.join(root, file), '!');
    }
    expect(await ensure()).toBe(true);
    expect(await ensure(undefined, 'production')).toBe(false);
    await ensure();
    process.env['VITE_PRUEBA'] = '1';
    try {
      expect(await ensure()).toBe(false);
    } finally {
      delete process.env['VITE_PRUEBA'];
    }
  });

  it('builds again when one byte of a source changes', async () => {
    await ensure();
    for (const file of [
      ...['shared/src/club.ts', 'functions/src/main.ts', 'web/site/main.tsx'],
      ...['scripts/build/web.ts', 'package-lock.json', 'node_modules/.package-lock.json'],
      'tsconfig.base.json',
    ]) {
      await appendFile(path.join(root, file), '!');
      expect(await ensure(), file).toBe(false);
      const page = await readFile(path.join(folders().web, 'hecho.js'), 'utf8');
      expect(page, file).toBe(await readSources());
    }
    expect(await ensure()).toBe(true);
  });

  it('builds again when a source is added or deleted, or a folder of the build is missing', async () => {
    await ensure();
    await writeFile(path.join(root, 'web/.env'), '');
    expect(await ensure()).toBe(false);
    await rm(path.join(root, 'web/.env'));
    expect(await ensure()).toBe(false);
    for (const folder of ['dist/local/web', 'dist/local/functions', 'dist']) {
      await rm(path.join(root, folder), { recursive: true });
      expect(await ensure()).toBe(false);
    }
  });

  it('does not reuse a build that failed, was interrupted, or whose sources changed meanwhile', async () => {
    await ensure();
    await appendFile(path.join(root, 'shared/src/club.ts'), '!');
    await expect(ensure(() => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
    expect(await ensure(() => appendFile(path.join(root, 'shared/src/club.ts'), '?'))).toBe(false);
    expect(await ensure()).toBe(false);
    expect(await ensure()).toBe(true);
  });
});
