import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { putRules } from '../deploy/rules';
import type { Watcher } from './watch-functions';

/**
 * Loads the rules into the running emulator when their file changes. Rules that do not compile are reported and not
 * loaded.
 */
export function watchRules(
  file: string,
  emulator: { readonly host: string; readonly projectId: string },
  log: (line: string) => void,
): Watcher {
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
