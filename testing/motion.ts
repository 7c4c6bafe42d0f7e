import type { Page } from '@playwright/test';

/** Elements whose transition or animation would take noticeably long now. */
export const movingParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const longest = (durations: string) =>
      Math.max(
        ...durations.split(',').map((one) => parseFloat(one) * (one.endsWith('ms') ? 0.001 : 1)),
      );
    const found: string[] = [];
    for (const element of document.querySelectorAll('body, body *')) {
      for (const part of [null, '::before', '::after']) {
        const style = getComputedStyle(element, part);
        const isAnimated =
          style.animationName !== 'none' && longest(style.animationDuration) > 0.02;
        if (isAnimated || longest(style.transitionDuration) > 0.02)
          found.push(`${element.tagName}${part ?? ''} ${element.getAttribute('class') ?? ''}`);
      }
    }
    return [...new Set(found)];
  });
