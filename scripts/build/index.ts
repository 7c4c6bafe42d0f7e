import path from 'node:path';
import { buildFunctions } from './functions';
import { buildWeb, type WebBuild } from './web';

/** The checkout's root folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Builds everything that is deployed: `functions/dist` and `web/dist`. */
export async function buildAll(options: WebBuild): Promise<void> {
  await buildFunctions(ROOT);
  await buildWeb(ROOT, options);
}
