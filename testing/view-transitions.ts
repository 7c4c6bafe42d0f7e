import type { Page } from 'playwright-core';

/** A part of a view transition that moves: the picture of it before or after, or the way between them. */
export interface ViewTransitionPart {
  readonly side: string;
  /** Its `view-transition-name`. */
  readonly name: string;
  /** Milliseconds. */
  readonly duration: number;
}

type Noting = typeof globalThis & { viewTransition?: Promise<readonly ViewTransitionPart[]> };

/** Notes what moves when a page of those opened from now on gives way to another; the returned function waits for that. */
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
