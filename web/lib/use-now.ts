import { useEffect, useState } from 'react';
import { startTicking } from './ticking';

/** Current time; `undefined` on the server and in the first render. Updates every `everyMs`, if given. */
export function useNow(everyMs?: number): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => startTicking(() => setNow(new Date()), everyMs), [everyMs]);
  return now;
}
