import { afterAll, afterEach, type RunnerTestCase as Test, TestRunner } from 'vitest';
import { beforeClosing, openTabs, type Tab } from './browser';

/** Enough of a page to know it again, not so much that other failures are lost among it. */
const TEXT_LENGTH = 1_500;

/** Of what went wrong in it the last: without a connection everything does, again and again. */
const LAST_PROBLEMS = 5;

/** What somebody who looks at a tab sees, its messages and questions first. */
async function tell({ page, problems }: Tab): Promise<string> {
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
  const wrong = problems.slice(-LAST_PROBLEMS).map((problem) => `  problem: ${problem}`);
  return [page.url(), ...wrong, seen.slice(0, TEXT_LENGTH)].join('\n');
}

async function print(tab: Tab, name: string) {
  const told = await tell(tab).catch((error: unknown) => `${tab.page.url()}: ${String(error)}`);
  console.log(`  «${name}» failed with this page open:\n${told}`);
}

/*
 * For each file of journeys: what every tab shows when a test has failed, those that the file closes after each test
 * included. A wait that ended says what it waited for, and nobody can look at the page any more.
 */
const lookBeforeClosing = async (tab: Tab) => {
  const test = TestRunner.getCurrentTest<Test | undefined>();
  if (test?.result?.state === 'fail') await print(tab, test.name);
};
beforeClosing.add(lookBeforeClosing);
// The next file of this process adds its own.
afterAll(() => {
  beforeClosing.delete(lookBeforeClosing);
});
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const tab of openTabs) await print(tab, task.name);
});
