import type { Locator, Page } from 'playwright-core';

interface Focused {
  readonly name: string;
  /** Whether a ring or the like tells where the focus is, and the element is on screen and not covered. */
  readonly isVisible: boolean;
}

/** What has the focus, and whether a reader can see that it has. */
const focused = (page: Page): Promise<Focused> =>
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

/** Presses Tab until something of this name has the focus; fails when a focus on the way cannot be seen. */
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

/** Presses Tab until something has the focus, as somebody without a mouse does. */
export async function tabToTarget(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let presses = 0; presses < 250; presses += 1) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}

/** Goes to something with Tab and presses it with Enter. */
export async function pressTarget(page: Page, target: Locator): Promise<void> {
  await tabToTarget(page, target);
  await page.keyboard.press('Enter');
}

/** Text of what has the focus; that of the whole page when nothing has. */
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent.trim() ?? '');
