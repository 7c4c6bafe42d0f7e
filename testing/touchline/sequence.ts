import { EVENTOS, type Step, stepOfEvento, EVENTO_KINDS } from '@club/shared';
import { createDraw } from '../draw';
import type { Net } from './network';
import { Phone } from './phone';
import type { TouchlineServer } from './server';

/** Kinds without players: sending does not depend on names. */
const WITHOUT_NAMES = EVENTO_KINDS.filter(
  (tipo) => EVENTOS[tipo].paso !== null && !EVENTOS[tipo].relevo,
);

const MINUTE_MS = 60_000;
const ROUNDS_AT_THE_END = 12;

/** Two or three phones on one match, with random events, and invariants that must always hold. */
export class Sequence {
  readonly #server: TouchlineServer;
  readonly #draw: (below: number) => number;
  readonly #phones: readonly Phone[];
  /** Log of actions, for failures. */
  readonly #trace: string[] = [];
  /** Pages that have shown the sheet as saved. */
  readonly #saved = new Set<object>();
  #ids = 0;
  #minute = 0;

  constructor(server: TouchlineServer, seed: number) {
    this.#server = server;
    this.#draw = createDraw(seed);
    const newId = () => {
      this.#ids += 1;
      return `s${String(seed)}-${String(this.#ids)}`;
    };
    this.#phones = Array.from(
      { length: 2 + this.#draw(2) },
      (_, index) => new Phone(server, `${String(seed)}-${String(index)}`, newId),
    );
  }

  /** Runs it. Throws with its trace at the first violation. */
  async run(steps: number): Promise<void> {
    try {
      for (const phone of this.#phones) await phone.openTab();
      for (let step = 0; step < steps; step += 1) {
        await this.#step();
        await this.#check();
      }
      await this.#comeToRest();
    } catch (error) {
      const trace = this.#trace.join('\n');
      throw new Error(`${String(error)}\n${trace}`, { cause: error });
    } finally {
      for (const phone of this.#phones) await phone.close();
    }
  }

  #instante(): string {
    return new Date(
      Date.parse(this.#server.now().partido.fecha_date) + this.#minute * MINUTE_MS,
    ).toISOString();
  }

  #paso(): Step {
    this.#minute += this.#draw(4);
    this.#ids += 1;
    const campos = { id: `n-${String(this.#ids)}`, instante: this.#instante() };
    if (this.#draw(12) === 0) return { ...campos, tipo: 'final' };
    const evento = WITHOUT_NAMES[this.#draw(WITHOUT_NAMES.length)] ?? 'gol anotado';
    return stepOfEvento({ ...campos, mitad: 'primera_parte' }, { evento });
  }

  async #step(): Promise<void> {
    const index = this.#draw(this.#phones.length);
    const phone = this.#phones[index];
    if (!phone) return;
    const kind = this.#draw(100);
    const does = (what: string) => this.#trace.push(`${String(index)}: ${what}`);
    const { delivery, cuaderno: notebook, openDoubts } = phone.tab.state();
    if (kind < 10 && (await this.#decide(phone, does))) return;
    if (kind < 38) {
      if (!notebook || notebook.cierre || delivery.kind === 'terminado') return;
      const paso = this.#paso();
      does(`notes ${paso.id} ${paso.tipo}`);
      await phone.note(paso);
    } else if (kind < 43) {
      does('undoes');
      if (notebook && !notebook.cierre) await phone.undo(this.#instante());
    } else if (kind < 60) {
      const nets: readonly Net[] = ['up', 'up', 'down', 'lost', 'late'];
      phone.network.net = nets[this.#draw(nets.length)] ?? 'up';
      does(phone.network.net);
      phone.tab.kick();
    } else if (kind < 66) {
      does('late answers come');
      phone.network.release();
    } else if (kind < 73) {
      does('is killed and opens again');
      await phone.kill();
      await phone.openTab();
    } else if (kind < 83) {
      does('hears the next');
      await phone.hearNext();
    } else if (kind < 88) {
      does('hears the last');
      await phone.hear();
    } else if (kind < 90) {
      does('opens a second page');
      if (phone.tabs.length < 2) await phone.openTab();
    } else if (kind < 92) {
      if (openDoubts.length > 0) return;
      does('discards');
      // A user who waits for a pending response cannot tap it.
      if (phone.network.net === 'late' || phone.network.isHoldingBack) return;
      if ((await phone.tab.discard()) === undefined) phone.noted.clear();
    } else if (kind < 95) {
      if (!notebook || notebook.pasos.length === 0 || delivery.kind === 'terminado') return;
      does('finishes');
      await phone.finish();
    } else if (kind < 96) {
      does('goes on noting');
      await phone.tab.change((current) => ({ ...current, cierre: null }));
    } else if (kind < 98) {
      does('the panel annuls the sheet');
      await this.#server.annul();
    } else {
      does('the panel restores');
      await this.#server.restore();
    }
    await this.#settled();
  }

  /** Answers the phone's question. Returns whether there was one. */
  async #decide(phone: Phone, does: (what: string) => void): Promise<boolean> {
    const { delivery, openDoubts } = phone.tab.state();
    const isGivingUp = this.#draw(4) === 0;
    const isAsking = delivery.kind === 'descartado' || delivery.kind === 'terminado';
    if (isAsking) does(`${delivery.kind}: ${isGivingUp ? 'lets it go' : 'keeps its own'}`);
    if (isAsking && isGivingUp) {
      if (await phone.tab.forget()) phone.noted.clear();
    } else if (delivery.kind === 'descartado') {
      await phone.tab.keepOwn();
    } else if (delivery.kind === 'terminado') {
      await phone.tab.saveOver(delivery.partido);
    } else if (openDoubts.length > 0) {
      const response = (['mio', 'suyo', 'dos'] as const)[this.#draw(3)] ?? 'dos';
      does(`answers ${response}`);
      await phone.answer(response, this.#instante());
    } else return false;
    await this.#settled();
    return true;
  }

  async #settled(): Promise<void> {
    for (const phone of this.#phones) await phone.settled();
  }

  async #check(): Promise<void> {
    for (const [index, phone] of this.#phones.entries()) {
      const who = `phone ${String(index)}`;
      const told = this.#server.history[phone.network.toldAt];
      if (phone.wrongSheets > 0) this.#fail(`${who} has sent a sheet that its log does not tell`);
      for (const { pasos } of phone.saysAllSent()) this.#demandHeld(who, pasos, told?.doc?.pasos);
      for (const tab of phone.tabs) {
        if (tab.state().delivery.kind !== 'guardado' || this.#saved.has(tab)) continue;
        // A receipt stays correct, whatever happens to the sheet afterwards.
        this.#saved.add(tab);
        const answered = this.#server.history[phone.network.answeredAt];
        if (!answered?.partido.jugado) this.#fail(`${who} says that the sheet is saved`);
        // Its log has become the sheet.
        if (!(await phone.stored())) phone.noted.clear();
      }
      const kept = new Set((await phone.stored())?.pasos.map(({ id }) => id));
      const gone = [...phone.noted].filter((id) => !kept.has(id));
      if (gone.length > 0) this.#fail(`${who} has lost ${gone.join(', ')}`);
    }
  }

  #demandHeld(who: string, pasos: readonly Step[], held: readonly Step[] = []) {
    const ids = new Set(held.map(({ id }) => id));
    const lacking = pasos.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
    if (lacking.length > 0) this.#fail(`${who} says «Todo enviado» without ${lacking.join(', ')}`);
  }

  #fail(what: string): never {
    throw new Error(what);
  }

  /** Goes online and answers all questions: then the server has everything that the phones have. */
  async #comeToRest(): Promise<void> {
    this.#trace.push('all come to rest');
    for (let round = 0; round < ROUNDS_AT_THE_END; round += 1) {
      for (const [index, phone] of this.#phones.entries()) {
        phone.network.net = 'up';
        phone.network.release();
        phone.tab.kick();
        await phone.settled();
        await phone.hear();
        await this.#decide(phone, (what) => this.#trace.push(`${String(index)}: ${what}`));
        await this.#check();
      }
    }
    const { doc, partido } = this.#server.now();
    for (const [index, phone] of this.#phones.entries()) {
      const who = `phone ${String(index)}`;
      const stored = await phone.stored();
      if (!stored || stored.pasos.length === 0) continue;
      const { delivery } = phone.tab.state();
      // The user has been asked repeatedly without deciding, so nothing counts as sent.
      if (delivery.kind === 'terminado' && partido.jugado) continue;
      if (phone.saysAllSent().length === 0) {
        this.#fail(`${who} does not come to rest: ${JSON.stringify(phone.tab.state().delivery)}`);
      }
      this.#demandHeld(who, stored.pasos, doc?.pasos);
    }
  }
}
