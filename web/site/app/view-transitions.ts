/**
 * Ignores the rejections of skipped view transitions (the reader navigated on, or the tab is hidden). The page changes
 * anyway, but React Router does not handle `transition.ready`, so the browser would report an error.
 */
export function silenceSkippedTransitions() {
  if (!('startViewTransition' in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
