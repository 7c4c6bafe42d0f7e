/** Resolves in a new task, so that pending input events run first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Milliseconds after which the callback runs even if the browser is never idle. */
const MAX_DELAY_MS = 1_500;

/** Runs a callback when the browser is idle. The returned function cancels it. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(run, { timeout: MAX_DELAY_MS });
    return () => window.cancelIdleCallback(handle);
  }
  // Safari has no `requestIdleCallback`.
  const handle = setTimeout(run, 200);
  return () => clearTimeout(handle);
}
