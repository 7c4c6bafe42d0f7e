import { useEffect, useState, useSyncExternalStore } from 'react';

/** Whether this browser can keep its screen on: not on the server, not in older browsers, not on an insecure page. */
export const useCanStayOn = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => 'wakeLock' in navigator,
    () => false,
  );

/**
 * Keeps the screen on until the returned function is called. The browser lets go of it when the page is hidden: it is asked
 * again when the page is back. `onLost` is called when the device does not want to, now or later.
 */
function stayOn(onLost: () => void): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const lose = () => {
    // Hidden pages have none, and get theirs back.
    if (!isOver && document.visibilityState === 'visible') onLost();
  };
  const ask = async () => {
    if (document.visibilityState !== 'visible') return;
    const got = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (!got) {
      lose();
      return;
    }
    if (isOver) return void got.release();
    lock = got;
    got.addEventListener('release', lose);
  };
  const onVisible = () => void ask();
  document.addEventListener('visibilitychange', onVisible);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}

/** Whether the screen is kept on, whether the device has refused it, and how the reader changes that. */
export function useWakeLock() {
  const [isOn, setIsOn] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(
    () =>
      isOn
        ? stayOn(() => {
            setIsOn(false);
            setIsRefused(true);
          })
        : undefined,
    [isOn],
  );
  const toggle = () => {
    setIsRefused(false);
    setIsOn(!isOn);
  };
  return { isOn, isRefused, toggle };
}
