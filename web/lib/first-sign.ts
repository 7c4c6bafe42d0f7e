import { whenIdle } from './when-idle';

/** Events that show that a reader is active. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'] as const;
/** Milliseconds to wait after the page's load event if the reader does nothing. */
const QUIET_MS = 6_000;

let hasShown = false;

function onceLoaded(run: () => void): () => void {
  if (document.readyState === 'complete') {
    run();
    return () => undefined;
  }
  addEventListener('load', run, { once: true });
  return () => {
    removeEventListener('load', run);
  };
}

/**
 * Runs a callback when the browser is idle after the reader's first interaction, or some seconds after the page has
 * loaded. The returned function cancels it.
 */
export function atFirstSign(run: () => void): () => void {
  let cancelIdle: () => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    stopWaiting();
    for (const sign of SIGNS) removeEventListener(sign, begin, true);
  };
  const begin = () => {
    hasShown = true;
    forget();
    cancelIdle = whenIdle(run);
  };
  let stopWaiting: () => void = () => undefined;
  if (hasShown) {
    begin();
  } else {
    for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
    stopWaiting = onceLoaded(() => {
      timer = setTimeout(begin, QUIET_MS);
    });
  }
  return () => {
    forget();
    cancelIdle();
  };
}
