import { useEffect } from 'react';

/** Reloads when the page becomes visible again and, if given, every `everyMs` milliseconds while visible. */
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
