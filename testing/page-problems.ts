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

/** Elements that have a transition, or an animation of noticeable length. Under reduced motion, none should. */
export const animatedElements = (page: Page): Promise<readonly string[]> =>
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
