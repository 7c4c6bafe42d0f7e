import type { Page } from '@playwright/test';

interface Targets {
  readonly targets: string;
  /** Selector of a larger element around the target that also receives taps. */
  readonly around: string;
  /** Minimum height, CSS pixels. */
  readonly minPx: number;
}

/** Targets on the screen that are too low for a finger, and elements wider than the screen. Empty if all is well. */
export const touchProblems = (page: Page, options: Targets): Promise<string[]> =>
  page.evaluate(({ targets, around, minPx }) => {
    const problems = [...document.querySelectorAll<HTMLElement>(targets)]
      .filter(({ offsetParent }) => offsetParent !== null)
      .map((target) => target.closest(around) ?? target)
      .filter((target) => target.getBoundingClientRect().height < minPx)
      .map((target) => `low: ${target.outerHTML.slice(0, 200)}`);
    const isWide = document.documentElement.scrollWidth > window.innerWidth;
    return isWide ? [...problems, 'wider than the screen'] : problems;
  }, options);

/** Texts that are cut off, by the screen or by their own box. Empty if all is well. */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const report = (element: Element, why: string) =>
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
      if (box.right > window.innerWidth + 1) report(element, 'beyond the side');
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
      if (isCut) report(element, 'cut');
    }
    return found;
  });

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

/** Elements that have a transition, or an animation of noticeable length. Under reduced motion, none should. */
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
        if (isAnimated || longest(style.transitionDuration) > 0)
          found.push(`${element.tagName}${part ?? ''} ${element.getAttribute('class') ?? ''}`);
      }
    }
    return [...new Set(found)];
  });
