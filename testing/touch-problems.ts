import type { Page } from 'playwright-core';

interface Targets {
  /** Selector of what is tapped. */
  readonly targets: string;
  /** Selector of what a finger may hit instead, where it is around the target. */
  readonly around: string;
  /** Least height, CSS pixels. */
  readonly minPx: number;
}

/** Targets on the screen that are too low for a finger, and whether anything is wider than the screen; empty when all is well. */
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
