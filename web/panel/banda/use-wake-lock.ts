import { useEffect } from 'react';

/** Keeps the screen on while `isOn`; where the browser cannot, or will not on a low battery, nothing happens. */
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
    // The browser takes it away when the page is hidden.
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
