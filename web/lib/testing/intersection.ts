import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Fake IntersectionObserver: jsdom has no layout, so the test reports what is visible. */
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
    /** Number of active observers. */
    count: () => observers.size,
    /** Reports to all observers whether their target is visible, and its distance from the window's top in pixels. */
    tell: (isIntersecting: boolean, top: number) =>
      act(() => {
        for (const tell of observers) tell([{ isIntersecting, boundingClientRect: { top } }]);
      }),
  };
}
