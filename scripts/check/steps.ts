import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../build/index';

/** What a step of the check came to. */
export interface StepResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** Everything that the step printed, to be shown when it failed. */
  readonly output: string;
}

interface Run {
  readonly code: number | null;
  readonly output: string;
}

/** Runs one of the checkout's tools to its end. */
function runTool(args: readonly string[]): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
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

/** Path of a tool that npm has installed. */
export const installed = (file: string) => path.join(ROOT, 'node_modules', file);

/** A check that holds or does not: counts as one. `args` are those of Node. */
export async function runCheck(name: string, args: readonly string[]): Promise<StepResult> {
  const startedAt = Date.now();
  const { code, output } = await runTool(args);
  const seconds = (Date.now() - startedAt) / 1000;
  const isPassed = code === 0;
  return { name, passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, seconds, output };
}

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), status: z.string() })),
});

/** The tests of some vitest projects: each test counts, and so does a file that does not even load. */
export async function runTests(name: string, projects: readonly string[]): Promise<StepResult> {
  const startedAt = Date.now();
  const reportFile = path.join(os.tmpdir(), `club-pruebas-${String(process.pid)}-${name}.json`);
  const { code, output } = await runTool([
    installed('vitest/vitest.mjs'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ]);
  const seconds = (Date.now() - startedAt) / 1000;
  const text = await readFile(reportFile, 'utf8').catch(() => undefined);
  await rm(reportFile, { force: true });
  if (text === undefined) return { name, passed: 0, failed: 1, seconds, output };
  const report = reportSchema.parse(JSON.parse(text));
  const brokenFiles = report.testResults.filter(({ status }) => status === 'failed').length;
  const failed = Math.max(report.numFailedTests, brokenFiles, code === 0 ? 0 : 1);
  const nothingRan = report.numPassedTests === 0 && failed === 0 ? 1 : 0;
  return { name, passed: report.numPassedTests, failed: failed + nothingRan, seconds, output };
}
