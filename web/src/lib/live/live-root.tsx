import { type ComponentType, useEffect, useState } from 'react';

/** Milliseconds after which Firebase is loaded even if the browser is never idle. */
const MAX_DELAY_MS = 1_500;

function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(run, { timeout: MAX_DELAY_MS });
    return () => {
      window.cancelIdleCallback(handle);
    };
  }
  // Safari has no idle callback.
  const handle = setTimeout(run, 200);
  return () => {
    clearTimeout(handle);
  };
}

/** Mounts the live listeners once the first paint is done: Firebase never delays what a reader sees first. */
export function LiveRoot() {
  const [Listeners, setListeners] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(() => {
        void import('./live-listeners').then(({ LiveListeners }) => {
          setListeners(() => LiveListeners);
        });
      }),
    [],
  );
  return Listeners ? <Listeners /> : null;
}
