import { useEffect } from 'react';

/** Keeps the screen on while `isOn`. Does nothing if unsupported or refused, e.g. on low battery. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isCurrent = true;
    const request = async () => {
      if (document.hidden) return;
      const granted = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isCurrent) lock = granted;
      else await granted?.release();
    };
    // The browser releases the lock when the page is hidden.
    const again = () => void request();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', again);
      void lock?.release().catch(() => undefined);
    };
  }, [isOn]);
}
