const KEY = 'dentro';

/**
 * Whether somebody was signed in when this browser was last used. Available long before Firebase answers, but grants
 * nothing: it only decides what to show meanwhile.
 */
export function hadSession(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Stores whether somebody is signed in. */
export function noteSession(isHere: boolean): void {
  try {
    if (isHere) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is not available: the login form is shown first.
  }
}
