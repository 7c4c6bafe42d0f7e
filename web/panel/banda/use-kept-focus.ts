import { type RefObject, useEffect, useRef } from 'react';

/** Marks what takes the focus when the element that had it is gone. */
export const PRINCIPAL = { 'data-principal': true } as const;

/**
 * Keeps the keyboard within an element: when what had the focus there has gone with the step it made (a button of the
 * phase before, a corrected event), its principal control takes the focus, or else its heading.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>): void {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && container.current?.contains(target)) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
    };
  }, [container]);
  // After each change of the screen: whether something has gone is not known before.
  useEffect(() => {
    if (document.activeElement !== document.body || last.current?.isConnected !== false) return;
    const next =
      container.current?.querySelector<HTMLElement>('[data-principal]') ??
      container.current?.querySelector<HTMLElement>('h1');
    next?.focus();
  });
}
