import { type RefObject, useEffect, useRef } from 'react';

/** Attribute of the element that gets the focus when the focused one is removed. */
export const PRINCIPAL = { 'data-principal': true } as const;

/**
 * Keeps the keyboard focus on the page. When the focused control of the container is removed, focuses its principal
 * control, or else its heading.
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
  // No dependency list: a removal is only visible after a render.
  useEffect(() => {
    if (document.activeElement !== document.body || last.current?.isConnected !== false) return;
    const next =
      container.current?.querySelector<HTMLElement>('[data-principal]') ??
      container.current?.querySelector<HTMLElement>('h1');
    next?.focus();
  });
}
