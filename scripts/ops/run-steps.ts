import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Command, type Step, withValues } from './step';

const exec = promisify(execFile);

/** Runs one command and returns its output. Throws if it fails. */
export type Execute = (command: Command) => Promise<string>;

/** Runs commands on this machine. On Windows, `gcloud` and `npx` are batch files. */
export const executeHere: Execute = async ([program = '', ...args]) => {
  const { stdout } = await exec(program, args, { shell: process.platform === 'win32' });
  return stdout.trim();
};

/** Creates what is missing, step by step. Stops at the first failure, and may be run again. */
export async function runSteps(
  steps: readonly Step[],
  execute: Execute,
  log: (line: string) => void,
): Promise<void> {
  const values = new Map<string, string>();
  for (const step of steps) {
    if (step.kind === 'run') {
      await execute(withValues(step.command, values));
      log(`✓ ${step.what}`);
    } else if (step.kind === 'ensure') {
      const isThere = await execute(withValues(step.probe, values)).then(
        () => true,
        () => false,
      );
      if (!isThere) await execute(withValues(step.create, values));
      log(`✓ ${step.what} (${isThere ? 'ya estaba' : 'hecho'})`);
    } else {
      const found = await execute(withValues(step.find, values));
      values.set(step.variable, found);
      if (found !== '' && step.update) await execute(withValues(step.update, values));
      if (found === '' && step.create) {
        values.set(step.variable, await execute(withValues(step.create, values)));
      }
      log(`✓ ${step.what} (${found === '' ? 'hecho' : 'ya estaba'})`);
    }
  }
}
