/** Gives a fresh ID token, `undefined` without a session. */
export type TokenSource = () => Promise<string | undefined>;

let source: TokenSource = () => Promise.resolve(undefined);

/** Says where tokens come from. `lib/auth` does, so that the API client knows nothing of Firebase. */
export function provideToken(next: TokenSource): void {
  source = next;
}

/** The token that goes with a call now. */
export const currentToken: TokenSource = () => source();
