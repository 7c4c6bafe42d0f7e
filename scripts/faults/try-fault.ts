import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { installed } from '../check/steps';
import type { CheckoutCopy } from './checkout-copy';
import type { Fault } from './fault';

const reportSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
type TestsRun = z.infer<typeof reportSchema>;

/** Numbers of passed and failed tests of a file. */
async function runTests(dir: string, { lane, test }: Fault): Promise<TestsRun> {
  const report = path.join(dir, 'informe.json');
  await rm(report, { force: true });
  const args = ['run', '--project', lane, test, '--reporter=json', `--outputFile=${report}`];
  const child = spawn(process.execPath, [installed('vitest/vitest.mjs'), ...args], {
    cwd: dir,
    stdio: 'ignore',
  });
  await once(child, 'exit');
  const text = await readFile(report, 'utf8').catch(
    () => '{"numPassedTests":0,"numFailedTests":0}',
  );
  return reportSchema.parse(JSON.parse(text));
}

/** Whether faults may be planted in a file. Tests and the fault lists are excluded. */
const isCode = (file: string) =>
  /\.(tsx?|rules)$/.test(file) && !/\.test\.|\/testing\/|^scripts\/faults\//.test(file);

/** A function that finds the only file of a checkout that contains a text exactly once. */
export async function faultFinder({
  dir,
  files,
}: Pick<CheckoutCopy, 'dir' | 'files'>): Promise<(text: string) => string | undefined> {
  const code = await Promise.all(
    files
      .filter(isCode)
      .map(async (file) => ({ file, content: await readFile(path.join(dir, file), 'utf8') })),
  );
  return (text) => {
    const found = code.flatMap(({ file, content }) =>
      content
        .split(text)
        .slice(1)
        .map(() => file),
    );
    return found.length === 1 ? found[0] : undefined;
  };
}

/** Test files that pass without a fault. */
const sound = new Set<string>();

/** Whether a fault's test passes without the fault. Otherwise its failure would prove nothing. */
async function isSound(dir: string, fault: Fault): Promise<boolean> {
  const name = `${fault.lane} ${fault.test}`;
  if (sound.has(name)) return true;
  const { numFailedTests, numPassedTests } = await runTests(dir, fault);
  const isPassed = numFailedTests === 0 && numPassedTests > 0;
  if (isPassed) sound.add(name);
  return isPassed;
}

export type Outcome = 'caught' | 'unnoticed' | 'not-found' | 'not-run' | 'fails-without';

/** Plants a fault in a copy of the checkout, runs its test, and restores the copy. */
export async function tryFault(copy: CheckoutCopy, fault: Fault): Promise<Outcome> {
  const file = (await faultFinder(copy))(fault.find);
  if (file === undefined) return 'not-found';
  const place = path.join(copy.dir, file);
  const whole = await readFile(place, 'utf8');
  await writeFile(
    place,
    whole.replace(fault.find, () => fault.replace),
  );
  let broken: TestsRun;
  try {
    broken = await runTests(copy.dir, fault);
  } finally {
    await writeFile(place, whole);
  }
  if (broken.numFailedTests === 0) return broken.numPassedTests > 0 ? 'unnoticed' : 'not-run';
  return (await isSound(copy.dir, fault)) ? 'caught' : 'fails-without';
}
