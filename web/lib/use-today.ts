import { useNowContext } from './state/now-context';
import { useNow } from './use-now';

const MINUTE_MS = 60_000;

/**
 * Current instant for everything that depends on the date. Starts with the server's, for hydration, then follows this
 * device, so that a page left open changes at midnight. Convert it to the club's time zone, not the reader's.
 */
export function useToday(): Date {
  const served = useNowContext();
  return useNow(MINUTE_MS) ?? served;
}
