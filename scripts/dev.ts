import { ROOT } from './build/index';
import { startDev } from './dev/start-dev';
import { runAtTerminal } from './platform/run-at-terminal';

/** Vite's usual port. */
const WEB_PORT = 5173;

await runAtTerminal({
  command: 'npm run dev',
  root: ROOT,
  morePorts: (offset) => ({ 'la web de desarrollo': WEB_PORT + offset }),
  start: async (options, offset) => {
    const dev = await startDev({ ...options, webPort: WEB_PORT + offset });
    return {
      ...dev,
      hint: 'sigue los cambios de web/, functions/, shared/ y firestore.rules',
    };
  },
});
