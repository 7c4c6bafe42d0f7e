const KEY = 'dentro';

/**
 * Whether somebody was signed in when this browser last knew: told at once, long before Firebase can say. It opens nothing, and is
 * only for what to show meanwhile.
 */
export function hadSession(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Takes note of whether somebody is signed in; a browser that stores nothing forgets it. */
export function noteSession(isHere: boolean): void {
  try {
    if (isHere) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without it the login's form is what is seen first.
  }
}
