/**
 * Calls back with the value of a promise, unless the returned function was called before. For effects whose answer may
 * come too late.
 */
export function whileCurrent<T>(promise: Promise<T>, onValue: (value: T) => void): () => void {
  let isCurrent = true;
  void promise.then((value) => {
    if (isCurrent) onValue(value);
  });
  return () => {
    isCurrent = false;
  };
}
