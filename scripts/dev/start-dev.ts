import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { separateFolders } from '../build/folders';
import { buildFunctions } from '../build/functions';
import { buildForServer, SHELLS, sourceShell } from '../build/web';
import { startPlatform } from '../platform/platform';
import type { TerminalOptions } from '../platform/run-at-terminal';
import { watchFunctions, watchRules } from './watch';
import { startDevWeb } from './web-server';

interface DevOptions extends TerminalOptions {
  /** Folder with the functions' sources. Default: the checkout. */
  readonly functionsRoot?: string;
  /** Default: the checkout's `firestore.rules`. */
  readonly rulesFile?: string;
  readonly webPort: number;
}

export type Dev = Awaited<ReturnType<typeof startDev>>;

/** Starts the product on the emulators and watches the sources of web, functions and rules. */
export async function startDev(options: DevOptions) {
  const { root, projectId, ports, webPort, log, functionsRoot = root } = options;
  const folders = separateFolders(root, `desarrollo-${String(ports.hosting)}`);
  await buildFunctions(functionsRoot, folders.functions);
  await buildForServer(root, folders.functions);
  // Unbundled pages: Vite serves their scripts from the sources.
  for (const application of ['site', 'panel'] as const)
    await copyFile(
      sourceShell(root, application),
      path.join(folders.functions, SHELLS[application]),
    );
  await writeFile(path.join(folders.functions, 'app-chunks.json'), '{}');
  await mkdir(folders.web, { recursive: true });

  const platform = await startPlatform({ ...options, folders });
  const functions = await watchFunctions(functionsRoot, folders.functions, log);
  const rules = watchRules(
    options.rulesFile ?? path.join(root, 'firestore.rules'),
    { host: platform.firestoreHost, projectId },
    log,
  );
  const web = await startDevWeb(root, platform.url, webPort);
  return {
    /** Address to open while developing: serves the code from the sources. */
    url: web.url,
    platform,
    async stop() {
      await Promise.all([web.stop(), functions.stop(), rules.stop()]);
      await platform.stop();
    },
  };
}
