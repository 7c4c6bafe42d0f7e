import type { TouchlineApi } from '../../web/panel/touchline/touchline-api';
import type { TouchlineServer } from './server';

export type Net =
  | 'up'
  /** No call leaves the phone. */
  | 'down'
  /** Calls arrive, responses are lost. */
  | 'lost'
  /** Calls arrive, responses are held until the test releases them. */
  | 'late';

const OFFLINE = { ok: false, error: { status: null, msg: 'sin red' } } as const;

/** Pending work of a phone. A sequence continues when there is none. */
export class Pending {
  readonly #open = new Set<Promise<unknown>>();

  track<T>(work: Promise<T>): Promise<T> {
    this.#open.add(work);
    const done = () => this.#open.delete(work);
    work.then(done, done);
    return work;
  }

  /** Resolves when nothing is pending, including follow-up work. */
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

/** A phone's connection to the server, which a test can cut in both directions. */
export class Network {
  net: Net = 'up';
  /** Index in the server's history of the latest state that the phone has received. */
  toldAt = -1;
  /** The same for responses only, because listeners do not receive sheets. */
  answeredAt = -1;
  /** Held responses, in order of the requests. */
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

  /** Releases the held responses. */
  release(): void {
    const late = this.#late;
    this.#late = [];
    for (const comesOn of late) comesOn();
  }

  /** Drops them, because the waiting page is dead. */
  forget(): void {
    this.#late = [];
  }

  api(): TouchlineApi {
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
