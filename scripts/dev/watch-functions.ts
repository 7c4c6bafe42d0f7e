import { context } from 'esbuild';
import { functionsBundle } from '../build/functions';

/** Something that follows changes until it is stopped. */
export interface Watcher {
  stop(): Promise<void>;
}

/**
 * Builds the functions again whenever one of their sources, `shared` included, changes. The Functions emulator sees the new
 * files and takes them for the next request. A source that does not compile leaves the last build in place.
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
