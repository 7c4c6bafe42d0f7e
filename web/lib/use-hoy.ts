import { useAhora } from './estado/ahora-context';
import { useNow } from './use-now';

const MINUTE_MS = 60_000;

/**
 * The day that the page goes by: first the server's, which hydration must find, then this device's, so that a page left
 * open changes with the day. An instant: what day it is in Madrid does not depend on the reader's zone.
 */
export function useHoy(): Date {
  const served = useAhora();
  return useNow(MINUTE_MS) ?? served;
}
