/** Gives a fresh ID token, `undefined` without a session. */
export type TokenSource = () => Promise<string | undefined>;

let source: TokenSource = () => Promise.resolve(undefined);
let reject: () => void = () => undefined;

/**
 * Says where tokens come from, and what to do when the server does not take one any more. `lib/auth` does, so that the
 * API client knows nothing of Firebase.
 */
export function provideToken(next: TokenSource, onRejected: () => void): void {
  source = next;
  reject = onRejected;
}

/** The token that goes with a call now. */
export const currentToken: TokenSource = () => source();

/** To be told of each answer's status: 401 means that the session has ended. */
export function watchStatus(status: number): void {
  if (status === 401) reject();
}
