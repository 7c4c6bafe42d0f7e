import { useEffect, useState } from 'react';
import { useNowContext } from './state/now-context';
import { startTicking } from './use-now';

const MINUTE_MS = 60_000;

/**
 * Current time to the minute, for everything that depends on the date. Starts with the server's time, as hydration
 * requires, then follows the device's clock, so that a page left open changes at midnight. Convert it to the club's time
 * zone, not the reader's.
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
