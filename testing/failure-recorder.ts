import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { ROOT } from '../scripts/build/index';
import type { Recorder } from './browser';
import { failureFolder, type RecordedTask } from './failure-folder';

/** Maximum length of the printed page text: enough to recognise the page. */
const TEXT_LENGTH = 1_500;

/** Maximum number of problems printed per page: offline there is no end of them. */
const LAST_PROBLEMS = 5;

/** Timeout of a screenshot, milliseconds: a page may hang. */
const SCREENSHOT_MS = 10_000;

interface Recording {
  /** Base name of its files: `tab-1`, in the order of opening. */
  readonly name: string;
  /** Console messages and uncaught errors since the start of the test. */
  said: { readonly isProblem: boolean; readonly text: string }[];
}

interface RecorderOptions {
  readonly currentTest: () => RecordedTask | undefined;
  /** Prints lines next to the failure. */
  readonly log: (text: string) => void;
}

interface FailureRecorder extends Recorder {
  /** Keeps or discards the recording of a finished test, and starts again. */
  readonly finished: (task: RecordedTask) => Promise<void>;
}

/** Visible text of a page, with messages and questions first. */
async function readPage(page: Page): Promise<string> {
  const seen = await page.evaluate(() => {
    const textOf = (element: Element) =>
      (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
    const messages = [...document.querySelectorAll('[role=alert], [role=status], [role$=dialog]')]
      .map((element) => `  ${element.getAttribute('role') ?? ''}: ${textOf(element)}`)
      .filter((line) => !line.endsWith(': '));
    const { activeElement } = document;
    return [
      ...messages,
      `  focus: ${activeElement?.tagName ?? ''} ${activeElement ? textOf(activeElement).slice(0, 60) : ''}`,
      `  text: ${textOf(document.body)}`,
    ].join('\n');
  });
  return seen.slice(0, TEXT_LENGTH);
}

/** Adds the folder to the messages of a failure, on the second line: summaries show only the beginning. */
function nameFolder(task: RecordedTask): void {
  const folder = path.relative(ROOT, failureFolder(task));
  const withFolder = (text: string) => text.replace(/^.*/, `$&\n[recorded in ${folder}]`);
  for (const error of task.result?.errors ?? []) {
    error.message = withFolder(error.message);
    if (error.stack !== undefined) error.stack = withFolder(error.stack);
  }
}

/**
 * Records browser contexts during each test, and keeps the recording if the test fails: a trace of each context (open
 * it with `npx playwright-core show-trace FILE`), and of each open one a screenshot and a text with the console.
 */
export function createFailureRecorder({ currentTest, log }: RecorderOptions): FailureRecorder {
  const recordings = new Map<BrowserContext, Recording>();
  let opened = 0;
  /** Whether the current test has a folder: a context that it closes is saved before the result is known. */
  let hasFolder = false;

  async function saveTrace(context: BrowserContext, { name }: Recording, task: RecordedTask) {
    const folder = failureFolder(task);
    hasFolder = true;
    await mkdir(folder, { recursive: true });
    await context.tracing.stopChunk({ path: path.join(folder, `${name}.zip`) });
  }

  /** Writes and prints the contents of a context's pages. */
  async function savePages(context: BrowserContext, { name, said }: Recording, task: RecordedTask) {
    const folder = failureFolder(task);
    const shown: string[] = [];
    for (const [index, page] of context.pages().entries()) {
      const file = `${name}${index === 0 ? '' : `-${String(index + 1)}`}.png`;
      await page
        .screenshot({ path: path.join(folder, file), timeout: SCREENSHOT_MS })
        .catch((error: unknown) => shown.push(`no screenshot: ${String(error)}`));
      shown.push(page.url(), await readPage(page).catch(String));
    }
    const problems = said.filter(({ isProblem }) => isProblem).slice(-LAST_PROBLEMS);
    const lines = [...shown, ...problems.map(({ text }) => `  problem: ${text}`)];
    log(`  «${task.name}» failed with this page open:\n${lines.join('\n')}`);
    const text = [...shown, '', 'console:', ...said.map((one) => one.text), ''].join('\n');
    await writeFile(path.join(folder, `${name}.txt`), text);
  }

  /** Errors while recording, such as a killed browser, fail no test and hide no failure. */
  async function attempt(task: RecordedTask, work: () => Promise<unknown>) {
    try {
      await work();
    } catch (error) {
      log(`  «${task.name}» could not be recorded: ${String(error)}`);
    }
  }

  const save = (context: BrowserContext, recording: Recording, task: RecordedTask) =>
    attempt(task, async () => {
      await saveTrace(context, recording, task);
      await savePages(context, recording, task);
    });

  async function failed(task: RecordedTask) {
    for (const [context, recording] of recordings) await save(context, recording, task);
    if (hasFolder) nameFolder(task);
  }

  return {
    failed,

    async opened(context) {
      // With parallel tests it is unknown which one opens a context.
      if (currentTest()?.concurrent === true) return;
      opened += 1;
      const recording: Recording = { name: `tab-${String(opened)}`, said: [] };
      recordings.set(context, recording);
      context.on('console', (message) => {
        const text = `${message.type()}: ${message.text()} ${message.location().url}`;
        recording.said.push({ isProblem: message.type() === 'error', text });
      });
      context.on('weberror', (error) => {
        recording.said.push({ isProblem: true, text: String(error.error()) });
      });
      context.once('close', () => recordings.delete(context));
      // Steps, console and network only: page snapshots at each step cost a third more CPU time.
      await context.tracing.start({});
    },

    async closing(context) {
      const task = currentTest();
      const recording = recordings.get(context);
      if (!task || !recording || task.result?.state === 'pass') return;
      if (task.result?.state === 'fail') await save(context, recording, task);
      else await attempt(task, () => saveTrace(context, recording, task));
    },

    async finished(task) {
      if (task.concurrent === true) return;
      const hasFailed = task.result?.state === 'fail';
      if (hasFailed) await failed(task);
      else if (hasFolder) await rm(failureFolder(task), { recursive: true, force: true });
      hasFolder = false;
      for (const [context, recording] of recordings) {
        recording.said = [];
        await attempt(task, async () => {
          if (!hasFailed) await context.tracing.stopChunk();
          await context.tracing.startChunk();
        });
      }
    },
  };
}
