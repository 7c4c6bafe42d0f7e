import {
  actaFromDirecto,
  type DirectoDoc,
  directoDocSchema,
  isSameContent,
  type Partido,
} from '@club/shared';
import type { Almacen } from './almacen';
import { inseparablesOf } from './apuntar';
import type { BandaApi } from './banda-api';
import { reconcile, type Duda } from './reconcile';
import { type Cuaderno, pendientesOf, SIN_SERVIDOR } from './cuaderno';
import { settle, continues, receive } from './receive';
import { completePasos, hasOwn } from './saved-sheet';
import { turno, type Turno } from './turno';

/** How sending stands. */
export type Envio =
  | { readonly kind: 'al-dia' | 'enviando' | 'sin-cobertura' | 'servidor-ocupado' | 'sesion' }
  | { readonly kind: 'sin-verificar'; readonly msg: string }
  | { readonly kind: 'descartado' | 'dudas' }
  | { readonly kind: 'terminado' | 'guardado'; readonly partido: Partido }
  /** Not before something is changed; `problema` says why. */
  | { readonly kind: 'rechazado' };

/** What the server would not take, in its words. */
interface Problema {
  readonly msg: string;
  /** The step in its way, not sent yet; without it, the rest can go. */
  readonly pasoId?: string;
}

/** A live match on this device, as the screen shows it. */
export interface EstadoBanda {
  /** `undefined` before the device was asked; `null`: this device knows nothing of the match. */
  readonly cuaderno: Cuaderno | null | undefined;
  readonly envio: Envio;
  /** The server has said that it holds what it is known to hold, and nothing since makes that doubtful. */
  readonly isComprobado: boolean;
  readonly dudas: readonly Duda[];
  /** Why the server would not take something; stays until it takes something else. */
  readonly problema: Problema | undefined;
  /** The device would not store the last change. */
  readonly isStoreBroken: boolean;
}

export interface BandaDeps {
  readonly almacen: Almacen;
  readonly api: BandaApi;
  readonly newId: () => string;
  /** Waits so many milliseconds; a test need not. */
  readonly wait: (ms: number) => Promise<void>;
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
const RETRIED: ReadonlySet<Turno['kind']> = new Set([
  'sin-cobertura',
  'servidor-ocupado',
  'sesion',
  'sin-verificar',
]);

/**
 * A live match on this device: stores every change before it is shown, and sends in the background. Sending goes by the
 * state, not by a queue: what the server lacks is sent, so a lost answer or a killed page does no harm.
 */
export class Banda {
  readonly #partidoId: string;
  readonly #deps: BandaDeps;
  readonly #listeners = new Set<() => void>();
  #estado: EstadoBanda = {
    cuaderno: undefined,
    envio: { kind: 'al-dia' },
    isComprobado: false,
    dudas: [],
    problema: undefined,
    isStoreBroken: false,
  };
  /** The sending that is going on. */
  #running: Promise<void> | undefined;
  #isStopped = true;
  /** Ends the pause between two tries. */
  #wake: (() => void) | undefined;
  /** Counts reasons to try at once. */
  #news = 0;
  #unlisten: (() => void) | undefined;
  /**
   * Counts reasons to doubt that the server still holds what it is known to hold; opening the page is the first. Only an
   * answer to what was asked after the last of them settles it.
   */
  #doubts = 1;
  /** The listener's last word: there is no live document. */
  #isMissing = false;

  constructor(partidoId: string, deps: BandaDeps) {
    this.#partidoId = partidoId;
    this.#deps = deps;
  }

  estado = (): EstadoBanda => this.#estado;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Reads the notebook and begins to send. */
  async start(): Promise<void> {
    this.#isStopped = false;
    this.#unlisten = this.#deps.almacen.onForeignChange((id) => {
      if (id === this.#partidoId) void this.#reread();
    });
    await this.#reread();
  }

  stop(): void {
    this.#isStopped = true;
    this.#unlisten?.();
    this.#wake?.();
  }

  /** Changes the notebook; resolves with whether the device has stored it, and only then is it shown. */
  async change(change: (current: Cuaderno) => Cuaderno): Promise<boolean> {
    return this.#store((current) =>
      current ? settle(change(current), this.#deps.newId) : undefined,
    );
  }

  /** Begins a notebook, unless the device has one already. */
  async begin(cuaderno: Cuaderno): Promise<boolean> {
    return this.#store((current) => current ?? cuaderno);
  }

  /** Goes on with what this device has, whatever another one has discarded or begun. */
  async keepOwn(): Promise<boolean> {
    this.#publish({ envio: { kind: 'al-dia' } });
    const generacion = this.#deps.newId();
    return this.#store((current) => current && { ...current, generacion, servidor: SIN_SERVIDOR });
  }

  /** Saves the sheet of this device over the one that another has saved; what it leaves open stays as saved. */
  async saveOver(partido: Partido): Promise<boolean> {
    this.#publish({ envio: { kind: 'al-dia' } });
    const { newId } = this.#deps;
    return this.change((current) => {
      const instante = current.pasos.at(-1)?.instante ?? partido.fecha_date;
      const pasos = [...completePasos(current.pasos, partido, { id: newId(), instante })];
      const cuerpo = { ...actaFromDirecto(pasos), version: partido.version };
      return { ...current, pasos, cierre: { clave: newId(), cuerpo } };
    });
  }

  /** Leaves out a step that the server will never take, with what goes with it; the rest is sent. */
  async discardPaso(id: string): Promise<boolean> {
    this.#publish({ problema: undefined });
    const generacion = this.#deps.newId();
    return this.change((current) => {
      const gone = new Set(inseparablesOf(pendientesOf(current), id));
      const pasos = current.pasos.filter((paso) => !gone.has(paso.id));
      return { ...current, generacion, pasos };
    });
  }

  /** Throws the live match away, on the server first; what went wrong, if it did. */
  async discard(): Promise<string | undefined> {
    // A send that is on its way would bring it back.
    this.#isStopped = true;
    this.#wake?.();
    await this.#running;
    const { cuaderno } = this.#estado;
    const isElsewhere = cuaderno && (cuaderno.intentado || cuaderno.servidor.version > 0);
    const result = isElsewhere ? await this.#deps.api.delDirecto(this.#partidoId) : undefined;
    this.#isStopped = false;
    if (result?.ok === false && result.error.status !== 404) {
      this.doubt();
      return result.error.msg;
    }
    return (await this.forget()) ? undefined : 'Este móvil no ha podido borrarlo.';
  }

  /** Removes the notebook from the device. */
  async forget(): Promise<boolean> {
    const isGone = await this.#store(() => undefined);
    if (isGone) this.#publish({ envio: { kind: 'al-dia' }, problema: undefined });
    return isGone;
  }

  /**
   * The listener brought the server's document, perhaps an old one. It tells what is new; only an answer tells what the
   * server holds now.
   */
  async receive(heard: DirectoDoc): Promise<void> {
    this.#isMissing = false;
    const { cuaderno, envio } = this.#estado;
    if (!cuaderno) return;
    // As the functions wrote it; what older phones have stored is read as today's.
    const doc = directoDocSchema.safeParse(heard).data;
    const isNext = doc && continues(cuaderno, doc);
    if (envio.kind === 'descartado' || envio.kind === 'terminado') {
      if (!isNext) return;
      // Somebody has put it back.
      this.#publish({ envio: { kind: 'al-dia' } });
      this.doubt();
      return;
    }
    // A log that begins again may be shown one from before.
    const isBeginning = cuaderno.servidor.version === 0 && cuaderno.pasos.length > 0;
    if (!isNext || isBeginning) this.doubt();
    else await this.change((current) => receive(current, doc, this.#deps.newId));
  }

  /** The listener says that there is no document: the server is asked why, when this device had seen it. */
  receiveMissing(): void {
    this.#isMissing = true;
    if (this.#isMissingNews()) this.doubt();
  }

  /** Asks the server what it holds before it is said again that it has everything. */
  doubt(): void {
    this.#doubts += 1;
    this.#publish({ isComprobado: false });
    this.kick();
  }

  #settle(doubts: number): void {
    if (doubts === this.#doubts) this.#publish({ isComprobado: true });
  }

  /** A sheet of ours that is on its way deletes the document, too: its own answer tells. */
  #isMissingNews(): boolean {
    const { cuaderno } = this.#estado;
    return (cuaderno?.servidor.version ?? 0) > 0 && !cuaderno?.cierre?.cuerpo;
  }

  /** Tries at once: there is coverage again, somebody has logged in, something is new. */
  kick(): void {
    this.#news += 1;
    this.#wake?.();
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  async #reread(): Promise<void> {
    const stored = await this.#deps.almacen.read(this.#partidoId).catch(() => null);
    const { cuaderno: before } = this.#estado;
    this.#publish({ cuaderno: stored ?? null });
    if (before && stored && before.generacion !== stored.generacion) {
      // Another tab was told to go on with what this device has.
      this.#publish({ envio: { kind: 'al-dia' } });
      this.doubt();
    }
    this.kick();
  }

  async #store(change: (current: Cuaderno | undefined) => Cuaderno | undefined): Promise<boolean> {
    try {
      const stored = await this.#deps.almacen.change(this.#partidoId, change);
      const before = this.#estado.cuaderno?.servidor.version ?? 0;
      this.#publish({ cuaderno: stored ?? null, isStoreBroken: false });
      // The listener need not tell again what it has told: a log that was begun and discarded between its two looks.
      if (before === 0 && this.#isMissing && this.#isMissingNews()) this.doubt();
      this.kick();
      return true;
    } catch (error) {
      console.error(error);
      this.#publish({ isStoreBroken: true });
      return false;
    }
  }

  #publish(change: Partial<EstadoBanda>): void {
    const next = { ...this.#estado, ...change };
    const { cuaderno } = next;
    const { dudas } = cuaderno
      ? reconcile(cuaderno.pasos, cuaderno.servidor.pasos, cuaderno.distintos, this.#deps.newId)
      : { dudas: [] };
    this.#estado = { ...next, dudas };
    this.#listeners.forEach((listener) => {
      listener();
    });
  }

  /** Takes the server's log as an answer tells it; whether there is something else to do at once. */
  async #take(doc: DirectoDoc, asked: Cuaderno, doubts: number): Promise<boolean> {
    const { generacion } = asked;
    const now = this.#estado.cuaderno;
    // This log was begun again since: the answer is not about it.
    if (now?.generacion !== generacion) return true;
    if (continues(now, doc)) {
      await this.change((current) =>
        current.generacion === generacion ? receive(current, doc, this.#deps.newId) : current,
      );
      this.#publish({ problema: undefined });
      this.#settle(doubts);
      return true;
    }
    if (!isSameContent(now.servidor.pasos, asked.servidor.pasos)) {
      // More was heard while it was on its way.
      this.doubt();
      return true;
    }
    this.#publish({ envio: { kind: 'descartado' } });
    return false;
  }

  /** Forgets what is in the saved sheet; what was noted since stays, to be decided about. */
  async #finish(partido: Partido, asked: Cuaderno): Promise<void> {
    await this.#store((current) =>
      current?.cierre?.clave === asked.cierre?.clave && current?.pasos.length === asked.pasos.length
        ? undefined
        : current,
    );
    const { cuaderno, isStoreBroken } = this.#estado;
    const kind = cuaderno && !isStoreBroken ? 'terminado' : 'guardado';
    this.#publish({ envio: { kind, partido } });
  }

  /** Whether there is something else to do at once. */
  async #apply(outcome: Turno, asked: Cuaderno, doubts: number): Promise<boolean> {
    switch (outcome.kind) {
      case 'recibido':
        return this.#take(outcome.doc, asked, doubts);
      case 'al-dia':
        this.#publish({ envio: outcome });
        this.#settle(doubts);
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
          problema: { msg: 'La ficha se guardó, y después alguien la ha anulado.' },
        });
        this.doubt();
        return true;
      case 'rechazado':
        // Whoever reads why must be able to mend it.
        if (this.#estado.cuaderno?.cierre) {
          await this.change((current) => ({ ...current, cierre: null }));
        }
        this.#publish({ envio: { kind: 'rechazado' }, problema: outcome });
        return false;
      case 'terminado': {
        const { cuaderno } = this.#estado;
        if (cuaderno?.generacion !== asked.generacion) return true;
        if (hasOwn(cuaderno, outcome.partido)) this.#publish({ envio: outcome });
        else await this.#finish(outcome.partido, asked);
        return false;
      }
      case 'sin-cobertura':
      case 'servidor-ocupado':
      case 'sesion':
      case 'sin-verificar':
      case 'descartado':
        // This log was begun again since: what became of the one before is known.
        if (this.#estado.cuaderno?.generacion !== asked.generacion) return true;
        this.#publish({ envio: outcome });
        return false;
    }
  }

  async #pause(ms: number): Promise<void> {
    if (this.#isStopped) return;
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    await Promise.race([woken, this.#deps.wait(ms)]);
    this.#wake = undefined;
  }

  async #run(): Promise<void> {
    let waitMs = FIRST_WAIT_MS;
    for (;;) {
      if (this.#isStopped) return;
      const seen = this.#news;
      const doubts = this.#doubts;
      const { cuaderno, dudas, envio, isComprobado } = this.#estado;
      if (!cuaderno || envio.kind === 'descartado' || envio.kind === 'terminado') return;
      if (dudas.length > 0) {
        this.#publish({ envio: { kind: 'dudas' } });
        return;
      }
      const isSending = cuaderno.cierre !== null || pendientesOf(cuaderno).length > 0;
      if (isSending && envio.kind === 'al-dia') this.#publish({ envio: { kind: 'enviando' } });
      if (isSending && !cuaderno.intentado) {
        // On the disk before it leaves: whatever becomes of this page, the device knows that it may have arrived.
        if (await this.change((current) => ({ ...current, intentado: true }))) continue;
      }
      const { api, newId } = this.#deps;
      const outcome = await turno(cuaderno, api, newId, !isComprobado);
      const isMore = await this.#apply(outcome, cuaderno, doubts);
      if (RETRIED.has(outcome.kind)) {
        if (this.#news === seen) await this.#pause(waitMs);
        waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      } else if (!isMore && this.#news === seen) return;
      else waitMs = FIRST_WAIT_MS;
    }
  }
}
