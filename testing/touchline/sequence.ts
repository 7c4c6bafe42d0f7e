import { EVENTOS, type Step, toEventoStep, EVENTO_KINDS } from '@club/shared';
import { createRandom } from '../../shared/src/testing/random';
import { type Net, Phone } from './phone';
import type { TouchlineServer } from './server';

/** Kinds of events that can be entered without players, as sending does not depend on names. */
const WITHOUT_PLAYERS = EVENTO_KINDS.filter(
  (tipo) => EVENTOS[tipo].paso !== null && !EVENTOS[tipo].relevo,
);

const MINUTE_MS = 60_000;
const ROUNDS_AT_THE_END = 12;
/** Number of rounds in a row without any change after which nothing follows any more. */
const QUIET_ROUNDS = 2;
const NETS: readonly Net[] = ['up', 'up', 'down', 'lost', 'late'];

type Act = (phone: Phone) => unknown;

/** Two or three phones on one match that do random things. Throws as soon as a phone loses a step or says an untruth. */
export class Sequence {
  readonly #server: TouchlineServer;
  readonly #draw: (below: number) => number;
  readonly #phones: readonly Phone[];
  /** What happened so far, for the error. */
  readonly #trace: string[] = [];
  /** Pages that have already been checked when they showed the sheet as saved. */
  readonly #checkedPages = new Set<object>();
  #ids = 0;
  #minute = 0;

  /** What a user, the network or the panel may do next, with its weight in percent. */
  readonly #acts: readonly (readonly [name: string, weight: number, act: Act])[] = [
    ['decide or note', 10, async (phone) => (await this.#decide(phone)) || this.#note(phone)],
    ['note', 28, (phone) => this.#note(phone)],
    ['undo', 5, (phone) => this.#undo(phone)],
    ['change the net', 17, (phone) => this.#changeNet(phone)],
    ['release answers', 6, (phone) => phone.releaseAnswers()],
    ['kill and reopen', 7, (phone) => phone.kill().then(() => phone.openTab())],
    ['hear the next state', 10, (phone) => phone.hearNext()],
    ['hear the latest state', 5, (phone) => phone.hear()],
    ['open a second page', 2, (phone) => phone.tabs.length < 2 && phone.openTab()],
    ['discard', 2, (phone) => this.#discard(phone)],
    ['finish', 3, (phone) => this.#finish(phone)],
    ['cancel the finish', 1, (phone) => phone.tab.change((log) => ({ ...log, cierre: null }))],
    ['annul the sheet', 2, () => this.#server.annul()],
    ['restore', 2, () => this.#server.restore()],
  ];

  constructor(server: TouchlineServer, seed: number) {
    this.#server = server;
    this.#draw = createRandom(seed);
    const newId = () => {
      this.#ids += 1;
      return `s${String(seed)}-${String(this.#ids)}`;
    };
    this.#phones = Array.from(
      { length: 2 + this.#draw(2) },
      (_, index) => new Phone(server, `${String(seed)}-${String(index)}`, newId),
    );
  }

  async run(steps: number): Promise<void> {
    try {
      for (const phone of this.#phones) await phone.openTab();
      for (let step = 0; step < steps; step += 1) {
        await this.#step();
        await this.#check();
      }
      await this.#comeToRest();
    } catch (error) {
      throw new Error(`${String(error)}\n${this.#trace.join('\n')}`, { cause: error });
    } finally {
      for (const phone of this.#phones) await phone.close();
    }
  }

  #pick<T>(choices: readonly T[]): T {
    const choice = choices[this.#draw(choices.length)];
    if (choice === undefined) throw new Error('there is nothing to pick');
    return choice;
  }

  #instante(): string {
    const { fecha_date } = this.#server.now().partido;
    return new Date(Date.parse(fecha_date) + this.#minute * MINUTE_MS).toISOString();
  }

  #paso(): Step {
    this.#minute += this.#draw(4);
    this.#ids += 1;
    const fields = { id: `n-${String(this.#ids)}`, instante: this.#instante() };
    if (this.#draw(12) === 0) return { ...fields, tipo: 'final' };
    const evento = this.#pick(WITHOUT_PLAYERS);
    return toEventoStep({ ...fields, mitad: 'primera_parte' }, { evento });
  }

  async #step(): Promise<void> {
    const phone = this.#pick(this.#phones);
    let rest = this.#draw(100);
    for (const [name, weight, act] of this.#acts) {
      rest -= weight;
      if (rest >= 0) continue;
      this.#trace.push(`${phone.name}: ${name}`);
      await act(phone);
      return this.#settled();
    }
    throw new Error('the weights are less than 100');
  }

  async #note(phone: Phone): Promise<void> {
    const { sending, notebook } = phone.tab.state();
    if (!notebook || notebook.cierre || sending.kind === 'ended-elsewhere') return;
    const newStep = this.#paso();
    this.#trace.push(`  ${newStep.id} ${newStep.tipo}`);
    await phone.note(newStep);
  }

  async #undo(phone: Phone): Promise<void> {
    const { notebook } = phone.tab.state();
    if (notebook && !notebook.cierre) await phone.undo(this.#instante());
  }

  #changeNet(phone: Phone): void {
    phone.net = this.#pick(NETS);
    this.#trace.push(`  ${phone.net}`);
    phone.tab.sendNow();
  }

  async #discard(phone: Phone): Promise<void> {
    // A user who decides conflicts, or waits for a held answer, cannot tap it.
    const isAsked = phone.tab.state().openDoubts.length > 0;
    if (isAsked || phone.net === 'late' || phone.isHoldingAnswers) return;
    if ((await phone.tab.discard()) === undefined) phone.noted.clear();
  }

  async #finish(phone: Phone): Promise<void> {
    const { sending, notebook } = phone.tab.state();
    if (!notebook || notebook.pasos.length === 0 || sending.kind === 'ended-elsewhere') return;
    await phone.finish();
  }

  /** Answers the phone's question. Returns whether there was one. */
  async #decide(phone: Phone): Promise<boolean> {
    const { sending, openDoubts } = phone.tab.state();
    const isGivingUp = this.#draw(4) === 0;
    const isAsking = sending.kind === 'discarded-elsewhere' || sending.kind === 'ended-elsewhere';
    if (isAsking) this.#trace.push(`  ${sending.kind}: ${isGivingUp ? 'let go' : 'keep own'}`);
    if (isAsking && isGivingUp) {
      if (await phone.tab.forget()) phone.noted.clear();
    } else if (sending.kind === 'discarded-elsewhere') {
      await phone.tab.keepOwn();
    } else if (sending.kind === 'ended-elsewhere') {
      await phone.tab.saveOver(sending.partido);
    } else if (openDoubts.length > 0) {
      const answer = this.#pick(['mine', 'theirs', 'both'] as const);
      this.#trace.push(`  ${answer}`);
      await phone.answer(answer, this.#instante());
    } else return false;
    await this.#settled();
    return true;
  }

  async #settled(): Promise<void> {
    for (const phone of this.#phones) await phone.settled();
  }

  async #check(): Promise<void> {
    for (const phone of this.#phones) {
      const told = this.#server.history[phone.toldAt];
      for (const { pasos } of phone.saysAllSent()) this.#demandHeld(phone, pasos, told?.doc?.pasos);
      for (const tab of phone.tabs) {
        if (tab.state().sending.kind !== 'saved' || this.#checkedPages.has(tab)) continue;
        // Checked once: what it said stays true, whatever happens to the sheet afterwards.
        this.#checkedPages.add(tab);
        const answered = this.#server.history[phone.answeredAt];
        if (!answered?.partido.jugado)
          throw new Error(`${phone.name} says wrongly that the sheet is saved`);
        // Its log has become the sheet.
        if (!(await phone.stored())) phone.noted.clear();
      }
      const kept = new Set((await phone.stored())?.pasos.map(({ id }) => id));
      const gone = [...phone.noted].filter((id) => !kept.has(id));
      if (gone.length > 0) throw new Error(`${phone.name} has lost ${gone.join(', ')}`);
    }
  }

  #demandHeld({ name }: Phone, sentSteps: readonly Step[], held: readonly Step[] = []) {
    const ids = new Set(held.map(({ id }) => id));
    const lacking = sentSteps.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
    if (lacking.length > 0)
      throw new Error(`${name} says «Todo enviado» without ${lacking.join(', ')}`);
  }

  /** Goes online and answers all questions: then the server has everything that the phones have. */
  async #comeToRest(): Promise<void> {
    this.#trace.push('all come to rest');
    let quietRounds = 0;
    for (let round = 0; round < ROUNDS_AT_THE_END && quietRounds < QUIET_ROUNDS; round += 1) {
      const { length } = this.#server.history;
      let hasDecided = false;
      for (const phone of this.#phones) {
        phone.net = 'up';
        phone.releaseAnswers();
        phone.tab.sendNow();
        await phone.settled();
        await phone.hear();
        this.#trace.push(phone.name);
        if (await this.#decide(phone)) hasDecided = true;
        await this.#check();
      }
      const isQuiet = !hasDecided && this.#server.history.length === length;
      quietRounds = isQuiet ? quietRounds + 1 : 0;
    }
    const { doc, partido } = this.#server.now();
    for (const phone of this.#phones) {
      const stored = await phone.stored();
      if (!stored || stored.pasos.length === 0) continue;
      const { sending } = phone.tab.state();
      // The user was asked and has not decided, so nothing counts as sent.
      if (sending.kind === 'ended-elsewhere' && partido.jugado) continue;
      if (phone.saysAllSent().length === 0)
        throw new Error(`${phone.name} does not come to rest: ${JSON.stringify(sending)}`);
      this.#demandHeld(phone, stored.pasos, doc?.pasos);
    }
  }
}
