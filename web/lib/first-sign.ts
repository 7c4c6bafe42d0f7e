import { whenIdle } from './when-idle';

/** What a reader does first on a page: moves, touches, types, scrolls. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'] as const;
/** Milliseconds after the page has loaded within which a reader has what he came for to himself. */
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
 * Does something when a reader gives the first sign of being there, or some seconds after the page has loaded if he gives
 * none, and then when the browser is idle; not at all when the returned function is called before.
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
