import { useEffect, useState, createContext, useContext } from 'react';

const MINUTE_MS = 60_000;

/** Calls back as soon as possible and then every `everyMs`, if given. Returns the function that stops it. */
function startTicking(tick: () => void, everyMs?: number): () => void {
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

/**
 * Current time, at most `everyMs` old. Without `everyMs` it never changes. Starts with the server's time, as hydration
 * requires, then follows the device's clock. Convert it to the club's time zone, not the reader's.
 */
export function useClock(everyMs?: number): Date {
  const [now, setNow] = useState(useContext(NowContext));
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    // Keeps the server's time if it is close to the device's, so that hydration is not followed by a second render.
    const isClose = (shown: Date) => Math.abs(Date.now() - shown.getTime()) < everyMs / 2;
    return startTicking(() => setNow((shown) => (isClose(shown) ? shown : new Date())), everyMs);
  }, [everyMs]);
  return now;
}

/** Current time to the minute, for everything that depends on the date: a page left open changes at midnight. */
export const useToday = (): Date => useClock(MINUTE_MS);

/** Server time when the page was rendered; hydration must start with it. */
export const NowContext = createContext(new Date(0));

/** Whether `ms` milliseconds have passed since the first render. */
export function useElapsed(ms: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}
