import { useEffect, useState } from 'react';

const keyOf = (quien: string) => `club-inicio:${quien}`;

/** localStorage may be unavailable in private windows. */
function remembered(quien: string): string | null {
  try {
    return localStorage.getItem(keyOf(quien));
  } catch {
    return null;
  }
}

/**
 * Instant of the latest change that this account had seen on this device before this visit; `null` on the first. Stores
 * `latest` for the next visit.
 */
export function useVisit(quien: string, latest: string | undefined): string | null {
  const [visto] = useState(() => remembered(quien));
  useEffect(() => {
    if (latest === undefined) return;
    try {
      localStorage.setItem(keyOf(quien), latest);
    } catch {
      // Not stored: every change counts as new next time.
    }
  }, [quien, latest]);
  return visto;
}
