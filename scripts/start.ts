import { clubConfig } from '@club/shared';
import { buildAll, ROOT } from './build/index';
import { startPlatform } from './platform/platform';
import { runAtTerminal } from './platform/run-at-terminal';

await runAtTerminal({
  root: ROOT,
  prepare: async (log) => {
    log(`Preparando la web de ${clubConfig.nombre}…`);
    await buildAll('local');
  },
  start: async (options) => {
    const platform = await startPlatform(options);
    return { url: platform.url, platform, stop: () => platform.stop() };
  },
});
