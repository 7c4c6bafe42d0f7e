import type { Locator, Page } from '@playwright/test';

/** Name of the focused element, and whether its focus is visible: a ring or similar, on screen and not covered. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: '', isVisible: true };
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const x = Math.min(Math.max(box.left + box.width / 2, 0), window.innerWidth - 1);
    const y = Math.min(Math.max(box.top + box.height / 2, 0), window.innerHeight - 1);
    const onTop = document.elementFromPoint(x, y);
    const isShown = onTop !== null && (element.contains(onTop) || onTop.contains(element));
    return {
      name: element.getAttribute('aria-label') ?? element.textContent.trim(),
      isVisible: isShown && outlineStyle !== 'none' && parseFloat(outlineWidth) > 0,
    };
  });

/** Presses Tab until an element with this name has the focus. Fails if the focus is invisible on the way. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    const current = await focused(page);
    if (!current.isVisible) throw new Error(`the focus on «${current.name}» cannot be seen`);
    if (name.test(current.name)) return;
    seen.push(current.name);
  }
  throw new Error(`Tab never came to ${String(name)}: ${seen.join(' | ')}`);
}

/** Presses Tab until an element has the focus, and waits until it is enabled. */
export async function tabToTarget(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  // Found once: finding it by its role again after each press takes most of the time.
  const handle = await target.first().elementHandle();
  for (let presses = 0; presses < 250; presses += 1) {
    if (await handle.evaluate((element) => element === document.activeElement)) {
      return handle.waitForElementState('enabled');
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}

/** Moves to an element with Tab and presses Enter. */
export async function pressTarget(page: Page, target: Locator): Promise<void> {
  await tabToTarget(page, target);
  await page.keyboard.press('Enter');
}

/** Text of the focused element, or of the whole page without focus. */
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent.trim() ?? '');
