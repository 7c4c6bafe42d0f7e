/**
 * Has view transitions end in silence that do not come to be seen, because the reader has gone on or looks elsewhere. The
 * page changes all the same; React Router leaves the promise that tells of it alone, and the browser reports an error.
 */
export function silenceSkippedTransitions() {
  // As unknown to browsers that have none, whatever the types say.
  const start = document.startViewTransition as typeof document.startViewTransition | undefined;
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start.call(document, update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
