import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { putRules } from '../deploy/rules';
import type { Watcher } from './watch-functions';

/** Hands the rules to the running emulator whenever their file changes; rules that do not compile are told and not taken. */
export function watchRules(
  file: string,
  emulator: { readonly host: string; readonly projectId: string },
  log: (line: string) => void,
): Watcher {
  let turn: Promise<void> = Promise.resolve();
  let last: string | undefined;
  const apply = async () => {
    const content = await readFile(file, 'utf8').catch(() => '');
    // Editors write more than once, and a file is empty for a moment.
    if (content === '' || content === last) return;
    last = content;
    const problems = await putRules(emulator, path.basename(file), content);
    for (const problem of problems) log(`Reglas: ${problem}`);
    if (problems.length === 0) log('Reglas: cambiadas');
  };
  // The folder and not the file: editors put a new file in the place of the old one.
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
