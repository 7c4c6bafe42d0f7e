import type { Page } from '@playwright/test';

export interface ViewTransitionPart {
  /** `old` or `new` picture of an element, or the `group` of both. */
  readonly side: string;
  /** Its `view-transition-name`. */
  readonly name: string;
  /** Milliseconds. */
  readonly duration: number;
}

type Noting = typeof globalThis & { viewTransition?: Promise<readonly ViewTransitionPart[]> };

/** Records view transitions of pages opened from now on. The returned function waits for the recording. */
export async function noteViewTransition(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const movingParts = () =>
      document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return [];
        const [, side, name] =
          /^::view-transition-(\w+)\((.+)\)$/.exec(effect.pseudoElement ?? '') ?? [];
        if (side === undefined || name === undefined) return [];
        return [{ side, name, duration: Number(effect.getTiming().duration) }];
      });
    document.startViewTransition = (update) => {
      const transition = start(update);
      (globalThis as Noting).viewTransition = transition.ready.then(movingParts);
      return transition;
    };
  });
  return async (): Promise<readonly ViewTransitionPart[]> => {
    await page.waitForFunction(() => (globalThis as Noting).viewTransition !== undefined);
    return (await page.evaluate(() => (globalThis as Noting).viewTransition)) ?? [];
  };
}
