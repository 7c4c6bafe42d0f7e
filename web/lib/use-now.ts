import { useEffect, useState } from 'react';

/** Calls back as soon as possible and then every `everyMs`, if given. Returns the function that stops it. */
export function startTicking(tick: () => void, everyMs?: number): () => void {
  const first = setTimeout(tick, 0);
  const timer = everyMs === undefined ? undefined : setInterval(tick, everyMs);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

/** Current time; `undefined` on the server and in the first render. Updates every `everyMs`, if given. */
export function useNow(everyMs?: number): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => startTicking(() => setNow(new Date()), everyMs), [everyMs]);
  return now;
}
