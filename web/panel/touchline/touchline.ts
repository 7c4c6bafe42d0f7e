import {
  actaFromLiveMatch,
  type LiveMatchDoc,
  liveMatchDocSchema,
  isSameContent,
  type Partido,
} from '@club/shared';
import type { TouchlineStorage } from './storage';
import { inseparablesOf } from './note-evento';
import type { TouchlineApi } from './touchline-api';
import { reconcile, type Doubt } from './reconcile';
import { type Notebook, pendingOf, NO_SERVER } from './notebook';
import { continues, withMergedLog, withDoc } from './server-log';
import { completeSteps, hasOwn } from './saved-sheet';
import { turno, type Turn } from './turn';

export type SendingState =
  | { readonly kind: 'al-dia' | 'enviando' | 'sin-cobertura' | 'servidor-ocupado' | 'sesion' }
  | { readonly kind: 'sin-verificar'; readonly msg: string }
  /** Discarded by another device, or with open doubts: somebody has to decide. */
  | { readonly kind: 'descartado' | 'dudas' }
  /** `guardado`: the sheet is saved, with all that was noted. `terminado`: a sheet is saved that lacks something noted. */
  | { readonly kind: 'terminado' | 'guardado'; readonly partido: Partido }
  /** Stopped until something changes; `problem` says why. */
  | { readonly kind: 'rechazado' };

/** Why something was refused or undone. */
interface Problem {
  /** Shown to the user; the server's words if it refused. */
  readonly msg: string;
  /** The unsent step that causes it. Without that step, the rest can be sent. */
  readonly stepId?: string;
}

/** State of a live match on this device, for the screen. */
export interface TouchlineState {
  /** `undefined`: not read yet. `null`: this device has no notebook of the match, or cannot read it. */
  readonly cuaderno: Notebook | null | undefined;
  readonly delivery: SendingState;
  /** The server has confirmed that it holds `cuaderno.servidor`, and nothing has called that into question since. */
  readonly isChecked: boolean;
  readonly openDoubts: readonly Doubt[];
  /** Why the server refused something. Cleared when it accepts something else. */
  readonly problem: Problem | undefined;
  readonly isStoreBroken: boolean;
}

export interface TouchlineDeps {
  readonly store: TouchlineStorage;
  readonly api: TouchlineApi;
  readonly newId: () => string;
  /** Delay in milliseconds. Tests pass a fake. */
  readonly wait: (ms: number) => Promise<void>;
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
const RETRIED: ReadonlySet<Turn['kind']> = new Set([
  'sin-cobertura',
  'servidor-ocupado',
  'sesion',
  'sin-verificar',
]);

/**
 * Outbox of a live match on this device. Every change is stored before it is shown, and sent in the background. It
 * sends the difference to the server's known state instead of a queue, so a lost answer or a closed page does no harm.
 */
export class TouchlineController {
  readonly #partidoId: string;
  readonly #deps: TouchlineDeps;
  readonly #listeners = new Set<() => void>();
  #state: TouchlineState = {
    cuaderno: undefined,
    delivery: { kind: 'al-dia' },
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
  /** Number of calls of `kick`, so that the loop notices one made while it was waiting for an answer. */
  #kicks = 0;
  #unlisten: (() => void) | undefined;
  /**
   * Number of reasons to check what the server holds; opening the page is the first. Only an answer to a request made
   * after the latest one confirms it.
   */
  #checks = 1;
  /** The listener's latest snapshot: the live document does not exist. */
  #isMissing = false;

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

  /** Updates the notebook. Resolves to whether it was stored; only then is it shown. */
  async change(change: (current: Notebook) => Notebook): Promise<boolean> {
    return this.#store((current) =>
      current ? withMergedLog(change(current), this.#deps.newId) : undefined,
    );
  }

  /** Creates a notebook, unless the device already has one. */
  async begin(notebook: Notebook): Promise<boolean> {
    return this.#store((current) => current ?? notebook);
  }

  /** Continues with this device's log after another device discarded or restarted the match. */
  async keepOwn(): Promise<boolean> {
    this.#publish({ delivery: { kind: 'al-dia' } });
    const generation = this.#deps.newId();
    return this.#store(
      (current) => current && { ...current, generacion: generation, servidor: NO_SERVER },
    );
  }

  /** Overwrites the sheet saved by another device with this one. What is not set here keeps its saved value. */
  async saveOver(partido: Partido): Promise<boolean> {
    this.#publish({ delivery: { kind: 'al-dia' } });
    const { newId } = this.#deps;
    return this.change((current) => {
      const instante = current.pasos.at(-1)?.instante ?? partido.fecha_date;
      const pasos = [...completeSteps(current.pasos, partido, { id: newId(), instante })];
      const cuerpo = { ...actaFromLiveMatch(pasos), version: partido.version };
      return { ...current, pasos, cierre: { clave: newId(), cuerpo } };
    });
  }

  /** Drops a step that the server refuses for good, with its dependent steps. The rest is sent. */
  async discardStep(id: string): Promise<boolean> {
    this.#publish({ problem: undefined });
    const generation = this.#deps.newId();
    return this.change((current) => {
      const gone = new Set(inseparablesOf(pendingOf(current), id));
      const pasos = current.pasos.filter((paso) => !gone.has(paso.id));
      return { ...current, generacion: generation, pasos };
    });
  }

  /** Discards the live match, on the server first. Resolves to an error message, or `undefined` on success. */
  async discard(): Promise<string | undefined> {
    // A send in progress would create it again, so wait for it to end.
    this.#isDiscarding = true;
    this.#wake?.();
    await this.#running;
    const { cuaderno: notebook } = this.#state;
    const mayBeOnServer = notebook && (notebook.intentado || notebook.servidor.version > 0);
    const result = mayBeOnServer ? await this.#deps.api.delDirecto(this.#partidoId) : undefined;
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
    if (isGone) this.#publish({ delivery: { kind: 'al-dia' }, problem: undefined });
    return isGone;
  }

  /**
   * Handles a snapshot of the listener, which may be stale: new steps in it are taken over, but only a request tells what
   * the server holds now.
   */
  async receive(heard: LiveMatchDoc): Promise<void> {
    this.#isMissing = false;
    const { cuaderno: notebook, delivery } = this.#state;
    if (!notebook) return;
    // Parsed, so that documents stored by older phones get today's shape.
    const doc = liveMatchDocSchema.safeParse(heard).data;
    const isNext = doc && continues(notebook, doc);
    if (delivery.kind === 'descartado' || delivery.kind === 'terminado') {
      if (!isNext) return;
      // The live document is back: somebody has undone the discard, or the sheet.
      this.#publish({ delivery: { kind: 'al-dia' } });
      this.recheck();
      return;
    }
    // A log that was just restarted may get a snapshot of the previous one.
    const isBeginning = notebook.servidor.version === 0 && notebook.pasos.length > 0;
    if (!isNext || isBeginning) this.recheck();
    else await this.change((current) => withDoc(current, doc, this.#deps.newId));
  }

  /** Handles a snapshot without a document. If this device had seen one, it asks the server why. */
  receiveMissing(): void {
    this.#isMissing = true;
    if (this.#isLossUnexplained()) this.recheck();
  }

  /** Marks the server's state as unconfirmed and asks for it. */
  recheck(): void {
    this.#checks += 1;
    this.#publish({ isChecked: false });
    this.kick();
  }

  #confirm(checks: number): void {
    if (checks === this.#checks) this.#publish({ isChecked: true });
  }

  /** Whether to ask why a document is missing. Not while a sheet is saved: that deletes it too, and its answer says so. */
  #isLossUnexplained(): boolean {
    const { cuaderno: notebook } = this.#state;
    return (notebook?.servidor.version ?? 0) > 0 && !notebook?.cierre?.cuerpo;
  }

  /** Retries at once: back online, logged in, or something changed. */
  kick(): void {
    this.#kicks += 1;
    this.#wake?.();
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
  }

  async #reread(): Promise<void> {
    const stored = await this.#deps.store.read(this.#partidoId).catch(() => null);
    const { cuaderno: before } = this.#state;
    this.#publish({ cuaderno: stored ?? null });
    if (before && stored && before.generacion !== stored.generacion) {
      // Another tab chose to continue with this device's log.
      this.#publish({ delivery: { kind: 'al-dia' } });
      this.recheck();
    }
    this.kick();
  }

  async #store(change: (current: Notebook | undefined) => Notebook | undefined): Promise<boolean> {
    try {
      const stored = await this.#deps.store.change(this.#partidoId, change);
      const before = this.#state.cuaderno?.servidor.version ?? 0;
      this.#publish({ cuaderno: stored ?? null, isStoreBroken: false });
      // The listener does not fire again for a document that was created and deleted between two snapshots, so check
      // now.
      if (before === 0 && this.#isMissing && this.#isLossUnexplained()) this.recheck();
      this.kick();
      return true;
    } catch (error) {
      console.error(error);
      this.#publish({ isStoreBroken: true });
      return false;
    }
  }

  #publish(change: Partial<TouchlineState>): void {
    const next = { ...this.#state, ...change };
    const { cuaderno: notebook } = next;
    const { openDoubts } = notebook
      ? reconcile(notebook.pasos, notebook.servidor.pasos, notebook.distintos, this.#deps.newId)
      : { openDoubts: [] };
    this.#state = { ...next, openDoubts };
    for (const listener of this.#listeners) listener();
  }

  /** Applies an answer with the server's log. Resolves to whether to continue at once. */
  async #take(doc: LiveMatchDoc, asked: Notebook, checks: number): Promise<boolean> {
    const { generacion: generation } = asked;
    const now = this.#state.cuaderno;
    // The log was restarted since the request; the answer is about the previous one.
    if (now?.generacion !== generation) return true;
    if (continues(now, doc)) {
      await this.change((current) =>
        current.generacion === generation ? withDoc(current, doc, this.#deps.newId) : current,
      );
      this.#publish({ problem: undefined });
      this.#confirm(checks);
      return true;
    }
    if (!isSameContent(now.servidor.pasos, asked.servidor.pasos)) {
      // The listener brought more while the request was in flight.
      this.recheck();
      return true;
    }
    this.#publish({ delivery: { kind: 'descartado' } });
    return false;
  }

  /** Deletes the notebook after the sheet was saved, unless something was noted since. */
  async #finish(partido: Partido, asked: Notebook): Promise<void> {
    await this.#store((current) =>
      current?.cierre?.clave === asked.cierre?.clave && current?.pasos.length === asked.pasos.length
        ? undefined
        : current,
    );
    const { cuaderno: notebook, isStoreBroken } = this.#state;
    // A notebook that is left has something noted since, unless the device failed to delete it.
    const kind = notebook && !isStoreBroken ? 'terminado' : 'guardado';
    this.#publish({ delivery: { kind, partido } });
  }

  /** Applies the result of one exchange. Resolves to whether to continue at once. */
  async #apply(outcome: Turn, asked: Notebook, checks: number): Promise<boolean> {
    switch (outcome.kind) {
      case 'recibido':
        return this.#take(outcome.doc, asked, checks);
      case 'al-dia':
        this.#publish({ delivery: outcome });
        this.#confirm(checks);
        return false;
      case 'acta-lista':
        await this.change((current) =>
          current.cierre ? { ...current, cierre: outcome.cierre } : current,
        );
        return true;
      case 'guardado':
        await this.#finish(outcome.partido, asked);
        return false;
      case 'acta-anulada':
        await this.change((current) => ({ ...current, cierre: null }));
        this.#publish({
          problem: { msg: 'La ficha se guardó, y después alguien la ha anulado.' },
        });
        this.recheck();
        return true;
      case 'rechazado':
        // Reopens the match, so that the cause can be corrected.
        if (this.#state.cuaderno?.cierre) {
          await this.change((current) => ({ ...current, cierre: null }));
        }
        this.#publish({ delivery: { kind: 'rechazado' }, problem: outcome });
        return false;
      case 'terminado': {
        const { cuaderno: notebook } = this.#state;
        if (notebook?.generacion !== asked.generacion) return true;
        if (hasOwn(notebook, outcome.partido)) this.#publish({ delivery: outcome });
        else await this.#finish(outcome.partido, asked);
        return false;
      }
      case 'sin-cobertura':
      case 'servidor-ocupado':
      case 'sesion':
      case 'sin-verificar':
      case 'descartado':
        // The log was restarted since the request; the discard is about the previous one.
        if (this.#state.cuaderno?.generacion !== asked.generacion) return true;
        this.#publish({ delivery: outcome });
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
      const seen = this.#kicks;
      const checks = this.#checks;
      const { cuaderno: notebook, openDoubts, delivery, isChecked } = this.#state;
      if (!notebook || delivery.kind === 'descartado' || delivery.kind === 'terminado') return;
      if (openDoubts.length > 0) {
        this.#publish({ delivery: { kind: 'dudas' } });
        return;
      }
      const isSending = notebook.cierre !== null || pendingOf(notebook).length > 0;
      if (isSending && delivery.kind === 'al-dia')
        this.#publish({ delivery: { kind: 'enviando' } });
      if (isSending && !notebook.intentado) {
        // Stored before the request leaves: if the page is closed, the device still knows that the server may have it. If
        // storing fails, the notes are sent all the same, so that they are somewhere.
        if (await this.change((current) => ({ ...current, intentado: true }))) continue;
      }
      const { api, newId } = this.#deps;
      const outcome = await turno(notebook, api, newId, !isChecked);
      const isMore = await this.#apply(outcome, notebook, checks);
      if (RETRIED.has(outcome.kind)) {
        if (this.#kicks === seen) await this.#pause(waitMs);
        waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      } else if (!isMore && this.#kicks === seen) return;
      else waitMs = FIRST_WAIT_MS;
    }
  }
}
