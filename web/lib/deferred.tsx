import { type ComponentType, useEffect, useState } from 'react';

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
