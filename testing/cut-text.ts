import type { Page } from '@playwright/test';

/** Texts that are cut off, by the screen or by their own box. Empty if all is well. */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const tell = (element: Element, why: string) =>
      found.push(`${why}: ${element.textContent.trim().slice(0, 40)}`);
    if (document.documentElement.scrollWidth > window.innerWidth) found.push('scrolls sideways');
    for (const element of document.querySelectorAll('body *')) {
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      const box = element.getBoundingClientRect();
      // Text in a scrollable region can be read completely.
      const scrolls = element.closest('[role="region"][tabindex="0"]') !== null;
      // One pixel wide: for screen readers only.
      if (!isText || scrolls || box.width <= 1 || box.right < 0) continue;
      if (box.right > window.innerWidth + 1) tell(element, 'beyond the side');
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
      if (isCut) tell(element, 'cut');
    }
    return found;
  });
