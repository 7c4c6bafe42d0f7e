import type * as LiveViews from './live-views';

let views: typeof LiveViews | undefined;

/** Code of live matches; `undefined` until it is loaded. Only pages with a live match load it. */
export const liveViews = (): typeof LiveViews | undefined => views;

/** Loads the code of live matches; resolves to `undefined` if that fails. */
export async function loadLiveViews(): Promise<typeof LiveViews | undefined> {
  views ??= await import('./live-views').catch(() => undefined);
  return views;
}
