import { mkdir } from 'node:fs/promises';
import { ensureBuild } from './build/ensure-build';
import { separateFolders } from './build/folders';
import { createBuilders, ROOT } from './build/index';
import { startPlatform } from './platform/platform';
import { runAtTerminal } from './platform/run-at-terminal';

/** A separate build, so that `npm run build` and deployments do not disturb a running site. */
const folders = separateFolders(ROOT, 'local');

await runAtTerminal({
  command: 'npm start',
  start: async (options) => {
    const build = await ensureBuild(ROOT, 'local', folders, createBuilders('local', folders));
    options.log(
      build.isReused
        ? `La web del club está construida y nada ha cambiado…`
        : `Preparando la web del club…`,
    );
    // Hosting needs the folder at its start, before it is filled.
    await mkdir(folders.web, { recursive: true });
    const platform = await startPlatform({ ...options, folders, build });
    return { url: platform.url, platform, stop: () => platform.stop() };
  },
});
