import { actaDeDirecto, type DirectoDoc, type Partido } from '@club/shared';
import type { Almacen } from './almacen';
import { inseparablesDe } from './apuntar';
import type { BandaApi } from './banda-api';
import { conciliar, type Duda } from './conciliar';
import { type Cuaderno, pendientesDe, SIN_SERVIDOR } from './cuaderno';
import { asentar, continues, isNewer, recibir } from './recibir';
import { turno, type Turno, verificar } from './turno';

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
    dudas: [],
    problema: undefined,
    isStoreBroken: false,
  };
  #isRunning = false;
  #isStopped = true;
  /** Ends the pause between two tries. */
  #wake: (() => void) | undefined;
  /** Counts reasons to try at once. */
  #news = 0;
  #unlisten: (() => void) | undefined;

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
      current ? asentar(change(current), this.#deps.newId) : undefined,
    );
  }

  /** Begins a notebook, unless the device has one already. */
  async begin(cuaderno: Cuaderno): Promise<boolean> {
    return this.#store((current) => current ?? cuaderno);
  }

  /** Goes on with what this device has, whatever another one has discarded or begun. */
  async keepOwn(): Promise<boolean> {
    this.#publish({ envio: { kind: 'al-dia' } });
    return this.#store((current) => current && { ...current, servidor: SIN_SERVIDOR });
  }

  /** Saves the sheet of this device over the one that another has saved. */
  async saveOver(partido: Partido): Promise<boolean> {
    this.#publish({ envio: { kind: 'al-dia' } });
    const { newId } = this.#deps;
    return this.change((current) => {
      const cuerpo = { ...actaDeDirecto(current.pasos), version: partido.version };
      return { ...current, cierre: { clave: newId(), cuerpo } };
    });
  }

  /** Leaves out a step that the server will never take, with what goes with it; the rest is sent. */
  async discardPaso(id: string): Promise<boolean> {
    this.#publish({ problema: undefined });
    return this.change((current) => {
      const gone = new Set(inseparablesDe(pendientesDe(current), id));
      return { ...current, pasos: current.pasos.filter((paso) => !gone.has(paso.id)) };
    });
  }

  /** Removes the notebook from the device. */
  async forget(): Promise<boolean> {
    const isGone = await this.#store(() => undefined);
    if (isGone) this.#publish({ envio: { kind: 'al-dia' }, problema: undefined });
    return isGone;
  }

  /** The server's document arrived, from a listener or an answer. */
  async receive(doc: DirectoDoc): Promise<void> {
    const { cuaderno } = this.#estado;
    if (!cuaderno || !isNewer(cuaderno, doc)) return;
    if (!continues(cuaderno, doc)) this.#publish({ envio: { kind: 'descartado' } });
    else await this.change((current) => recibir(current, doc, this.#deps.newId));
  }

  /** The server's document has gone: finds out why, when this device had seen it. */
  async receiveMissing(): Promise<void> {
    if (!this.#isMissingNews()) return;
    const outcome = await verificar(this.#deps.api, this.#partidoId);
    if (this.#isMissingNews()) await this.#apply(outcome);
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
    void this.#run();
  }

  async #reread(): Promise<void> {
    const stored = await this.#deps.almacen.read(this.#partidoId).catch(() => null);
    this.#publish({ cuaderno: stored ?? null });
    this.kick();
  }

  async #store(change: (current: Cuaderno | undefined) => Cuaderno | undefined): Promise<boolean> {
    try {
      const stored = await this.#deps.almacen.change(this.#partidoId, change);
      this.#publish({ cuaderno: stored ?? null, isStoreBroken: false });
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
      ? conciliar(cuaderno.pasos, cuaderno.servidor.pasos, cuaderno.distintos, this.#deps.newId)
      : { dudas: [] };
    this.#estado = { ...next, dudas };
    this.#listeners.forEach((listener) => {
      listener();
    });
  }

  /** Whether there is something else to do at once. */
  async #apply(outcome: Turno): Promise<boolean> {
    switch (outcome.kind) {
      case 'recibido':
        await this.receive(outcome.doc);
        this.#publish({ problema: undefined });
        return this.#estado.envio.kind !== 'descartado';
      case 'ficha-lista':
        await this.change((current) =>
          current.cierre ? { ...current, cierre: outcome.cierre } : current,
        );
        return true;
      case 'guardado':
        await this.#store(() => undefined);
        this.#publish({ envio: outcome });
        return false;
      case 'rechazado':
        // Whoever reads why must be able to mend it.
        if (this.#estado.cuaderno?.cierre) {
          await this.change((current) => ({ ...current, cierre: null }));
        }
        this.#publish({ envio: { kind: 'rechazado' }, problema: outcome });
        return false;
      default:
        this.#publish({ envio: outcome });
        return false;
    }
  }

  async #pause(ms: number): Promise<void> {
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    await Promise.race([woken, this.#deps.wait(ms)]);
    this.#wake = undefined;
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    let waitMs = FIRST_WAIT_MS;
    try {
      for (;;) {
        if (this.#isStopped) return;
        const seen = this.#news;
        const { cuaderno, dudas, envio } = this.#estado;
        if (!cuaderno || envio.kind === 'descartado' || envio.kind === 'terminado') return;
        if (dudas.length > 0) {
          this.#publish({ envio: { kind: 'dudas' } });
          return;
        }
        if (envio.kind === 'al-dia' && (cuaderno.cierre ?? pendientesDe(cuaderno).length > 0)) {
          this.#publish({ envio: { kind: 'enviando' } });
        }
        const outcome = await turno(cuaderno, this.#deps.api, this.#deps.newId);
        const isMore = await this.#apply(outcome);
        if (RETRIED.has(outcome.kind)) {
          if (this.#news === seen) await this.#pause(waitMs);
          waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
        } else if (!isMore && this.#news === seen) return;
        else waitMs = FIRST_WAIT_MS;
      }
    } finally {
      this.#isRunning = false;
    }
  }
}
