import { clubConfig } from '@club/shared';
import { separateFolders } from './build/folders';
import { buildAll, ROOT } from './build/index';
import { startPlatform } from './platform/platform';
import { runAtTerminal } from './platform/run-at-terminal';

/** A build of its own: neither `npm run build` nor a deployment takes the pages away from a running site. */
const folders = separateFolders(ROOT, 'local');

await runAtTerminal({
  command: 'npm start',
  root: ROOT,
  prepare: async (log) => {
    log(`Preparando la web de ${clubConfig.nombre}…`);
    await buildAll('local', folders);
  },
  start: async (options) => {
    const platform = await startPlatform({ ...options, folders });
    return { url: platform.url, platform, stop: () => platform.stop() };
  },
});
