/** Gives a place back; a second time it does nothing. */
export type Release = () => void;

/** So many places; who finds none waits, in the order of arrival. */
export function createSlots(size: number): { readonly take: () => Promise<Release> } {
  let free = size;
  const waiting: (() => void)[] = [];
  return {
    async take() {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      };
    },
  };
}
