import { type ComponentType, lazy, Suspense } from 'react';

const loads: (() => Promise<void>)[] = [];

/** Loads every component that is hydrated later, before the server renders. */
export const loadLaterParts = () => Promise.all(loads.map((load) => load()));

/** Component in the server's HTML that is hydrated when its code is loaded, after the rest of the page. */
export function hydratedLater<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let onServer: ComponentType<P> | undefined;
  if (import.meta.env.SSR) {
    loads.push(async () => {
      onServer = await load();
    });
  }
  const Later: ComponentType<P> = lazy(async () => ({ default: await load() }));
  return function HydratedLater(props: P) {
    const Content = onServer ?? Later;
    return (
      <Suspense fallback={null}>
        <Content {...props} />
      </Suspense>
    );
  };
}
