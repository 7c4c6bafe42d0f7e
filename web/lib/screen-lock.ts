/**
 * Keeps the screen on until the returned function is called, in browsers with wake locks. The browser releases the lock
 * when the page is hidden, so a new one is requested when the page becomes visible. Calls `onLost` if the device
 * refuses or withdraws the lock.
 */
export function keepScreenOn(onLost: () => void = () => undefined): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const lose = () => {
    if (!isOver && document.visibilityState === 'visible') onLost();
  };
  const request = async () => {
    if (document.visibilityState !== 'visible') return;
    const granted = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (!granted) lose();
    else if (isOver) void granted.release();
    else {
      lock = granted;
      granted.addEventListener('release', lose);
    }
  };
  const onVisible = () => void request();
  document.addEventListener('visibilitychange', onVisible);
  void request();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}
