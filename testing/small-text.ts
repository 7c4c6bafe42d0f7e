import type { Page } from '@playwright/test';

/**
 * Texts smaller than a number of CSS pixels, with their size. Ignores text for screen readers only, and crest
 * letters, which are drawn next to the name.
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
      // Text in an SVG scales with it.
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < limit - 0.05) found.push(`${size.toFixed(1)} px: ${own.slice(0, 40)}`);
    }
    return found;
  }, least);
