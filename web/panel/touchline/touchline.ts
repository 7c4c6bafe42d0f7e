import {
  endpoints,
  type LiveMatchDoc,
  liveMatchDocSchema,
  isSameContent,
  type Partido,
} from '@club/shared';
import type { TouchlineStorage } from './storage';
import { stepWithDependents } from './note-evento';
import { type CallApi, exchange, type ExchangeOutcome, isRetried } from './exchange';
import { extendsServerLog, mergeLogs, withDoc, withMergedLog } from './merge-logs';
import { type Notebook, listUnsentSteps, NO_SERVER_LOG } from './notebook';
import { lacksOwnEntries, toOverwrite } from './saved-sheet';
import { isDecisionNeeded, type SendingState, type TouchlineState } from './sending-state';

export interface TouchlineDeps {
  readonly store: TouchlineStorage;
  readonly call: CallApi;
  readonly newId: () => string;
  /** Resolves after so many milliseconds. Tests pass a fake. */
  readonly wait: (ms: number) => Promise<void>;
}

const UP_TO_DATE: SendingState = { kind: 'up-to-date' };
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Outbox of a live match on this device. Every change is stored before it is shown, and sent in the background. It has
 * no queue of messages: it sends the whole log until the server is known to hold it, so a lost answer or a closed page
 * does no harm.
 */
export class TouchlineController {
  readonly #partidoId: string;
  readonly #deps: TouchlineDeps;
  readonly #listeners = new Set<() => void>();
  #state: TouchlineState = {
    notebook: undefined,
    lastNotebook: undefined,
    sending: UP_TO_DATE,
    isChecked: false,
    openDoubts: [],
    problem: undefined,
    isStoreBroken: false,
  };
  /** The sending loop, while it runs. */
  #running: Promise<void> | undefined;
  #isStopped = true;
  #isDiscarding = false;
  /** Ends the current retry delay. */
  #wake: (() => void) | undefined;
  /** Number of calls of `sendNow`, so that the loop notices one made while it was waiting for an answer. */
  #sendRequests = 0;
  #unlisten: (() => void) | undefined;
  /**
   * Counts the calls of `recheck`, and the opening of the page. An answer sets `isChecked` only if the count has not
   * changed since its request was made.
   */
  #recheckCount = 1;
  /** Whether the listener's latest snapshot has no live document. */
  #isDocMissing = false;

  constructor(partidoId: string, deps: TouchlineDeps) {
    this.#partidoId = partidoId;
    this.#deps = deps;
  }

  state = (): TouchlineState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  async start(): Promise<void> {
    this.#isStopped = false;
    this.#unlisten = this.#deps.store.onForeignChange((id) => {
      if (id === this.#partidoId) void this.#reread();
    });
    await this.#reread();
  }

  stop(): void {
    this.#isStopped = true;
    this.#unlisten?.();
    this.#wake?.();
  }

  /** Changes the notebook, and shows the change once it is stored. Resolves to whether it was. */
  async change(change: (current: Notebook) => Notebook): Promise<boolean> {
    return this.#store((current) => current && withMergedLog(change(current), this.#deps.newId));
  }

  /** Creates a notebook, unless the device already has one. */
  async begin(notebook: Notebook): Promise<boolean> {
    return this.#store((current) => current ?? notebook);
  }

  /** Continues with this device's log after another device discarded or restarted the match. */
  async keepOwn(): Promise<boolean> {
    this.#publish({ sending: UP_TO_DATE });
    const generacion = this.#deps.newId();
    return this.change((current) => ({ ...current, generacion, servidor: NO_SERVER_LOG }));
  }

  /** Overwrites the sheet saved by another device. */
  async saveOver(partido: Partido): Promise<boolean> {
    this.#publish({ sending: UP_TO_DATE });
    return this.change((current) => toOverwrite(current, partido, this.#deps.newId));
  }

  /** Drops a step that the server refuses for good, with its dependent steps. The rest is sent. */
  async discardStep(id: string): Promise<boolean> {
    this.#publish({ problem: undefined });
    const generacion = this.#deps.newId();
    return this.change((current) => {
      const gone = stepWithDependents(listUnsentSteps(current), id);
      const keptSteps = current.pasos.filter((step) => !gone.includes(step.id));
      return { ...current, generacion, pasos: keptSteps };
    });
  }

  /** Discards the live match, on the server first. Resolves to an error message, or `undefined` on success. */
  async discard(): Promise<string | undefined> {
    // A send in progress could create the live document again after the delete, so wait for it to end.
    this.#isDiscarding = true;
    this.#wake?.();
    await this.#running;
    const { notebook } = this.#state;
    const mayBeOnServer = notebook && (notebook.intentado || notebook.servidor.version > 0);
    const result = mayBeOnServer
      ? await this.#deps.call(endpoints.delDirecto, { id: this.#partidoId })
      : undefined;
    this.#isDiscarding = false;
    if (result?.ok === false && result.error.status !== 404) {
      this.recheck();
      return result.error.msg;
    }
    return (await this.forget()) ? undefined : 'Este móvil no ha podido borrarlo.';
  }

  /** Deletes the notebook from the device. */
  async forget(): Promise<boolean> {
    const isGone = await this.#store(() => undefined);
    if (isGone) this.#publish({ sending: UP_TO_DATE, problem: undefined });
    return isGone;
  }

  /**
   * Handles a snapshot of the listener. A snapshot may be stale: its new steps are taken over, but only a request tells
   * what the server holds now.
   */
  async receive(snapshot: LiveMatchDoc): Promise<void> {
    this.#isDocMissing = false;
    const { notebook, sending } = this.#state;
    if (!notebook) return;
    // Parsed, so that documents stored by older phones get today's shape.
    const doc = liveMatchDocSchema.safeParse(snapshot).data;
    const isNewer = doc && extendsServerLog(notebook, doc);
    if (isDecisionNeeded(sending)) {
      if (!isNewer) return;
      // The live document is back: somebody has restored what the discard or the sheet had deleted.
      this.#publish({ sending: UP_TO_DATE });
      this.recheck();
      return;
    }
    // Nothing of this log was sent. It may be a restarted log: then the snapshot may show the log before the restart.
    const isUnsent = notebook.servidor.version === 0 && notebook.pasos.length > 0;
    if (!isNewer || isUnsent) this.recheck();
    else await this.change((current) => withDoc(current, doc));
  }

  /** Handles a snapshot without a document. If this device had seen one, asks the server why. */
  receiveMissing(): void {
    this.#isDocMissing = true;
    if (this.#isLossUnexplained()) this.recheck();
  }

  /** Marks the server's state as unconfirmed and asks for it. */
  recheck(): void {
    this.#recheckCount += 1;
    this.#publish({ isChecked: false });
    this.sendNow();
  }

  /** Marks the server's state as confirmed, unless `recheck` was called since the request. */
  #confirm(recheckCount: number): void {
    if (recheckCount === this.#recheckCount) this.#publish({ isChecked: true });
  }

  /** Whether to ask why a document is missing. Not while a sheet is being saved, which deletes the document too. */
  #isLossUnexplained(): boolean {
    const { notebook } = this.#state;
    return (notebook?.servidor.version ?? 0) > 0 && notebook?.cierre?.version === undefined;
  }

  /** Starts the sending loop, or ends its current delay: back online, logged in, or something changed. */
  sendNow(): void {
    this.#sendRequests += 1;
    this.#wake?.();
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
  }

  async #reread(): Promise<void> {
    const stored = await this.#deps.store.read(this.#partidoId).catch(() => null);
    const { notebook: before } = this.#state;
    this.#publish({ notebook: stored ?? null });
    if (before && stored && before.generacion !== stored.generacion) {
      // Another tab chose to continue with this device's log.
      this.#publish({ sending: UP_TO_DATE });
      this.recheck();
    }
    this.sendNow();
  }

  async #store(change: (current: Notebook | undefined) => Notebook | undefined): Promise<boolean> {
    try {
      const stored = await this.#deps.store.change(this.#partidoId, change);
      const before = this.#state.notebook?.servidor.version ?? 0;
      this.#publish({ notebook: stored ?? null, isStoreBroken: false });
      // A document that is created and deleted between two snapshots is in neither of them, so ask the server.
      if (before === 0 && this.#isDocMissing && this.#isLossUnexplained()) this.recheck();
      this.sendNow();
      return true;
    } catch (error) {
      console.error(error);
      this.#publish({ isStoreBroken: true });
      return false;
    }
  }

  #publish(change: Partial<TouchlineState>): void {
    const next = { ...this.#state, ...change };
    const { notebook } = next;
    const openDoubts = notebook ? mergeLogs(notebook, this.#deps.newId).openDoubts : [];
    this.#state = { ...next, openDoubts, lastNotebook: notebook ?? next.lastNotebook };
    for (const listener of this.#listeners) listener();
  }

  /** Applies an answer with the server's log. Parameters and result are those of `#apply`. */
  async #applyServerLog(doc: LiveMatchDoc, sent: Notebook, recheckCount: number): Promise<boolean> {
    const { notebook: latest } = this.#state;
    if (latest && extendsServerLog(latest, doc)) {
      const isStored = await this.change((current) =>
        current.generacion === sent.generacion ? withDoc(current, doc) : current,
      );
      this.#publish({ problem: undefined });
      this.#confirm(recheckCount);
      return isStored;
    }
    if (!isSameContent(latest?.servidor.pasos, sent.servidor.pasos)) {
      // The listener brought more while the request was in flight.
      this.recheck();
      return true;
    }
    this.#publish({ sending: { kind: 'discarded-elsewhere' } });
    return false;
  }

  /** Deletes the notebook after its sheet was saved, unless something was noted since. */
  async #finish(partido: Partido, sent: Notebook): Promise<void> {
    await this.#store((current) =>
      current?.cierre?.version === sent.cierre?.version &&
      current?.pasos.length === sent.pasos.length
        ? undefined
        : current,
    );
    const { notebook, isStoreBroken } = this.#state;
    // A notebook is left if something was noted since, or if the device failed to delete it.
    const kind = notebook && !isStoreBroken ? 'ended-elsewhere' : 'saved';
    this.#publish({ sending: { kind, partido } });
  }

  /** Applies the outcome of the exchange that sent this notebook. Resolves to whether the next one follows at once. */
  async #apply(outcome: ExchangeOutcome, sent: Notebook, recheckCount: number): Promise<boolean> {
    const { notebook } = this.#state;
    // The log was restarted since the request: the answer is about the log before.
    if (notebook?.generacion !== sent.generacion) return true;
    switch (outcome.kind) {
      case 'received':
        return this.#applyServerLog(outcome.doc, sent, recheckCount);
      case 'up-to-date':
        this.#publish({ sending: outcome });
        this.#confirm(recheckCount);
        return false;
      case 'version-read':
        return this.change((current) =>
          current.cierre ? { ...current, cierre: { version: outcome.version } } : current,
        );
      case 'saved':
        await this.#finish(outcome.partido, sent);
        return false;
      case 'sheet-annulled':
        await this.change((current) => ({ ...current, cierre: null }));
        this.#publish({
          problem: { msg: 'La ficha se guardó, y después alguien la ha anulado.' },
        });
        this.recheck();
        return true;
      case 'refused':
        // Reopens the match, so that the cause can be corrected.
        if (notebook.cierre) await this.change((current) => ({ ...current, cierre: null }));
        this.#publish({ sending: outcome, problem: outcome });
        return false;
      case 'ended-elsewhere':
        if (lacksOwnEntries(notebook, outcome.partido)) this.#publish({ sending: outcome });
        else await this.#finish(outcome.partido, sent);
        return false;
      default:
        this.#publish({ sending: outcome });
        return false;
    }
  }

  async #pause(ms: number): Promise<void> {
    if (this.#isStopped || this.#isDiscarding) return;
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    await Promise.race([woken, this.#deps.wait(ms)]);
    this.#wake = undefined;
  }

  async #run(): Promise<void> {
    let waitMs = FIRST_WAIT_MS;
    for (;;) {
      if (this.#isStopped || this.#isDiscarding) return;
      const requestsBefore = this.#sendRequests;
      const recheckCount = this.#recheckCount;
      const { notebook, openDoubts, sending, isChecked } = this.#state;
      if (!notebook || openDoubts.length > 0 || isDecisionNeeded(sending)) return;
      const isSending = notebook.cierre !== null || listUnsentSteps(notebook).length > 0;
      if (isSending && !notebook.intentado) {
        // Stored before the request, so that after a crash the device knows that the server may have the log. If the
        // device cannot store, the log is sent all the same, so that at least the server has it.
        if (await this.change((current) => ({ ...current, intentado: true }))) continue;
      }
      const outcome = await exchange(notebook, this.#deps.call, !isChecked);
      const isMore = await this.#apply(outcome, notebook, recheckCount);
      const isAskedAgain = this.#sendRequests > requestsBefore;
      if (isRetried(outcome)) {
        if (!isAskedAgain) await this.#pause(waitMs);
        waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      } else if (isMore || isAskedAgain) {
        waitMs = FIRST_WAIT_MS;
      } else return;
    }
  }
}
