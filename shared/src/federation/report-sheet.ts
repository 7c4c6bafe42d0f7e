import { peopleOf, type ReportEvent, type ReportGoal, sayPerson } from './report-events';
import { EVENTOS } from '../eventos/table';
import {
  campoOf,
  type ImpossibleReason,
  matchMinutes,
  type Moved,
  periodLimits,
} from '../rules/minutes';
import type { EventoInput } from '../schemas/acta';
import { HALVES, MAX_ADDED_TIME, type Period, PERIODS } from '../vocabulary';
import type { Ask } from './report-answer';
import { findEntries, isNumberOfAnother, type RosterEntry, type Rosters } from './report-rosters';
import { foldWords, type ReportLine, type Side } from './report-text';
import type { Minute, Person } from './report-tokens';
import { PART_WORDS } from './report-words';

/** A player of our line-up. While nobody knows who he is, `id` only tells him from others. */
export interface OurEntry {
  readonly entry: RosterEntry;
  readonly id: string;
  readonly isKnown: boolean;
}

/** Our line-up beside those of the report. */
export interface OurTeam {
  readonly players: readonly OurEntry[];
  readonly rosters: Rosters;
  readonly ours: Side;
}

/** An event of the sheet with its part of the match and its line. */
export interface SheetEvent {
  readonly evento: EventoInput;
  readonly part: Period;
  readonly source: ReportEvent;
}

const isSameMinute = (a: SheetEvent, b: SheetEvent): boolean =>
  a.part === b.part && a.evento.minuto === b.evento.minuto && a.evento.anadido === b.evento.anadido;

const PART_NAMES: Readonly<Record<Period, string>> = {
  primera_parte: 'la primera parte',
  segunda_parte: 'la segunda parte',
  prorroga_1: 'la primera parte de la prórroga',
  prorroga_2: 'la segunda parte de la prórroga',
};

export interface Duration {
  readonly halfMinutes: number;
  readonly isExtended: boolean;
}

interface Place {
  readonly part: Period;
  readonly minute: Partial<Minute>;
  /** Why a person should look at the minute. */
  readonly problem?: string;
}

export const sayMinute = ({ minuto, anadido }: Minute): string =>
  `${String(minuto)}${anadido === undefined ? '' : `+${String(anadido)}`}'`;

const EXTRA_TIME = /prorroga|tiempo (?:extra|suplementario)/u;
/** The same where it was not played, or may have been. */
const NO_EXTRA_TIME = /\b(?:no|sin|caso de)\b|^si |se (?:jugar|disputar)a\b/u;
const PLAYED_EXTRA_TIME =
  /(?:prorroga si|tras (?:la )?prorroga|despues de la prorroga|hubo prorroga)\b/u;

/**
 * Whether there was extra time: the report says so, or mentions it and has events of it. Asks about a mention without
 * events.
 */
export function readDuration(
  page: readonly ReportLine[],
  events: readonly ReportEvent[],
  halfMinutes: number,
  ask: Ask,
): Duration {
  const end = matchMinutes(halfMinutes, false);
  const hasEvents = events.some(({ minute }) => minute !== null && minute.minuto > end);
  const told = page
    .map((line) => ({ line, text: foldWords(line.text) }))
    .filter(({ text }) => EXTRA_TIME.test(text) && !NO_EXTRA_TIME.test(text));
  const isTold = told.some(({ text }) => PART_WORDS.has(text) || PLAYED_EXTRA_TIME.test(text));
  const [mention] = told;
  if (mention && !isTold && !hasEvents) {
    const text = 'El acta habla de una prórroga y ningún hecho es de ella. ¿Se jugó?';
    ask('linea', text, mention.line.number);
  }
  return { halfMinutes, isExtended: isTold || (mention !== undefined && hasEvents) };
}

/** Where an event belongs by its minute, and what is wrong with it. `named` are the parts that its heading names. */
function placeMinute(
  minute: Minute | null,
  named: readonly Period[] | undefined,
  { halfMinutes, isExtended }: Duration,
): Place {
  if (!minute)
    return { part: named?.[0] ?? 'segunda_parte', minute: {}, problem: 'no tiene minuto' };
  const { minuto, anadido } = minute;
  const parts = isExtended ? PERIODS : HALVES;
  const endOf = (part: Period) => periodLimits(part, halfMinutes)[1];
  const found = parts.find((one) => minuto <= endOf(one));
  const part = found ?? (isExtended ? 'prorroga_2' : 'segunda_parte');
  if (!found) {
    const text = `el partido no tiene minuto ${String(minuto)}`;
    return { part, minute: minuto <= 130 ? { minuto } : {}, problem: text };
  }
  const problem =
    anadido !== undefined && (endOf(part) !== minuto || anadido === 0)
      ? 'el tiempo añadido no va al final de una parte'
      : anadido !== undefined && anadido > MAX_ADDED_TIME
        ? 'el tiempo añadido es demasiado'
        : named?.includes(part) === false
          ? `está bajo ${named.map((one) => PART_NAMES[one]).join(' o ')}`
          : undefined;
  if (problem !== undefined) return { part, minute: { minuto }, problem };
  return { part, minute: { minuto, ...(anadido !== undefined && { anadido }) } };
}

const isKind = (kind: SheetEvent['evento']['evento']) => (event: SheetEvent) =>
  event.evento.evento === kind;

/**
 * The events with a second yellow card as a double one, whether the report lists it as such, as another yellow one, or
 * together with a red one. Sorted by minute.
 */
function mergeCards(sorted: readonly SheetEvent[], ask: Ask): SheetEvent[] {
  const events: SheetEvent[] = [];
  for (const event of sorted) {
    const { evento, source } = event;
    const id = evento.autor?.jugador_id;
    const own = (one: SheetEvent) => id !== undefined && one.evento.autor?.jugador_id === id;
    const earlier = events.filter(own);
    const hasYellow = earlier.some(isKind('tarjeta amarilla'));
    const say = (tipo: 'minuto' | 'linea', text: string) => {
      ask(tipo, `«${source.person ? sayPerson(source.person) : ''}» ${text}`, source.line.number);
    };
    const expulsion = earlier.find((one) => EVENTOS[one.evento.evento].expulsa);
    if (expulsion) {
      // The red card of a double yellow one may have its own line.
      const isSame = isKind('doble amarilla')(expulsion) && isSameMinute(expulsion, event);
      if (!isSame || !isKind('tarjeta roja')(event)) say('minuto', 'ya estaba expulsado.');
    } else if (isKind('tarjeta amarilla')(event) && hasYellow) {
      const isSentOff = sorted.some(
        (one) => own(one) && isKind('tarjeta roja')(one) && isSameMinute(one, event),
      );
      if (!isSentOff) say('linea', 'tiene dos amarillas. ¿Es la segunda una doble amarilla?');
      events.push({ ...event, evento: { ...evento, evento: 'doble amarilla' } });
    } else {
      if (source.isSecond && !hasYellow) say('linea', 'tiene una segunda amarilla sin la primera.');
      events.push(event);
    }
  }
  return events;
}

const REASONS: Readonly<Record<ImpossibleReason, string>> = {
  'cambio-expulsado': 'está expulsado',
  'cambio-ya-en-el-campo': 'ya está en el campo',
  'cambio-fuera-del-campo': 'no está en el campo',
};

interface MovedEvent extends Moved {
  readonly event: SheetEvent;
}

const toMoved = (event: SheetEvent): MovedEvent => {
  const { evento, minuto, autor, entra, sale: goesOff } = event.evento;
  return {
    event,
    evento,
    mitad: event.part,
    minuto: minuto ?? undefined,
    autor_id: autor?.jugador_id,
    entra_id: entra?.jugador_id,
    sale_id: goesOff?.jugador_id,
  };
};

/**
 * The events without impossible changes. Asks about these, and about goals of players who are not on the pitch.
 */
function checkPitch(
  events: readonly SheetEvent[],
  players: readonly OurEntry[],
  halfMinutes: number,
  ask: Ask,
): SheetEvent[] {
  const starters = players.flatMap(({ entry, id }) => (entry.isStarter ? [id] : []));
  const moved = events.map(toMoved);
  const say = (id: string, problem: string, { event }: MovedEvent) => {
    const name = players.find((one) => one.id === id)?.entry.name ?? id;
    const at = `en el minuto ${String(event.evento.minuto)}`;
    ask('minuto', `«${name}» no puede ${problem.replace('{}', at)}.`, event.source.line.number);
  };
  const { impossible } = campoOf(starters, moved, halfMinutes);
  for (const { movedPlayer, reason, jugadorId, verb } of impossible) {
    say(jugadorId, `${verb} {}: ${REASONS[reason]}`, movedPlayer);
  }
  for (const [index, goal] of moved.entries()) {
    const { autor_id: id } = goal;
    if (id === undefined || EVENTOS[goal.evento].marcador === null) continue;
    // In the minute of a change, either player may score.
    const before = moved.slice(0, index);
    const isInside = [before, before.filter((one) => !isSameMinute(one.event, goal.event))].some(
      (some) => campoOf(starters, some, halfMinutes).inside.has(id),
    );
    if (!isInside) say(id, 'marcar {}: no está en el campo', goal);
  }
  const refused = new Set(impossible.map(({ movedPlayer }) => movedPlayer.event));
  return events.filter((event) => !refused.has(event));
}

/** Order within a minute: whoever comes on can score, and whoever is sent off can no longer go off. */
function rank({ evento: { evento } }: SheetEvent): number {
  const { relevo, marcador, expulsa } = EVENTOS[evento];
  return relevo ? 0 : marcador !== null ? 1 : expulsa ? 3 : 2;
}

const compareEvents = (a: SheetEvent, b: SheetEvent) =>
  PERIODS.indexOf(a.part) - PERIODS.indexOf(b.part) ||
  (a.evento.minuto ?? Infinity) - (b.evento.minuto ?? Infinity) ||
  (a.evento.anadido ?? 0) - (b.evento.anadido ?? 0) ||
  rank(a) - rank(b);

/** Who of our line-up can score: the starters and whoever comes on. */
function whoPlayed({ rosters, ours }: OurTeam, others: readonly ReportEvent[]) {
  const comesOn = others.flatMap(({ entra }) => (entra ? findEntries(entra, ours, rosters) : []));
  return rosters[ours].filter((entry) => entry.isStarter || comesOn.includes(entry));
}

/** Finds the players of our events. Nobody and several are asked. */
function createFinder({ players, rosters, ours }: OurTeam, ask: Ask) {
  return (person: Person, { line, isGoal }: ReportEvent, among = rosters[ours]) => {
    const all = findEntries(person, ours, rosters);
    const [entry, more] = all.length > 1 ? all.filter((one) => among.includes(one)) : all;
    const name = sayPerson(person);
    if (!entry) {
      // Scorers who are in no line-up have been asked for either team.
      if (!isGoal) ask('jugador', `«${name}» no está en nuestra alineación.`, line.number);
      return null;
    }
    if (more) {
      ask('jugador', `Hay más de un «${name}» en nuestra alineación.`, line.number);
    } else if (isNumberOfAnother(person, entry, rosters[ours])) {
      ask('jugador', `El dorsal de «${name}» es de otro en nuestra alineación.`, line.number);
    } else return players.find((one) => one.entry === entry)?.id ?? null;
    return null;
  };
}

const ref = (id: string) => ({ jugador_id: id });

/** Our events without players whom nobody knows yet: their goals stay, their cards and changes do not. */
export const withoutUnknown = (
  events: readonly SheetEvent[],
  players: readonly OurEntry[],
): SheetEvent[] =>
  events.flatMap((event) => {
    const { autor, entra, sale: goesOff, ...others } = event.evento;
    const ids = [autor, entra, goesOff].map((one) => one?.jugador_id);
    if (!players.some(({ id, isKnown }) => !isKnown && ids.includes(id))) return [event];
    return others.evento === 'gol anotado' ? [{ ...event, evento: others }] : [];
  });

/** The events of our sheet in playing order, from the goals of both teams and our cards and changes. */
export function buildEvents(
  team: OurTeam,
  goals: readonly ReportGoal[],
  others: readonly ReportEvent[],
  duration: Duration,
  ask: Ask,
): readonly SheetEvent[] {
  const find = createFinder(team, ask);
  const played = whoPlayed(team, others);
  const goalOf = ({ event: source, side }: ReportGoal): EventoInput | null => {
    const { person, isOwnGoal, isPenalty } = source;
    const ownGoal = isOwnGoal && { propia_puerta: true };
    if (side !== team.ours) return side && { evento: 'gol encajado', ...ownGoal };
    const id = isOwnGoal || !person ? null : find(person, source, played);
    const forma = isPenalty && { forma: 'penalti' as const };
    return {
      evento: 'gol anotado',
      ...(id !== null && { autor: { ...ref(id), ...forma } }),
      ...ownGoal,
    };
  };
  const cardOrChangeOf = (source: ReportEvent): EventoInput | null => {
    const { card, person, entra, sale: goesOff } = source;
    const author = person && find(person, source);
    if (card) return author === null ? null : { evento: card, autor: ref(author) };
    const on = entra && find(entra, source);
    const off = goesOff && find(goesOff, source);
    return on === null || off === null
      ? null
      : { evento: 'cambio', entra: ref(on), sale: ref(off) };
  };
  const place = (source: ReportEvent, evento: EventoInput | null): SheetEvent[] => {
    const { line, minute: given } = source;
    const { part, minute, problem } = placeMinute(given, line.section.parts, duration);
    const isNumber = ({ number }: RosterEntry) => given?.isBare === true && number === given.minuto;
    const entries = peopleOf(source).flatMap((one) => findEntries(one, team.ours, team.rosters));
    const doubt = entries.some(isNumber) ? 'el minuto puede ser el dorsal' : problem;
    if (doubt !== undefined) ask('minuto', `«${line.text.trim()}»: ${doubt}.`, line.number);
    const isUseless = evento?.evento === 'cambio' && minute.minuto === undefined;
    return evento && !isUseless ? [{ part, source, evento: { ...evento, ...minute } }] : [];
  };
  const cardsAndChanges = others
    .flatMap((source) => place(source, cardOrChangeOf(source)))
    .toSorted(compareEvents);
  const ordered = goals
    .flatMap((goal) => place(goal.event, goalOf(goal)))
    .concat(mergeCards(cardsAndChanges, ask))
    .toSorted(compareEvents);
  return checkPitch(ordered, team.players, duration.halfMinutes, ask);
}
