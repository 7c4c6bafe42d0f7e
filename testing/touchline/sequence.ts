import { EVENTOS, type Step, stepOfEvento, EVENTO_KINDS } from '@club/shared';
import { createDraw } from '../draw';
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

/** What a user, the network or the panel may do next, with its weight in percent. */
const WEIGHTS = {
  /** Answers a question of the phone, or notes something if there is none. */
  decide: 10,
  note: 28,
  undo: 5,
  changeNet: 17,
  releaseAnswers: 6,
  killAndReopen: 7,
  hearNext: 10,
  hearLatest: 5,
  openSecondPage: 2,
  discard: 2,
  finish: 3,
  cancelFinish: 1,
  annulSheet: 2,
  restore: 2,
} as const;
type Action = keyof typeof WEIGHTS;

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

  #pick<T>(choices: readonly T[]): T | undefined {
    return choices[this.#draw(choices.length)];
  }

  #drawAction(): Action {
    let rest = this.#draw(100);
    for (const action of Object.keys(WEIGHTS) as Action[]) {
      rest -= WEIGHTS[action];
      if (rest < 0) return action;
    }
    throw new Error('the weights are less than 100');
  }

  #instante(): string {
    return new Date(
      Date.parse(this.#server.now().partido.fecha_date) + this.#minute * MINUTE_MS,
    ).toISOString();
  }

  #paso(): Step {
    this.#minute += this.#draw(4);
    this.#ids += 1;
    const fields = { id: `n-${String(this.#ids)}`, instante: this.#instante() };
    if (this.#draw(12) === 0) return { ...fields, tipo: 'final' };
    const evento = this.#pick(WITHOUT_PLAYERS) ?? 'gol anotado';
    return stepOfEvento({ ...fields, mitad: 'primera_parte' }, { evento });
  }

  async #step(): Promise<void> {
    const index = this.#draw(this.#phones.length);
    const phone = this.#phones[index];
    if (!phone) return;
    const trace = (what: string) => this.#trace.push(`${String(index)}: ${what}`);
    const action = this.#drawAction();
    if (action === 'decide' && (await this.#decide(phone, trace))) return;
    await this.#act(phone, action === 'decide' ? 'note' : action, trace);
    await this.#settled();
  }

  async #act(
    phone: Phone,
    action: Exclude<Action, 'decide'>,
    trace: (what: string) => void,
  ): Promise<void> {
    const { sending, notebook, openDoubts } = phone.tab.state();
    const isEnded = sending.kind === 'ended-elsewhere';
    if (action !== 'note' && action !== 'changeNet') trace(action);
    switch (action) {
      case 'note': {
        if (!notebook || notebook.cierre || isEnded) return;
        const paso = this.#paso();
        trace(`note ${paso.id} ${paso.tipo}`);
        return phone.note(paso);
      }
      case 'undo':
        if (notebook && !notebook.cierre) await phone.undo(this.#instante());
        return;
      case 'changeNet':
        phone.net = this.#pick(NETS) ?? 'up';
        trace(phone.net);
        phone.tab.sendNow();
        return;
      case 'releaseAnswers':
        phone.releaseAnswers();
        return;
      case 'killAndReopen':
        await phone.kill();
        return phone.openTab();
      case 'hearNext':
        return phone.hearNext();
      case 'hearLatest':
        return phone.hear();
      case 'openSecondPage':
        if (phone.tabs.length < 2) await phone.openTab();
        return;
      case 'discard':
        // A user who decides conflicts, or waits for a held answer, cannot tap it.
        if (openDoubts.length > 0 || phone.net === 'late' || phone.isHoldingAnswers) return;
        if ((await phone.tab.discard()) === undefined) phone.noted.clear();
        return;
      case 'finish':
        if (notebook && notebook.pasos.length > 0 && !isEnded) await phone.finish();
        return;
      case 'cancelFinish':
        await phone.tab.change((current) => ({ ...current, cierre: null }));
        return;
      case 'annulSheet':
        return this.#server.annul();
      case 'restore':
        return this.#server.restore();
    }
  }

  /** Answers the phone's question. Returns whether there was one. */
  async #decide(phone: Phone, trace: (what: string) => void): Promise<boolean> {
    const { sending, openDoubts } = phone.tab.state();
    const isGivingUp = this.#draw(4) === 0;
    const isAsking = sending.kind === 'discarded-elsewhere' || sending.kind === 'ended-elsewhere';
    if (isAsking) trace(`${sending.kind}: ${isGivingUp ? 'lets it go' : 'keeps its own'}`);
    if (isAsking && isGivingUp) {
      if (await phone.tab.forget()) phone.noted.clear();
    } else if (sending.kind === 'discarded-elsewhere') {
      await phone.tab.keepOwn();
    } else if (sending.kind === 'ended-elsewhere') {
      await phone.tab.saveOver(sending.partido);
    } else if (openDoubts.length > 0) {
      const answer = this.#pick(['mine', 'theirs', 'both'] as const) ?? 'both';
      trace(`answers ${answer}`);
      await phone.answer(answer, this.#instante());
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
      const told = this.#server.history[phone.toldAt];
      if (phone.wrongSheets > 0)
        throw new Error(`${who} has sent a sheet that does not match its log`);
      for (const { pasos } of phone.saysAllSent()) this.#demandHeld(who, pasos, told?.doc?.pasos);
      for (const tab of phone.tabs) {
        if (tab.state().sending.kind !== 'saved' || this.#checkedPages.has(tab)) continue;
        // Checked once: what it said stays true, whatever happens to the sheet afterwards.
        this.#checkedPages.add(tab);
        const answered = this.#server.history[phone.answeredAt];
        if (!answered?.partido.jugado)
          throw new Error(`${who} says wrongly that the sheet is saved`);
        // Its log has become the sheet.
        if (!(await phone.stored())) phone.noted.clear();
      }
      const kept = new Set((await phone.stored())?.pasos.map(({ id }) => id));
      const gone = [...phone.noted].filter((id) => !kept.has(id));
      if (gone.length > 0) throw new Error(`${who} has lost ${gone.join(', ')}`);
    }
  }

  #demandHeld(who: string, pasos: readonly Step[], held: readonly Step[] = []) {
    const ids = new Set(held.map(({ id }) => id));
    const lacking = pasos.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
    if (lacking.length > 0)
      throw new Error(`${who} says «Todo enviado» without ${lacking.join(', ')}`);
  }

  /** Goes online and answers all questions: then the server has everything that the phones have. */
  async #comeToRest(): Promise<void> {
    this.#trace.push('all come to rest');
    let quietRounds = 0;
    for (let round = 0; round < ROUNDS_AT_THE_END && quietRounds < QUIET_ROUNDS; round += 1) {
      const { length } = this.#server.history;
      let hasDecided = false;
      for (const [index, phone] of this.#phones.entries()) {
        phone.net = 'up';
        phone.releaseAnswers();
        phone.tab.sendNow();
        await phone.settled();
        await phone.hear();
        const trace = (what: string) => this.#trace.push(`${String(index)}: ${what}`);
        if (await this.#decide(phone, trace)) hasDecided = true;
        await this.#check();
      }
      const isQuiet = !hasDecided && this.#server.history.length === length;
      quietRounds = isQuiet ? quietRounds + 1 : 0;
    }
    const { doc, partido } = this.#server.now();
    for (const [index, phone] of this.#phones.entries()) {
      const who = `phone ${String(index)}`;
      const stored = await phone.stored();
      if (!stored || stored.pasos.length === 0) continue;
      const { sending } = phone.tab.state();
      // The user was asked and has not decided, so nothing counts as sent.
      if (sending.kind === 'ended-elsewhere' && partido.jugado) continue;
      if (phone.saysAllSent().length === 0) {
        throw new Error(
          `${who} does not come to rest: ${JSON.stringify(phone.tab.state().sending)}`,
        );
      }
      this.#demandHeld(who, stored.pasos, doc?.pasos);
    }
  }
}
