import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

interface DeferredOptions {
  /** Pixels reserved until the component is loaded, to avoid a layout shift. */
  readonly minHeight?: number;
}

/**
 * Loads a component after the page is on screen, so that secondary content does not delay the rest. The server and the
 * first render show empty space of its height. Unlike `lazy`, it does not suspend. If the code cannot be loaded, the
 * space stays empty.
 */
export function deferred<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { minHeight = 0 }: DeferredOptions = {},
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
    // Screenshot tools wait while this attribute is present.
    const isPending = Content === undefined || undefined;
    return (
      <div style={{ minHeight }} data-pendiente={isPending}>
        {Content && <Content {...props} />}
      </div>
    );
  };
}

const loads: (() => Promise<unknown>)[] = [];

/** Loads every component that is hydrated later: for the server, and before the next page is opened. */
export const loadLaterParts = () => Promise.all(loads.map((load) => load()));

/**
 * Component in the server's HTML that is hydrated when its code is loaded, after the rest of the page. Rendered at once
 * if the code is loaded already.
 */
export function hydratedLater<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  const read = async () => ({ default: (loaded ??= await load()) });
  loads.push(read);
  const Later: ComponentType<P> = lazy(read);
  return function HydratedLater(props: P) {
    // Another component type would render the content anew.
    const [Content] = useState(() => loaded ?? Later);
    return (
      <Suspense fallback={null}>
        <Content {...props} />
      </Suspense>
    );
  };
}
