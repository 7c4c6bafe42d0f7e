import { mkdir } from 'node:fs/promises';
import { ensureBuild } from './build/ensure-build';
import { separateFolders } from './build/folders';
import { buildersOf, ROOT } from './build/index';
import { startPlatform } from './platform/platform';
import { runAtTerminal } from './platform/run-at-terminal';

/** A build of its own: neither `npm run build` nor a deployment takes the pages away from a running site. */
const folders = separateFolders(ROOT, 'local');

await runAtTerminal({
  command: 'npm start',
  root: ROOT,
  start: async (options) => {
    const build = await ensureBuild(ROOT, 'local', folders, buildersOf('local', folders));
    options.log(
      build.isThere
        ? `La web del club está construida y nada ha cambiado…`
        : `Preparando la web del club…`,
    );
    // Hosting looks for it before it is filled.
    await mkdir(folders.web, { recursive: true });
    const platform = await startPlatform({ ...options, folders, build });
    return { url: platform.url, platform, stop: () => platform.stop() };
  },
});
