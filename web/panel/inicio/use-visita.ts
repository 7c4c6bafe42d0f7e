import { useEffect, useState } from 'react';

const keyOf = (quien: string) => `club-inicio:${quien}`;

/** A private window may refuse to remember anything. */
function remembered(quien: string): string | null {
  try {
    return localStorage.getItem(keyOf(quien));
  } catch {
    return null;
  }
}

/**
 * The latest change that somebody had seen here when this visit began, by its instant; `null` on his first one on this
 * device. `latest` is remembered for his next visit.
 */
export function useVisita(quien: string, latest: string | undefined): string | null {
  const [visto] = useState(() => remembered(quien));
  useEffect(() => {
    if (latest === undefined) return;
    try {
      localStorage.setItem(keyOf(quien), latest);
    } catch {
      // Then everything is new next time.
    }
  }, [quien, latest]);
  return visto;
}
