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
 * Current time to the minute, for everything that depends on the date. Starts with the server's time, as hydration
 * requires, then follows the device's clock, so that a page left open changes at midnight. Convert it to the club's
 * time zone, not the reader's.
 */
export function useToday(): Date {
  const [today, setToday] = useState(useNowContext());
  useEffect(() => {
    const tick = () => {
      const now = new Date();
      // Keeps the server's time if it is close, so that hydration is not followed by a second render.
      setToday((before) => (Math.abs(now.getTime() - before.getTime()) < MINUTE_MS ? before : now));
    };
    return startTicking(tick, MINUTE_MS);
  }, []);
  return today;
}

export const NowContext = createContext(new Date(0));

/** Server time when the page was rendered. Hydration must use it; `useToday` follows the current day. */
export const useNowContext = (): Date => useContext(NowContext);

/** Whether `ms` milliseconds have passed since the first render. */
export function useElapsed(ms: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}
