import { actaFromLiveMatch, isSameContent, type JugadorPreview, type Step } from '@club/shared';
import { openTouchlineStorage, type TouchlineStorage } from '../../web/panel/touchline/storage';
import { undoStep, undoable } from '../../web/panel/touchline/note-evento';
import { TouchlineController } from '../../web/panel/touchline/touchline';
import type { TouchlineApi } from '../../web/panel/touchline/touchline-api';
import { answerDoubt, type DoubtAnswer } from '../../web/panel/touchline/reconcile';
import { type Notebook, openNotebook } from '../../web/panel/touchline/notebook';
import { summarizeSending } from '../../web/panel/touchline/sending-text';
import { Network, Pending } from './network';
import type { TouchlineServer } from './server';

const never = () => new Promise<void>(() => undefined);

/** A touchline phone: the product's code with a device store, a network and a listener controlled by the test. */
export class Phone {
  readonly network: Network;
  readonly pending = new Pending();
  /** Ids of steps that its user entered and did not discard. */
  readonly noted = new Set<string>();
  /** Number of sent sheets that did not match its log. */
  wrongSheets = 0;
  /** Open pages of the match, which share the device's store. */
  tabs: TouchlineController[] = [];
  readonly #server: TouchlineServer;
  readonly #newId: () => string;
  readonly #store: TouchlineStorage;
  readonly #storeName: string;
  #tabStores: TouchlineStorage[] = [];
  /** Index in the server's history that the listener has reached. */
  #heardAt = -1;

  constructor(server: TouchlineServer, name: string, newId: () => string) {
    this.#server = server;
    this.#newId = newId;
    this.#storeName = `${server.partidoId}-${name}`;
    this.#store = openTouchlineStorage(this.#storeName);
    this.network = new Network(server, this.pending);
  }

  get tab(): TouchlineController {
    const [tab] = this.tabs;
    if (!tab) throw new Error('no page is open');
    return tab;
  }

  settled(): Promise<void> {
    return this.pending.settled();
  }

  stored(): Promise<Notebook | undefined> {
    return this.#store.read(this.#server.partidoId);
  }

  async openTab(): Promise<void> {
    const store = openTouchlineStorage(this.#storeName);
    this.#tabStores.push(store);
    const tracked: TouchlineStorage = {
      ...store,
      read: (...call) => this.pending.track(store.read(...call)),
      change: (...call) => this.pending.track(store.change(...call)),
    };
    const banda: TouchlineController = new TouchlineController(this.#server.partidoId, {
      store: tracked,
      api: this.#checked(this.network.api(), () => banda.state().cuaderno?.pasos ?? []),
      newId: this.#newId,
      wait: never,
    });
    this.tabs.push(banda);
    await banda.start();
    await this.settled();
    await this.#begin(banda);
    await this.hear();
  }

  /** The screen creates a log if there is none, when online, unless the match has its sheet. */
  async #begin(banda: TouchlineController): Promise<void> {
    const { partido } = this.#server.now();
    if (banda.state().cuaderno || this.network.net !== 'up' || partido.jugado) return;
    const squad: JugadorPreview[] = [];
    await banda.begin(openNotebook(partido, squad, this.#newId));
  }

  /** Checks that each sent sheet matches the page's log. */
  #checked(api: TouchlineApi, shown: () => readonly Step[]): TouchlineApi {
    return {
      ...api,
      putActa: (id, body, key) => {
        const { version: _version, ...acta } = body;
        if (!isSameContent(acta, actaFromLiveMatch(shown()))) this.wrongSheets += 1;
        return api.putActa(id, body, key);
      },
    };
  }

  async kill(): Promise<void> {
    for (const tab of this.tabs) tab.stop();
    this.tabs = [];
    this.network.forget();
    await Promise.all(this.#tabStores.map((store) => store.close()));
    this.#tabStores = [];
    this.#heardAt = -1;
  }

  async close(): Promise<void> {
    await this.kill();
    await this.#store.close();
  }

  /** Delivers the latest server state to the listener, or an earlier undelivered one. */
  async hear(place = this.#server.history.length - 1): Promise<void> {
    if (this.network.net === 'down') return;
    const at = Math.max(place, this.#heardAt);
    const held = this.#server.history[at];
    if (!held) return;
    this.#heardAt = at;
    this.network.toldAt = Math.max(this.network.toldAt, at);
    for (const tab of this.tabs) {
      if (held.doc) await tab.receive(held.doc);
      else tab.receiveMissing();
    }
    await this.settled();
  }

  /** Delivers the next server state, possibly late. */
  async hearNext(): Promise<void> {
    await this.hear(Math.min(this.#heardAt + 1, this.#server.history.length - 1));
  }

  /** Opens a log again after one was discarded. */
  async reopen(): Promise<void> {
    for (const tab of this.tabs) await this.#begin(tab);
    await this.hear();
  }

  async note(paso: Step): Promise<void> {
    const isStored = await this.tab.change((current) => ({
      ...current,
      pasos: [...current.pasos, paso],
    }));
    if (isStored && this.tab.state().cuaderno) this.noted.add(paso.id);
  }

  async undo(instante: string): Promise<void> {
    const stamp = { newId: this.#newId, instante };
    await this.tab.change((current) => {
      const paso = undoable(current.pasos);
      const steps = paso ? undoStep(current.pasos, paso.id, stamp) : [];
      return { ...current, pasos: [...current.pasos, ...steps] };
    });
  }

  async answer(response: DoubtAnswer, instante: string): Promise<void> {
    const [doubt] = this.tab.state().openDoubts;
    if (!doubt) return;
    await this.tab.change((current) => {
      const logs = { propios: current.pasos, stored: current.servidor.pasos };
      const stamp = { newId: this.#newId, instante };
      const { pasos, distintos: distinct } = answerDoubt(doubt, response, logs, stamp);
      return {
        ...current,
        pasos: [...current.pasos, ...pasos],
        distintos: [...current.distintos, ...distinct],
      };
    });
  }

  async finish(): Promise<void> {
    await this.tab.change((current) => ({ ...current, cierre: { clave: this.#newId() } }));
  }

  /** Logs of pages that say «Todo enviado», for matches with steps. */
  saysAllSent(): readonly Notebook[] {
    const isOnline = this.network.net !== 'down';
    return this.tabs.flatMap((tab) => {
      const state = tab.state();
      const { cuaderno: notebook } = state;
      if (!notebook || notebook.pasos.length === 0) return [];
      return summarizeSending(state, isOnline).isAllSent ? [notebook] : [];
    });
  }
}
