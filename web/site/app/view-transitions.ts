/**
 * Has view transitions end in silence that do not come to be seen, because the reader has gone on or looks elsewhere. The
 * page changes all the same; React Router leaves the promise that tells of it alone, and the browser reports an error.
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
