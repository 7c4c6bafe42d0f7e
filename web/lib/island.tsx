import { type ComponentType, lazy, memo, Suspense, useState } from 'react';

/** Loaders of the islands in the modules loaded so far. */
const islands: (() => Promise<unknown>)[] = [];

/** Loads the code of all islands. The server does it before it renders, the browser before a page is opened. */
export const loadIslands = () => Promise.all(islands.map((load) => load()));

/**
 * Part of a page that the server renders. The browser keeps that HTML, loads the code after the rest of the page is
 * hydrated, and hydrates it then.
 */
export function island<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  const loadOnce = async () => ({ default: (loaded ??= await load()) });
  islands.push(loadOnce);
  /** Waits for ever if the code cannot be loaded, so that React keeps the server's HTML. */
  const loadOrWait = () => loadOnce().catch(() => new Promise<never>(() => undefined));
  const LazyContent: ComponentType<P> = lazy(loadOrWait);
  // React discards the server's HTML if it renders the island again before it is hydrated.
  return memo(function Island(props: P) {
    const [Content] = useState(() => loaded ?? LazyContent);
    return (
      <Suspense>
        <Content {...props} />
      </Suspense>
    );
  });
}
