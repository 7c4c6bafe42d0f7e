import path from 'node:path';
import { type BuildFolders, deployFolders } from './folders';
import type { BuildTarget } from './web';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The parts of a build. Build the functions first: they empty their folder. */
export type Builders = ReturnType<typeof createBuilders>;

/** Builders for a target and its folders. Vite and esbuild are loaded on first use. */
export const createBuilders = (target: BuildTarget, folders: BuildFolders) => ({
  functions: async () => (await import('./functions')).buildFunctions(ROOT, folders.functions),
  web: async () => (await import('./web')).buildWeb(ROOT, folders, target),
});

/** Builds everything that is deployed, by default into the folders of `firebase.json`. */
export async function buildAll(
  target: BuildTarget,
  folders: BuildFolders = deployFolders(ROOT),
): Promise<void> {
  const build = createBuilders(target, folders);
  await build.functions();
  await build.web();
}
