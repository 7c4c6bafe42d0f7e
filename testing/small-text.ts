import type { Page } from 'playwright-core';

/**
 * Texts that are drawn smaller than so many pixels of CSS, with their size. Left out is what only screen readers get, and the
 * letters of a crest, which are drawn and stand beside the name.
 */
export const smallTexts = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate((limit) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => (node.textContent ?? '').trim())
        .join(' ')
        .trim();
      const box = element.getBoundingClientRect();
      const isDrawn = element.closest('svg[aria-hidden="true"]') !== null;
      if (own === '' || isDrawn || box.width <= 1 || box.height <= 1) continue;
      // What is drawn in a picture of its own units grows and shrinks with it.
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < limit - 0.05) found.push(`${size.toFixed(1)} px: ${own.slice(0, 40)}`);
    }
    return found;
  }, least);
