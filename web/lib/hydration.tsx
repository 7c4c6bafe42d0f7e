import { useSyncExternalStore, type ComponentType, useState, lazy, memo, Suspense } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and during hydration, which must render the same; true afterwards. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

type Load<P> = () => Promise<ComponentType<P>>;

/** Component whose code is loaded when it is first rendered, after a reader has asked for it. */
export function onDemand<P extends object>(load: Load<P>): ComponentType<P> {
  const Content: ComponentType<P> = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => <p role="alert">No se ha podido cargar. Recarga la página.</p> }),
    ),
  );
  return (props: P) => (
    <Suspense fallback={<p role="status">Cargando…</p>}>
      <Content {...props} />
    </Suspense>
  );
}

/** Loaders of the islands in the modules loaded so far. */
const islands: (() => Promise<unknown>)[] = [];

/** Loads the code of all islands. The server does it before it renders, the browser before a page is opened. */
export const loadIslands = () => Promise.all(islands.map((load) => load()));

/**
 * Part of a page that the server renders. The browser keeps that HTML, loads the code after the rest of the page is
 * hydrated, and hydrates it then. Without that HTML, `Fallback` is shown until the code is loaded.
 */
export function island<P extends object>(
  load: Load<P>,
  Fallback?: ComponentType<P>,
): ComponentType<P> {
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
      <Suspense fallback={Fallback && <Fallback {...props} />}>
        <Content {...props} />
      </Suspense>
    );
  });
}
