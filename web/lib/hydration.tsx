import {
  useSyncExternalStore,
  type ComponentType,
  useEffect,
  useState,
  lazy,
  memo,
  Suspense,
} from 'react';

const neverChanges = () => () => undefined;

/** False on the server and during hydration, which must render the same; true afterwards. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/**
 * Loads a component after the page is on screen, so that secondary content does not delay the rest. The server and the
 * first render show empty space, `minHeight` pixels high to avoid a layout shift. Unlike `lazy`, it does not suspend.
 * If the code cannot be loaded, the space stays empty.
 */
export function deferred<P extends object>(
  load: () => Promise<ComponentType<P>>,
  minHeight = 0,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Deferred(props: P) {
    const [Content, setContent] = useState<ComponentType<P> | undefined>(() => loaded);
    useEffect(() => {
      let isCurrent = true;
      load().then(
        (component) => {
          loaded = component;
          if (isCurrent) setContent(() => component);
        },
        () => undefined,
      );
      return () => {
        isCurrent = false;
      };
    }, []);
    return (
      // Screenshot tools wait while the attribute is present.
      <div style={{ minHeight }} data-pendiente={Content ? undefined : true}>
        {Content && <Content {...props} />}
      </div>
    );
  };
}

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
