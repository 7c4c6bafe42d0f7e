import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { context } from 'esbuild';
import { functionsBundle } from '../build/functions';
import { putRules } from '../deploy/rules';
import type { Stoppable } from '../platform/child';

/**
 * Rebuilds the functions when one of their sources, or `shared`, changes. The Functions emulator uses the new files
 * for the next request. If a source does not compile, the last build stays.
 */
export async function watchFunctions(
  root: string,
  dist: string,
  log: (line: string) => void,
): Promise<Stoppable> {
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

/**
 * Loads the rules into the running emulator when their file changes. Rules that do not compile are reported and not
 * loaded.
 */
export function watchRules(
  file: string,
  emulator: { readonly host: string; readonly projectId: string },
  log: (line: string) => void,
): Stoppable {
  let turn: Promise<void> = Promise.resolve();
  let last: string | undefined;
  const apply = async () => {
    const content = await readFile(file, 'utf8').catch(() => '');
    // Editors write more than once, and the file may be empty for a moment.
    if (content === '' || content === last) return;
    last = content;
    const problems = await putRules(emulator, path.basename(file), content);
    for (const problem of problems) log(`Reglas: ${problem}`);
    if (problems.length === 0) log('Reglas: cambiadas');
  };
  // Watches the folder, because editors replace the file.
  const watcher = watch(path.dirname(file), (_event, name) => {
    if (name !== path.basename(file)) return;
    turn = turn.then(apply).catch((error: unknown) => {
      log(`Reglas: ${String(error)}`);
    });
  });
  return {
    async stop() {
      watcher.close();
      await turn;
    },
  };
}
