import { EVENTOS } from '../eventos/table';
import { campoOf, type Moved } from '../rules/minutes';
import type { EventoInput } from '../schemas/acta';
import { sayPerson, type ReportEvent } from './report-events';
import type { ReportGoal } from './report-goals';
import {
  type Duration,
  type Part,
  PARTS,
  type Place,
  placeMinute,
  sayMinute,
} from './report-minutes';
import { ask, type ReportQuestion } from './report-answer';
import { findEntries, isNumberOfAnother, type RosterEntry } from './report-rosters';
import type { Side } from './report-text';
import type { Person } from './report-tokens';

/** A player of our line-up. `id` is `null` while nobody knows who he is. */
export interface OurEntry {
  readonly entry: RosterEntry;
  readonly id: string | null;
}

/** An event of the sheet with its place. */
export interface SheetEvent {
  readonly evento: EventoInput;
  readonly part: Part;
  readonly source: ReportEvent;
}

export interface OurEvents {
  readonly goals: readonly ReportGoal[];
  /** Our cards and changes. */
  readonly others: readonly ReportEvent[];
  readonly ours: Side;
}

/** Order within a minute: whoever comes on can score, and whoever is sent off can no longer go off. */
const rank = ({ evento: { evento } }: SheetEvent) =>
  EVENTOS[evento].relevo
    ? 0
    : EVENTOS[evento].marcador !== null
      ? 1
      : EVENTOS[evento].expulsa
        ? 3
        : 2;

const compareEvents = (a: SheetEvent, b: SheetEvent) =>
  PARTS.indexOf(a.part) - PARTS.indexOf(b.part) ||
  (a.evento.minuto ?? 999) - (b.evento.minuto ?? 999) ||
  (a.evento.anadido ?? 0) - (b.evento.anadido ?? 0) ||
  rank(a) - rank(b);

/** Builds the events of our sheet, and collects questions. */
export class SheetBuilder {
  readonly questions: ReportQuestion[] = [];
  private readonly roster: readonly RosterEntry[];

  constructor(
    private readonly team: readonly OurEntry[],
    private readonly duration: Duration,
  ) {
    this.roster = team.map(({ entry }) => entry);
  }

  /** The player of ours who is meant. `null` if that is not known, with a question unless his line-up has one. */
  find(person: Person, source: ReportEvent, candidates: (entry: RosterEntry) => boolean) {
    const found = findEntries(person, this.roster);
    const narrowed = found.length > 1 ? found.filter(candidates) : found;
    const [entry] = narrowed;
    const { number } = source.line;
    if (!entry || narrowed.length > 1) {
      const problem = entry ? 'Hay varios jugadores' : 'No hay ningún jugador nuestro';
      this.questions.push(
        ask('jugador', `${problem} «${sayPerson(person)}» en la alineación del acta.`, number),
      );
      return null;
    }
    if (isNumberOfAnother(person, entry, this.roster)) {
      const text = `El dorsal de «${sayPerson(person)}» es de otro jugador en la alineación del acta.`;
      this.questions.push(ask('jugador', text, number));
      return null;
    }
    return this.team.find((one) => one.entry === entry)?.id ?? null;
  }

  place(source: ReportEvent): Place {
    const { minute, line } = source;
    const place = placeMinute(minute, line.section.part, this.duration);
    if (place.problem !== undefined) {
      const when = minute ? ` (${sayMinute(minute)})` : '';
      this.questions.push(
        ask('minuto', `«${line.text.trim()}»${when}: ${place.problem}.`, line.number),
      );
    }
    return place;
  }
}

const isDouble = ({ evento: { evento } }: SheetEvent) => evento === 'doble amarilla';
const isYellow = ({ evento: { evento } }: SheetEvent) => evento === 'tarjeta amarilla';
const isRed = ({ evento: { evento } }: SheetEvent) => evento === 'tarjeta roja';

const isSameMinute = (a: SheetEvent, b: SheetEvent) =>
  a.part === b.part && a.evento.minuto === b.evento.minuto && a.evento.anadido === b.evento.anadido;

/** The cards of one player: two yellow ones, alone or with a red one in the same minute, are a double one. */
function mergeCards(cards: readonly SheetEvent[], questions: ReportQuestion[]): SheetEvent[] {
  const merged: SheetEvent[] = [];
  for (const card of cards) {
    const { source } = card;
    const name = source.person ? sayPerson(source.person) : '';
    const doubt = (text: string) =>
      questions.push(ask('linea', `«${name}»: ${text}`, source.line.number));
    const last = merged.at(-1);
    if (last && isDouble(last) && isRed(card) && isSameMinute(last, card)) {
      const index = questions.findIndex(({ linea }) => linea === last.source.line.number);
      if (index >= 0 && questions[index]?.tipo === 'linea') questions.splice(index, 1);
      continue;
    }
    if (merged.some((one) => isDouble(one) || isRed(one))) {
      questions.push(
        ask('minuto', `«${name}» tiene una tarjeta después de ser expulsado.`, source.line.number),
      );
      if (EVENTOS[card.evento.evento].expulsa) continue;
    }
    const hasYellow = merged.some(isYellow);
    if (isYellow(card) && hasYellow) {
      doubt('el acta le da dos amarillas sin decir si la segunda es doble amarilla.');
      merged.push({ ...card, evento: { ...card.evento, evento: 'doble amarilla' } });
      continue;
    }
    if (source.isSecond && !hasYellow) doubt('tiene una segunda amarilla y falta la primera.');
    merged.push(card);
  }
  return merged;
}

/** Players who were on the pitch at the minute of an event, just before or just after it. */
function campoAt(
  starters: readonly string[],
  moved: readonly Moved[],
  event: SheetEvent,
  halfMinutes: number,
) {
  const inside = (eventos: readonly Moved[]) => campoOf(starters, eventos, halfMinutes).inside;
  const minuto = event.evento.minuto ?? 0;
  const until = (isIncluded: (one: number) => boolean) =>
    inside(moved.filter((one) => isIncluded(one.minuto ?? 0)));
  return new Set([...until((one) => one < minuto), ...until((one) => one <= minuto)]);
}

/** What the pitch cannot have been: changes of players who are not on it, goals of players who did not play. */
function checkPitch(
  events: readonly SheetEvent[],
  team: readonly OurEntry[],
  halfMinutes: number,
): { readonly impossible: ReadonlySet<SheetEvent>; readonly questions: readonly ReportQuestion[] } {
  const starters = team.flatMap(({ entry, id }) => (entry.isStarter && id !== null ? [id] : []));
  const moved = events.map((event) => ({
    event,
    evento: event.evento.evento,
    mitad: event.part === 'primera_parte' ? event.part : ('segunda_parte' as const),
    minuto: event.evento.minuto ?? undefined,
    autor_id: event.evento.autor?.jugador_id,
    entra_id: event.evento.entra?.jugador_id,
    sale_id: event.evento.sale?.jugador_id,
  }));
  const name = (id: string) => team.find((one) => one.id === id)?.entry.name ?? id;
  const { impossible } = campoOf(starters, moved, halfMinutes);
  const questions = impossible.map(({ movedPlayer, reason, jugadorId, verb }) => {
    const state = {
      'cambio-expulsado': 'está expulsado',
      'cambio-ya-en-el-campo': 'ya está en el campo',
      'cambio-fuera-del-campo': 'no está en el campo',
    }[reason];
    const { source } = movedPlayer.event;
    const text = `«${name(jugadorId)}» no puede ${verb} en el minuto ${String(movedPlayer.minuto)}: ${state}.`;
    return ask('minuto', text, source.line.number);
  });
  for (const event of events) {
    const { autor, evento } = event.evento;
    if (!autor || EVENTOS[evento].marcador === null) continue;
    if (campoAt(starters, moved, event, halfMinutes).has(autor.jugador_id)) continue;
    const text = `El gol de «${name(autor.jugador_id)}» no puede ser: no estaba en el campo.`;
    questions.push(ask('minuto', text, event.source.line.number));
  }
  return { impossible: new Set(impossible.map(({ movedPlayer }) => movedPlayer.event)), questions };
}

const ref = (id: string) => ({ jugador_id: id });

/** The events of our sheet in playing order. */
export function buildEvents(
  team: readonly OurEntry[],
  { goals, others, ours }: OurEvents,
  duration: Duration,
): { readonly events: readonly SheetEvent[]; readonly questions: readonly ReportQuestion[] } {
  const builder = new SheetBuilder(team, duration);
  const anybody = () => true;
  const comesOn = new Set(
    others.flatMap(({ entra }) =>
      entra
        ? findEntries(
            entra,
            team.map(({ entry }) => entry),
          )
        : [],
    ),
  );
  const played = (entry: RosterEntry) => entry.isStarter || comesOn.has(entry);
  const events: SheetEvent[] = [];
  for (const { event: source, side } of goals) {
    if (side === null) continue;
    const { part, minute } = builder.place(source);
    const { person, isOwnGoal, isPenalty } = source;
    if (side !== ours) {
      const ownGoal = isOwnGoal && { propia_puerta: true };
      events.push({ part, source, evento: { evento: 'gol encajado', ...minute, ...ownGoal } });
      continue;
    }
    const id = isOwnGoal || !person ? null : builder.find(person, source, played);
    events.push({
      part,
      source,
      evento: {
        evento: 'gol anotado',
        ...minute,
        ...(id !== null && {
          autor: { ...ref(id), ...(isPenalty && { forma: 'penalti' as const }) },
        }),
        ...(isOwnGoal && { propia_puerta: true }),
      },
    });
  }
  const cards = new Map<string, SheetEvent[]>();
  for (const source of others) {
    const { part, minute } = builder.place(source);
    const { card, person, entra, sale: goesOff } = source;
    if (card && person) {
      const id = builder.find(person, source, anybody);
      if (id === null) continue;
      const evento = { evento: card, ...minute, autor: ref(id) };
      cards.set(id, [...(cards.get(id) ?? []), { part, source, evento }]);
    } else if (entra && goesOff) {
      const on = builder.find(entra, source, anybody);
      const off = builder.find(goesOff, source, anybody);
      if (on === null || off === null || minute.minuto === undefined) continue;
      const evento = { evento: 'cambio' as const, ...minute, entra: ref(on), sale: ref(off) };
      events.push({ part, source, evento });
    }
  }
  for (const own of cards.values()) {
    events.push(...mergeCards(own.toSorted(compareEvents), builder.questions));
  }
  const ordered = events.toSorted(compareEvents);
  const { impossible, questions } = checkPitch(ordered, team, duration.halfMinutes);
  return {
    events: ordered.filter((event) => !impossible.has(event)),
    questions: [...builder.questions, ...questions],
  };
}
