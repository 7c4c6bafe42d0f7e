/** A value stored on this device; `null` if there is none, `undefined` if storage is not available. */
export function readStored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a value on this device, or removes it. Does nothing if storage is not available. */
export function writeStored(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is blocked, as in a private window: the value lasts as long as the page.
  }
}
