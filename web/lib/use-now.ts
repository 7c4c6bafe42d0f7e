import { useEffect, useState } from 'react';

/** Current time; `undefined` on the server and in the first render. Updates every `everyMs`, if given. */
export function useNow(everyMs?: number): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => setNow(new Date());
    const first = setTimeout(tick, 0);
    const timer = everyMs === undefined ? undefined : setInterval(tick, everyMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [everyMs]);
  return now;
}
