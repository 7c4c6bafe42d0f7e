import { useEffect, useState } from 'react';
import { useNowContext } from './state/now-context';
import { startTicking } from './ticking';

const MINUTE_MS = 60_000;

/**
 * Current instant for everything that depends on the date, to the minute. Starts with the server's, for hydration, then
 * follows this device, so that a page left open changes at midnight. Convert it to the club's time zone, not the
 * reader's.
 */
export function useToday(): Date {
  const [today, setToday] = useState(useNowContext());
  useEffect(() => {
    const tick = () => {
      const now = new Date();
      // Renders nothing again right after hydration.
      setToday((before) => (Math.abs(now.getTime() - before.getTime()) < MINUTE_MS ? before : now));
    };
    return startTicking(tick, MINUTE_MS);
  }, []);
  return today;
}
