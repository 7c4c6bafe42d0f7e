import path from 'node:path';
import type { BuildFolders } from '../build/folders';
import { createGroup } from './child';
import { type FunctionId, type RunOptions, startFunctionInstance } from './function-instance';
import { startHosting } from './hosting-server';

interface GoogleRuntimeOptions extends RunOptions {
  readonly folders: BuildFolders;
  /** `host:port` of the emulators. */
  readonly firestoreHost: string;
  readonly authHost: string;
  /** Number of instances of the API, which take turns. Default: one. */
  readonly apiInstances?: number;
  /** Port of the site. Default: a free one. */
  readonly port?: number;
  readonly logDir: string;
}

/**
 * Runs the built site on existing emulators, as in production: function processes that answer many requests each, behind
 * Hosting's redirects, rewrites, headers and files (docs/decisions/0023).
 */
export async function startGoogleRuntime(options: GoogleRuntimeOptions) {
  const { folders, logDir, apiInstances = 1, port } = options;
  const group = createGroup();
  const start = (functionId: FunctionId, index = 0) =>
    startFunctionInstance({
      ...options,
      functionId,
      dist: folders.functions,
      logFile: path.join(logDir, `${functionId}-${String(index + 1)}.log`),
    });
  try {
    const [pagina, ...apis] = await group.add(
      start('pagina'),
      ...Array.from({ length: apiInstances }, (_none, index) => start('api', index)),
    );
    if (!pagina) throw new Error('the pages have not started');
    const functions = { api: apis, pagina: [pagina] } as const;
    const hosting = await startHosting({ web: folders.web, port, functions });
    await group.add(Promise.resolve(hosting));
    return { url: hosting.url, functions, stop: group.stop };
  } catch (error) {
    await group.stop();
    throw error;
  }
}
