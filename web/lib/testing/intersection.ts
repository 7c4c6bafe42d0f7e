import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** jsdom has no layout, and so nothing that scrolls away: a test says what has. */
export function fakeIntersections() {
  const observers = new Set<(entries: unknown[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: (entries: unknown[]) => void;
      constructor(callback: (entries: unknown[]) => void) {
        this.#callback = callback;
      }
      observe() {
        observers.add(this.#callback);
      }
      disconnect() {
        observers.delete(this.#callback);
      }
    },
  );
  return {
    /** How many look at something. */
    count: () => observers.size,
    /** Whether what is looked at is in the window, and where its top is, in pixels from the window's. */
    tell: (isIntersecting: boolean, top: number) => {
      act(() => {
        for (const tell of observers) tell([{ isIntersecting, boundingClientRect: { top } }]);
      });
    },
  };
}
