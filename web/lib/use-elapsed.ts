import { useEffect, useState } from 'react';

/** Whether so many milliseconds have gone by since it was first shown. */
export function useElapsed(ms: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsOver(true);
    }, ms);
    return () => {
      clearTimeout(timer);
    };
  }, [ms]);
  return isOver;
}
