/** Calls back as soon as possible and then every `everyMs`, if given. Returns the function that stops it. */
export function startTicking(tick: () => void, everyMs?: number): () => void {
  const first = setTimeout(tick, 0);
  const timer = everyMs === undefined ? undefined : setInterval(tick, everyMs);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
