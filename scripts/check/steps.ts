import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../build/index';

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export interface StepResult extends Tally {
  readonly name: string;
  readonly seconds: number;
  /** Full output of the step, shown if it failed. */
  readonly output: string;
  /** Failures, one line each: file, name and beginning of the message. */
  readonly failures: readonly string[];
  /** Tests that cannot run on this machine. Their names say why. */
  readonly skipped: readonly string[];
  /** Test files and their durations. */
  readonly files: readonly { readonly file: string; readonly seconds: number }[];
}

interface Run {
  readonly code: number | null;
  readonly output: string;
}

/** Runs one of the checkout's tools to its end. */
function runTool(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    }
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code, output });
    });
  });
}

export const installed = (file: string) => path.join(ROOT, 'node_modules', file);

/** Runs a check that passes or fails as a whole. `args` are arguments of Node. */
export async function runCheck(name: string, args: readonly string[]): Promise<StepResult> {
  const startedAt = Date.now();
  const { code, output } = await runTool(args);
  const seconds = (Date.now() - startedAt) / 1000;
  const isPassed = code === 0;
  const failures = isPassed ? [] : [name];
  const counted: Tally = isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { name, ...counted, seconds, output, failures, skipped: [], files: [] };
}

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

type TestFileResult = z.infer<typeof reportSchema>['testResults'][number];

/** Maximum length of a failure message in the summary, characters. The output has the full message. */
const SUMMARY_LENGTH = 500;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, SUMMARY_LENGTH);

/** The failed tests of a file, or the file itself if it failed to load. */
function failuresIn({ name, status, message, assertionResults }: TestFileResult): string[] {
  const file = path.relative(ROOT, name);
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => `${file}: ${test.fullName}: ${oneLine(test.failureMessages?.join() ?? '')}`);
  return tests.length > 0 || status !== 'failed' ? tests : [`${file}: ${oneLine(message ?? '')}`];
}

const skippedIn = ({ name, assertionResults }: TestFileResult): string[] =>
  assertionResults
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ fullName }) => `${path.relative(ROOT, name)}: ${fullName}`);

let runs = 0;

/** Runs the tests of some vitest projects. Counts tests, and files that fail to load. */
export async function runTests(name: string, projects: readonly string[]): Promise<StepResult> {
  const startedAt = Date.now();
  const reportFile = path.join(os.tmpdir(), `club-pruebas-${String(process.pid)}-${name}.json`);
  const command = [
    installed('vitest/vitest.mjs'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ];
  const { code, output } = await runTool(command, { CLUB_TEST_LANE: String(runs++) });
  const seconds = (Date.now() - startedAt) / 1000;
  const text = await readFile(reportFile, 'utf8').catch(() => undefined);
  await rm(reportFile, { force: true });
  if (text === undefined) {
    const failures = [`${name}: ended without a report`];
    return { name, passed: 0, failed: 1, seconds, output, failures, skipped: [], files: [] };
  }
  const report = reportSchema.parse(JSON.parse(text));
  const brokenFiles = report.testResults.filter(({ status }) => status === 'failed').length;
  const failed = Math.max(report.numFailedTests, brokenFiles, code === 0 ? 0 : 1);
  const nothingRan = report.numPassedTests === 0 && failed === 0 ? 1 : 0;
  const failures = report.testResults.flatMap(failuresIn);
  return {
    name,
    passed: report.numPassedTests,
    failed: failed + nothingRan,
    seconds,
    output,
    failures,
    skipped: report.testResults.flatMap(skippedIn),
    files: report.testResults.map(({ name: file, startTime, endTime }) => ({
      file: path.relative(ROOT, file),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/** Number of test files listed by default. */
const SLOWEST = 20;

/** The slowest test files of some steps, slowest first, one line each. */
export const slowestFiles = (steps: readonly StepResult[], count = SLOWEST): readonly string[] =>
  steps
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);
