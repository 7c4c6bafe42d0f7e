import { useEffect } from 'react';

/** Asks again when somebody comes back to this page, and every `everyMs` while he looks at it, if given. */
export function useFresh(reload: () => void, everyMs?: number): void {
  useEffect(() => {
    const look = () => {
      if (!document.hidden) reload();
    };
    document.addEventListener('visibilitychange', look);
    const timer = everyMs === undefined ? undefined : setInterval(look, everyMs);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [reload, everyMs]);
}
