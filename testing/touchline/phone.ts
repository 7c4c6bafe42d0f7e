import type { Step } from '@club/shared';
import { undoLast } from '../../web/panel/touchline/note-evento';
import { type Notebook, createNotebook } from '../../web/panel/touchline/notebook';
import { answerDoubt, type DoubtAnswer } from '../../web/panel/touchline/merge-logs';
import { summarizeSending } from '../../web/panel/touchline/sending-state';
import { openTouchlineStorage, type TouchlineStorage } from '../../web/panel/touchline/storage';
import { TouchlineController } from '../../web/panel/touchline/touchline';
import type { CallApi } from '../../web/panel/touchline/exchange';
import { NO_CONNECTION } from '../../web/lib/api/call-api';
import type { TouchlineServer } from './server';

export type Net =
  | 'up'
  /** No call leaves the phone. */
  | 'down'
  /** Calls arrive, answers are lost. */
  | 'lost'
  /** Calls arrive, answers are held until `releaseAnswers`. */
  | 'late';

const OFFLINE = { ok: false, error: NO_CONNECTION } as const;
const never = () => new Promise<void>(() => undefined);

/** A touchline phone: the product's code, with a device store, a network and a listener that the test controls. */
export class Phone {
  net: Net = 'up';
  /** Name of its store, unique in a test run. */
  readonly name: string;
  /** Index in the server's history of the latest state that the phone was told of. */
  toldAt = -1;
  /** The same for answers only, because listeners are not told of sheets. */
  answeredAt = -1;
  /** Ids of steps that its user entered and did not discard. */
  readonly noted = new Set<string>();
  /** Open pages of the match, which share the device's store. */
  tabs: TouchlineController[] = [];
  readonly #server: TouchlineServer;
  readonly #newId: () => string;
  readonly #store: TouchlineStorage;
  #tabStores: TouchlineStorage[] = [];
  /** Index in the server's history that the listener has reached. */
  #heardAt = -1;
  /** Calls and transactions under way. */
  readonly #open = new Set<Promise<unknown>>();
  /** Continue the calls whose answers are held. */
  #heldAnswers: (() => void)[] = [];

  constructor(server: TouchlineServer, name: string, newId: () => string) {
    this.#server = server;
    this.#newId = newId;
    this.name = `${server.partidoId}-${name}`;
    this.#store = openTouchlineStorage(this.name);
  }

  get tab(): TouchlineController {
    const [tab] = this.tabs;
    if (!tab) throw new Error('no page is open');
    return tab;
  }

  get isHoldingAnswers(): boolean {
    return this.#heldAnswers.length > 0;
  }

  releaseAnswers(): void {
    const held = this.#heldAnswers;
    this.#heldAnswers = [];
    for (const goOn of held) goOn();
  }

  #track<T>(work: Promise<T>): Promise<T> {
    this.#open.add(work);
    const done = () => this.#open.delete(work);
    work.then(done, done);
    return work;
  }

  /** Resolves when nothing is under way, nor follows from what was. */
  async settled(): Promise<void> {
    for (let quietRounds = 0; quietRounds < 3; quietRounds += 1) {
      while (this.#open.size > 0) {
        await Promise.allSettled([...this.#open]);
        quietRounds = 0;
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** A call over the phone's network. */
  readonly #call: CallApi = async (endpoint, options) => {
    const { net } = this;
    if (net === 'down') return OFFLINE;
    const answer = await this.#track(this.#server.call(endpoint, options));
    const place = this.#server.history.length - 1;
    if (net === 'lost') return OFFLINE;
    if (net === 'late') {
      await new Promise<void>((resolve) => {
        this.#heldAnswers.push(resolve);
      });
    }
    this.toldAt = Math.max(this.toldAt, place);
    this.answeredAt = Math.max(this.answeredAt, place);
    return answer;
  };

  stored(): Promise<Notebook | undefined> {
    return this.#store.read(this.#server.partidoId);
  }

  async openTab(): Promise<void> {
    const store = openTouchlineStorage(this.name);
    this.#tabStores.push(store);
    const tab = new TouchlineController(this.#server.partidoId, {
      store: {
        ...store,
        read: (...call) => this.#track(store.read(...call)),
        change: (...call) => this.#track(store.change(...call)),
      },
      call: this.#call,
      newId: this.#newId,
      wait: never,
    });
    this.tabs.push(tab);
    await tab.start();
    await this.settled();
    const { partido } = this.#server.now();
    // The screen creates a missing notebook too, if it is online and the match has no sheet.
    if (!tab.state().notebook && this.net === 'up' && !partido.jugado)
      await tab.begin(createNotebook(partido, [], this.#newId));
    await this.hear();
  }

  async kill(): Promise<void> {
    for (const tab of this.tabs) tab.stop();
    this.tabs = [];
    this.#heldAnswers = [];
    await Promise.all(this.#tabStores.map((store) => store.close()));
    this.#tabStores = [];
    this.#heardAt = -1;
  }

  async close(): Promise<void> {
    await this.kill();
    await this.#store.close();
  }

  /** Delivers a state of the server's history to the listener, by default the latest; never an earlier one than before. */
  async hear(place = this.#server.history.length - 1): Promise<void> {
    if (this.net === 'down') return;
    const at = Math.max(place, this.#heardAt);
    const held = this.#server.history[at];
    if (!held) return;
    this.#heardAt = at;
    this.toldAt = Math.max(this.toldAt, at);
    for (const tab of this.tabs) {
      if (held.doc) await tab.receive(held.doc);
      else tab.receiveMissing();
    }
    await this.settled();
  }

  /** Delivers the state after the last one heard, which may be stale by now. */
  async hearNext(): Promise<void> {
    await this.hear(Math.min(this.#heardAt + 1, this.#server.history.length - 1));
  }

  async note(step: Step): Promise<void> {
    const isStored = await this.tab.change((current) => ({
      ...current,
      pasos: [...current.pasos, step],
    }));
    if (isStored && this.tab.state().notebook) this.noted.add(step.id);
  }

  async undo(instante: string): Promise<void> {
    const stamp = { newId: this.#newId, instante };
    await this.tab.change((current) => ({
      ...current,
      pasos: [...current.pasos, ...undoLast(current.pasos, stamp)],
    }));
  }

  async answer(answer: DoubtAnswer, instante: string): Promise<void> {
    const [doubt] = this.tab.state().openDoubts;
    if (!doubt) return;
    const stamp = { newId: this.#newId, instante };
    await this.tab.change((current) => answerDoubt(current, doubt, answer, stamp));
  }

  async finish(): Promise<void> {
    await this.tab.change((current) => ({ ...current, cierre: {} }));
  }

  /** Notebooks with steps of pages that say «Todo enviado». */
  saysAllSent(): readonly Notebook[] {
    return this.tabs.flatMap((tab) => {
      const state = tab.state();
      const { notebook } = state;
      if (!notebook || notebook.pasos.length === 0) return [];
      return summarizeSending(state, this.net !== 'down').isAllSent ? [notebook] : [];
    });
  }
}
