import { endpoints } from '@club/shared';
import { callApi } from '../api/call-api';

/** Milliseconds after which the session cookie is renewed (regla 64). */
export const RESYNC_MS = 5 * 60_000;

/** Makes the call; resolves to whether it succeeded. */
export type SyncCall = () => Promise<boolean>;

/**
 * Keeps the server's session cookie in step with the session of this browser: set on sign-in, renewed meanwhile,
 * removed on sign-out. The cookie only says that somebody is signed in and grants nothing.
 */
export class SessionSync {
  #isSignedIn = false;
  /** When the cookie was last set, in milliseconds; `undefined` if it is not set. */
  #syncedAt: number | undefined;
  /** Serialises the calls, so that a removal cannot overtake the call that sets the cookie. */
  #calls: Promise<void> = Promise.resolve();

  constructor(
    private readonly open: SyncCall,
    private readonly close: SyncCall,
    private readonly now: () => number = Date.now,
  ) {}

  /** Call on each change of the session. */
  follow(isSignedIn: boolean): Promise<void> {
    this.#isSignedIn = isSignedIn;
    this.#calls = this.#calls.then(() => this.#sync());
    return this.#calls;
  }

  /** Call periodically: renews the cookie if it is due. */
  refresh(): Promise<void> {
    return this.follow(this.#isSignedIn);
  }

  async #sync(): Promise<void> {
    if (!this.#isSignedIn) {
      if (this.#syncedAt === undefined) return;
      this.#syncedAt = undefined;
      await this.close();
      return;
    }
    const now = this.now();
    if (this.#syncedAt !== undefined && now - this.#syncedAt < RESYNC_MS) return;
    // A failed call is retried at the next `follow` or `refresh`.
    if (await this.open()) this.#syncedAt = now;
  }
}

export const sessionSync = new SessionSync(
  async () => (await callApi(endpoints.openSession)).ok,
  async () => (await callApi(endpoints.closeSession)).ok,
);
