/** What a call shows: who makes it, and where App Check is on, that it comes from the club's own web. */
export interface Credenciales {
  /** A fresh ID token, `undefined` without a session. */
  readonly token: string | undefined;
  readonly appCheck?: string | undefined;
}

export type CredencialSource = () => Promise<Credenciales>;

let source: CredencialSource = () => Promise.resolve({ token: undefined });
let reject: (msg: string | undefined) => void = () => undefined;

/**
 * Says where tokens come from, and what to do when the server does not take one any more. `lib/auth` does, so that the
 * API client knows nothing of Firebase.
 */
export function provideCredenciales(next: CredencialSource, onRejected: typeof reject): void {
  source = next;
  reject = onRejected;
}

/** The headers by which a call shows what there is to show now. */
export async function credencialHeaders(): Promise<Readonly<Record<string, string>>> {
  const { token, appCheck } = await source();
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(appCheck !== undefined && { 'x-firebase-appcheck': appCheck }),
  };
}

/** Whether an answer refuses what App Check says, and not the session: its header `WWW-Authenticate` tells. */
export const isAppCheckRefusal = (status: number, authenticate: string | null): boolean =>
  status === 401 && authenticate === 'AppCheck';

/**
 * To be told of each answer: 401 means that the session has ended, unless it is App Check which was refused; `msg` says why,
 * where that is known.
 */
export function watchAnswer(status: number, authenticate: string | null, msg?: string): void {
  if (status === 401 && !isAppCheckRefusal(status, authenticate)) reject(msg);
}
