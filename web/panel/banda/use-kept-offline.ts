import { useEffect, useState } from 'react';
import { keepBanda } from '../../lib/sin-conexion/worker';

/** Has the screen kept on this device; whether it then opens without coverage, `undefined` until that is known. */
export function useKeptOffline(): boolean | undefined {
  const [isKept, setKept] = useState<boolean>();
  useEffect(() => {
    let isCurrent = true;
    void keepBanda().then((kept) => {
      if (isCurrent) setKept(kept);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return isKept;
}
