import type { Page } from '@playwright/test';

/** Targets lower than a number of CSS pixels, and elements wider than the screen. Empty if all is well. */
export const touchProblems = (page: Page, minPx: number): Promise<string[]> =>
  page.evaluate((least) => {
    const targets = 'main :is(button, a, input, select), [role$=dialog] :is(button, input, select)';
    const problems = [...document.querySelectorAll<HTMLElement>(targets)]
      .filter(({ offsetParent }) => offsetParent !== null)
      // Taps beside an input count too.
      .map((target) => target.closest('label, .MuiInputBase-root') ?? target)
      .filter((target) => target.getBoundingClientRect().height < least)
      .map((target) => `low: ${target.outerHTML.slice(0, 200)}`);
    const isWide = document.documentElement.scrollWidth > window.innerWidth;
    return isWide ? [...problems, 'wider than the screen'] : problems;
  }, minPx);

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
