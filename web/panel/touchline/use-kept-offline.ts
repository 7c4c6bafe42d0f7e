import { useEffect, useState } from 'react';
import { keepTouchline } from '../../lib/offline/worker';

/** Caches the screen on this device. Returns whether it opens offline; `undefined` until known. */
export function useKeptOffline(): boolean | undefined {
  const [isKept, setKept] = useState<boolean>();
  useEffect(() => {
    let isCurrent = true;
    void keepTouchline().then((kept) => {
      if (isCurrent) setKept(kept);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return isKept;
}
