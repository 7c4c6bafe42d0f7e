import { exec } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { ROOT } from './build/index';
import { otherNodeWarning } from './build/firebase-json';
import { readArguments } from './platform/arguments';
import { requireFirestoreEmulator } from './platform/find-firestore-emulator';
import { requireNode, UserError } from './platform/user-error';

/** Steps without emulators, browsers and builds, by name. Longest first. */
const QUICK = {
  'pruebas unitarias': 'npx vitest run --project unit --project web',
  // Types too: the linter runs the TypeScript compiler anyway (.oxlintrc.json).
  'lint y tipos': 'npm run -s lint',
  formato: 'npx oxfmt --check',
  'límites entre módulos': 'npm run -s boundaries',
  'código muerto': 'npm run -s deadcode',
  'licencias y secretos': 'npm run -s audit:code',
};
const ALL = {
  'pruebas con emuladores': 'npx vitest run --project integration',
  'recorridos en el navegador': 'npx playwright test',
  ...QUICK,
  // Builds for production first.
  'listo para publicar': 'npx tsx scripts/deploy-check.ts --en-pruebas',
};

/** Steps that run at once. Two keep two cores busy. A third would make tests exceed their timeouts. */
const AT_ONCE = 2;
/** Number of slow test files in the summary. */
const SLOWEST = 20;
/** Maximum length of a failure message in the summary, characters. The output has the full message. */
const SUMMARY_LENGTH = 500;

/** JUnit XML, as Vitest and Playwright write it. */
const testSchema = z.object({
  name: z.string(),
  skipped: z.unknown().optional(),
  failure: z.unknown().optional(),
  error: z.unknown().optional(),
});
const fileSchema = z.object({
  name: z.string(),
  time: z.coerce.number(),
  testcase: z.array(testSchema).default([]),
});
const reportSchema = z.object({
  testsuites: z.object({ testsuite: z.array(fileSchema).default([]) }),
});
const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => name === 'testsuite' || name === 'testcase',
});

const totals = { passed: 0, failed: 0 };
const failures: string[] = [];
const skipped: string[] = [];
const files: z.infer<typeof fileSchema>[] = [];

/** Counts the tests in a report, and collects its files, failures and skipped tests for the summary. */
function readReport(text: string): typeof totals {
  const counts = { passed: 0, failed: 0 };
  for (const file of reportSchema.parse(xml.parse(text)).testsuites.testsuite) {
    files.push(file);
    for (const { name, ...result } of file.testcase) {
      const test = `${file.name}: ${name}`;
      const problem = result.failure ?? result.error;
      if (result.skipped !== undefined) skipped.push(test);
      else if (problem === undefined) counts.passed += 1;
      else {
        counts.failed += 1;
        const message = JSON.stringify(problem).replaceAll(/(\\n|\s)+/g, ' ');
        failures.push(`${test}: ${message.slice(0, SUMMARY_LENGTH)}`);
      }
    }
  }
  return counts;
}

const hasTests = (command: string) => /vitest|playwright/.test(command);

const runCommand = promisify(exec);

/**
 * Runs one command to its end. `report` is the file for the tests' results (vitest.config.ts, playwright.config.ts).
 * A step has two lanes (scripts/platform/ports.ts), because journeys have two workers.
 */
function run(command: string, report: string, lane: number) {
  const running = runCommand(`${command} 2>&1`, {
    cwd: ROOT,
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      CLUB_TEST_LANE: String(2 * lane),
      ...(hasTests(command) && { CLUB_TEST_REPORT: report }),
    },
    maxBuffer: Infinity,
  });
  running.child.stdin?.end();
  return running.then(
    ({ stdout }) => ({ isFine: true, output: stdout }),
    (error: unknown) => ({ isFine: false, output: (error as { readonly stdout: string }).stdout }),
  );
}

/** Runs one step, prints its result and adds it to the totals. */
async function runStep(name: string, command: string, report: string, lane: number) {
  console.log(`… ${name}`);
  const startedAt = Date.now();
  const { isFine, output } = await run(command, report, lane);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const text = await readFile(report, 'utf8').catch(() => undefined);
  const counts = text === undefined ? { passed: 0, failed: 0 } : readReport(text);
  // A step without tests counts as one test. If no test ran, or the step failed without a failed test, that is a failure.
  if (isFine && !hasTests(command)) counts.passed = 1;
  else if (counts.failed === 0 && (!isFine || counts.passed === 0)) {
    counts.failed = 1;
    failures.push(name);
  }
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  const counted =
    text === undefined ? '' : `${String(counts.passed)} bien, ${String(counts.failed)} mal, `;
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${name} (${counted}${seconds} s)`);
  if (counts.failed > 0) console.log(output);
}

const { values } = readArguments({ quick: { type: 'boolean', default: false } });
try {
  requireNode(process.versions.node);
  if (!values.quick) await requireFirestoreEmulator(process.env, ROOT, console.log);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exit(1);
}
console.log(
  `Instante de las pruebas: ${process.env['CLUB_NOW'] ?? 'el fijo (CLUB_NOW elige otro)'}`,
);

const reports = await mkdtemp(path.join(os.tmpdir(), 'club-informes-'));
const waiting = [...Object.entries(values.quick ? QUICK : ALL).entries()];
const runLane = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [index, [name, command]] = next;
    await runStep(name, command, path.join(reports, `${String(index)}.xml`), index);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, runLane));
await rm(reports, { recursive: true });

const slowest = files.toSorted((a, b) => b.time - a.time).slice(0, SLOWEST);
const lines = slowest.map(({ name, time }) => `${time.toFixed(1).padStart(6)} s  ${name}`);
console.log(`\nLo más lento:\n${lines.join('\n')}`);
if (skipped.length > 0) console.log(`\nSin probar:\n${skipped.join('\n')}`);
if (failures.length > 0) console.log(`\nHa fallado:\n${failures.join('\n')}`);
const warning = await otherNodeWarning(process.versions.node);
if (warning !== undefined) console.log(`\n${warning}`);
console.log(`\n${String(totals.passed)} passed, ${String(totals.failed)} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
