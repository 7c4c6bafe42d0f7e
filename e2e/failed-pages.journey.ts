import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../testing/browser';
import { failureFolder, failuresOf } from '../testing/failure-folder';
import { createFailureRecorder } from '../testing/failure-recorder';

/** A test of a separate project, with its own folder. */
const buildTask = () => ({
  name: '¿Guarda la «ficha»?',
  file: { filepath: '/e2e/sample.journey.ts', projectName: 'sample' },
  result: {
    state: 'run',
    errors: [
      { message: 'expected 1 to be 2\n- 2\n+ 1', stack: 'Error: expected 1 to be 2\n at x' },
    ],
  },
});

describe('a failed journey', () => {
  let browser: Browser;
  let task: ReturnType<typeof buildTask>;
  let printed: string[];
  let recorder: ReturnType<typeof createFailureRecorder>;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(() => {
    task = buildTask();
    printed = [];
    recorder = createFailureRecorder({
      currentTest: () => task,
      log: (text) => printed.push(text),
    });
  });
  afterEach(() => rm(failuresOf('sample'), { recursive: true, force: true }));

  const open = async (text: string): Promise<BrowserContext> => {
    const context = await browser.newContext();
    await recorder.opened(context);
    const page = await context.newPage();
    await page.setContent(`<p>${text}</p>`);
    await page.evaluate((said) => {
      console.log(`said ${said}`);
    }, text);
    return context;
  };
  const close = async (context: BrowserContext) => {
    await recorder.closing(context);
    await context.close();
  };
  const finish = async (state: 'pass' | 'fail') => {
    task.result.state = state;
    await recorder.finished(task);
  };
  const read = (file: string) => readFile(path.join(failureFolder(task), file), 'latin1');

  it('leaves a trace of each tab, and a screenshot and the console of open ones', async () => {
    await close(await open('closed'));
    const context = await open('open');
    await finish('fail');
    const folder = failureFolder(task);
    expect(path.basename(folder)).toBe('sample-guarda-la-ficha');
    expect((await readdir(folder)).toSorted()).toEqual([
      'tab-1.zip',
      'tab-2.png',
      'tab-2.txt',
      'tab-2.zip',
    ]);
    for (const trace of ['tab-1.zip', 'tab-2.zip']) {
      expect(await read(trace)).toMatch(/^PK[^]*trace\.trace[^]*trace\.network/);
    }
    expect(await read('tab-2.txt')).toContain('log: said open');
    expect(printed.join('\n')).toContain('text: open');
    const [error] = task.result.errors;
    const named = '[recorded in .club/failures/sample/sample-guarda-la-ficha]';
    expect(error?.message.split('\n').slice(0, 2)).toEqual(['expected 1 to be 2', named]);
    expect(error?.stack).toBe(`Error: expected 1 to be 2\n${named}\n at x`);
    await context.close();
  });

  it('is recorded without the tests before it, which leave nothing', async () => {
    await close(await open('closed'));
    const context = await open('before');
    await finish('pass');
    expect(existsSync(failureFolder(task))).toBe(false);
    expect(printed).toEqual([]);
    task = buildTask();
    await finish('fail');
    expect(await read('tab-2.txt')).not.toContain('said before');
    await context.close();
  });

  it('is recorded if the tab is closed after the failure', async () => {
    const context = await open('open');
    task.result.state = 'fail';
    await close(context);
    await finish('fail');
    expect((await readdir(failureFolder(task))).toSorted()).toEqual([
      'tab-1.png',
      'tab-1.txt',
      'tab-1.zip',
    ]);
    expect(task.result.errors[0]?.message).toContain('[recorded in ');
  });
});
