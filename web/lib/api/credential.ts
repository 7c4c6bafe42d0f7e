/** Tokens sent with each call: the user's and, with App Check, the app's. */
export interface Credentials {
  /** Fresh ID token; `undefined` without a session. */
  readonly token: string | undefined;
  readonly appCheck?: string | undefined;
}

type CredentialSource = () => Promise<Credentials>;

let source: CredentialSource = () => Promise.resolve({ token: undefined });
let onRejected: (sentToken: string | undefined, msg: string) => void = () => undefined;

/**
 * Sets where tokens come from, and the callback for a rejected token: the one that was sent, and the server's reason.
 * `lib/auth` and `site/notifications` call it, so that the API client does not depend on Firebase.
 */
export function provideCredentials(
  newSource: CredentialSource,
  newOnRejected: typeof onRejected,
): void {
  source = newSource;
  onRejected = newOnRejected;
}

const BEARER = 'Bearer ';

export interface CredentialHeaders extends Readonly<Record<string, string>> {
  readonly authorization?: string;
}

/** Request headers with the current tokens. */
export async function credentialHeaders(): Promise<CredentialHeaders> {
  const { token, appCheck } = await source();
  return {
    ...(token !== undefined && { authorization: BEARER + token }),
    ...(appCheck !== undefined && { 'x-firebase-appcheck': appCheck }),
  };
}

/** Reports that the server rejected the token in these headers. `msg` is its reason. */
export const reportRejected = ({ authorization }: CredentialHeaders, msg: string): void =>
  onRejected(authorization?.slice(BEARER.length), msg);
