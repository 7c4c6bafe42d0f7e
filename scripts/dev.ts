import { startDev } from './dev/start-dev';
import { devWebPortAt } from './platform/ports';
import { runAtTerminal } from './platform/run-at-terminal';

await runAtTerminal({
  command: 'npm run dev',
  morePorts: (offset) => ({ 'la web de desarrollo': devWebPortAt(offset) }),
  start: async (options, offset) => {
    const dev = await startDev({ ...options, webPort: devWebPortAt(offset) });
    return {
      ...dev,
      hint: 'sigue los cambios de web/, functions/, shared/ y firestore.rules',
    };
  },
});
