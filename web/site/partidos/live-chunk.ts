import type * as LiveViews from './live-views';

let views: typeof LiveViews | undefined;

/** The code of matches in play, once it is loaded: only pages that show one need it. */
export const liveViews = (): typeof LiveViews | undefined => views;

/** Loads the code of matches in play; without a connection it stays away. */
export async function loadLiveViews(): Promise<typeof LiveViews | undefined> {
  views ??= await import('./live-views').catch(() => undefined);
  return views;
}
