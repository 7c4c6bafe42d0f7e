/** Milliseconds after which work is done even if the browser is never idle. */
const MAX_DELAY_MS = 1_500;

/** Does something when the browser has nothing else to do; not at all when the returned function is called before. */
export function whenIdle(run: () => void): () => void {
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
