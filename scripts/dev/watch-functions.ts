import { context } from 'esbuild';
import { functionsBundle } from '../build/functions';

/** A file watcher that can be stopped. */
export interface Watcher {
  stop(): Promise<void>;
}

/**
 * Rebuilds the functions when one of their sources, or `shared`, changes. The Functions emulator uses the new files
 * for the next request. If a source does not compile, the last build stays.
 */
export async function watchFunctions(
  root: string,
  dist: string,
  log: (line: string) => void,
): Promise<Watcher> {
  let builds = 0;
  const watching = await context({
    ...functionsBundle(root, dist),
    plugins: [
      {
        name: 'tell',
        setup(build) {
          build.onEnd(({ errors }) => {
            builds += 1;
            if (errors.length > 0) log(`Funciones: no compilan (${errors[0]?.text ?? ''})`);
            else if (builds > 1) log('Funciones: construidas de nuevo');
          });
        },
      },
    ],
  });
  await watching.watch();
  return { stop: () => watching.dispose() };
}
