import path from 'node:path';
import { type BuildFolders, deployFolders } from './folders';
import { buildFunctions } from './functions';
import { type BuildTarget, buildWeb } from './web';

/** The checkout's root folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Builds everything that is deployed, by default into the folders of `firebase.json`. */
export async function buildAll(
  target: BuildTarget,
  folders: BuildFolders = deployFolders(ROOT),
): Promise<void> {
  await buildFunctions(ROOT, folders.functions);
  await buildWeb(ROOT, folders, target);
}
