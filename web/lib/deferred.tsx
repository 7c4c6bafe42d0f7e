import { type ComponentType, useEffect, useState } from 'react';

interface DeferredOptions {
  /** Height kept free until it is there, so that nothing jumps; pixels. */
  readonly minHeight?: number;
}

/**
 * A component whose code is loaded after the page is on screen: what a reader can do without for a moment must not
 * delay what he came for. The server and the first render show the space that it will take; unlike `lazy` it suspends
 * nothing. Without a connection it stays away.
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
    // To whoever takes pictures of the page: something is still to come.
    const isPending = Content === undefined || undefined;
    return (
      <div style={{ minHeight }} data-pendiente={isPending}>
        {Content && <Content {...props} />}
      </div>
    );
  };
}
