import type { BandaApi } from '../../web/panel/banda/banda-api';
import type { TouchlineServer } from './server';

/** What becomes of a phone's calls. */
export type Net =
  | 'up'
  /** No call leaves the phone. */
  | 'down'
  /** Calls arrive, answers do not. */
  | 'lost'
  /** Calls arrive, answers come when the test lets them. */
  | 'late';

const OFFLINE = { ok: false, error: { status: null, msg: 'sin red' } } as const;

/** What a phone is waiting for: a sequence goes on when nothing of it is left. */
export class Pending {
  readonly #open = new Set<Promise<unknown>>();

  track<T>(work: Promise<T>): Promise<T> {
    this.#open.add(work);
    const done = () => this.#open.delete(work);
    work.then(done, done);
    return work;
  }

  /** Resolves when nothing is waited for, not even what follows from what was. */
  async settled(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      while (this.#open.size > 0) {
        await Promise.allSettled([...this.#open]);
        quiet = 0;
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

/** A phone's way to the server, which a test can cut before it and behind it. */
export class Network {
  net: Net = 'up';
  /** Place in the server's history of the newest thing that the phone was told. */
  toldAt = -1;
  /** The same of what it was answered: no listener tells of sheets. */
  answeredAt = -1;
  /** What is held back, in order of asking. */
  #late: (() => void)[] = [];
  readonly #server: TouchlineServer;
  readonly #pending: Pending;

  constructor(server: TouchlineServer, pending: Pending) {
    this.#server = server;
    this.#pending = pending;
  }

  get isHoldingBack(): boolean {
    return this.#late.length > 0;
  }

  /** Lets the answers come that were held back. */
  release(): void {
    const late = this.#late;
    this.#late = [];
    for (const come of late) come();
  }

  /** The page that waited for them is dead. */
  forget(): void {
    this.#late = [];
  }

  api(): BandaApi {
    const { api } = this.#server;
    return {
      putDirecto: (...call) => this.#send(() => api.putDirecto(...call)),
      delDirecto: (...call) => this.#send(() => api.delDirecto(...call)),
      fetchDirecto: (...call) => this.#send(() => api.fetchDirecto(...call)),
      fetchPartido: (...call) => this.#send(() => api.fetchPartido(...call)),
      putActa: (...call) => this.#send(() => api.putActa(...call)),
    };
  }

  async #send<T>(call: () => Promise<T>): Promise<T | typeof OFFLINE> {
    const { net } = this;
    if (net === 'down') return OFFLINE;
    const answer = await this.#pending.track(call());
    const place = this.#server.history.length - 1;
    if (net === 'lost') return OFFLINE;
    if (net === 'late') {
      await new Promise<void>((resolve) => {
        this.#late.push(resolve);
      });
    }
    this.toldAt = Math.max(this.toldAt, place);
    this.answeredAt = Math.max(this.answeredAt, place);
    return answer;
  }
}
