import { endpoints } from '@club/shared';
import { callApi } from '../api/call-api';

/** Milliseconds after which the server is shown the token anew (regla 64). */
export const RESYNC_MS = 5 * 60_000;

/** Whether a call was answered as hoped. */
export type SyncCall = () => Promise<boolean>;

/**
 * Keeps the server's session cookie in step with who is signed in here: set when somebody comes, renewed while he stays,
 * removed when he leaves. The cookie says that somebody is here and opens nothing.
 */
export class SessionSync {
  #isHere = false;
  /** When the server was last shown a token, milliseconds; `undefined` while it knows of nobody. */
  #syncedAt: number | undefined;
  /** One call after the other: a removal must not be overtaken by what it removes. */
  #calls: Promise<void> = Promise.resolve();

  constructor(
    private readonly open: SyncCall,
    private readonly close: SyncCall,
    private readonly now: () => number = Date.now,
  ) {}

  /** To be told who is here, on each change and now and then. */
  follow(isHere: boolean): Promise<void> {
    this.#isHere = isHere;
    this.#calls = this.#calls.then(() => this.#sync());
    return this.#calls;
  }

  /** To be called now and then: does what is due. */
  refresh(): Promise<void> {
    return this.follow(this.#isHere);
  }

  async #sync(): Promise<void> {
    if (!this.#isHere) {
      if (this.#syncedAt === undefined) return;
      this.#syncedAt = undefined;
      await this.close();
      return;
    }
    const now = this.now();
    if (this.#syncedAt !== undefined && now - this.#syncedAt < RESYNC_MS) return;
    // Without an answer it is tried again at the next occasion.
    if (await this.open()) this.#syncedAt = now;
  }
}

/** The session cookie of this browser. */
export const sessionSync = new SessionSync(
  async () => (await callApi(endpoints.openSession)).ok,
  async () => (await callApi(endpoints.closeSession)).ok,
);
