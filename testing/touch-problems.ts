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
