import {
  isSameMinute,
  listPeople,
  type ReportEvent,
  type ReportGoal,
  sayPerson,
} from './report-events';
import { EVENTOS, type EventoKind } from '../eventos/table';
import { FIELD_LABELS } from '../field-labels';
import type { Entry, MatchEvent } from '../rules/live-match-steps';
import { simulateMatch, type ImpossibleReason, matchMinutes, periodLimits } from '../rules/minutes';
import { HALVES, MAX_ADDED_TIME, type Period, PERIODS, perKey } from '../vocabulary';
import type { Ask } from './report-answer';
import { findEntries, isUnknown, type Report, type RosterEntry } from './report-rosters';
import { foldText } from './names';
import type { ReportLine } from './report-text';
import { type Minute, type Person, ROLES } from './report-tokens';
import { PART_WORDS } from './report-words';

/** An event of our sheet, and the one of the report that it comes from. */
export interface SheetEvent extends MatchEvent {
  readonly source: ReportEvent;
}

const isInSameMinute = (a: SheetEvent, b: SheetEvent): boolean =>
  a.mitad === b.mitad && isSameMinute(a, b);

const EXTRA_TIME = /prorroga|tiempo (?:extra|suplementario)/u;
/** Words that say that there was no extra time, or only when there would be. */
const NO_EXTRA_TIME = /\b(?:no|sin|caso de)\b|^si |se (?:jugar|disputar)a\b/u;
const PLAYED_EXTRA_TIME =
  /(?:prorroga si|tras (?:la )?prorroga|despues de la prorroga|hubo prorroga)\b/u;

/**
 * Whether there was extra time: the report says so, or mentions it and has events of it. Asks about a mention without
 * events.
 */
export function hadExtraTime(
  page: readonly ReportLine[],
  events: readonly ReportEvent[],
  { halfMinutes, ask }: Report,
): boolean {
  const end = matchMinutes(halfMinutes);
  const hasEvents = events.some(({ minute }) => minute !== null && minute.minuto > end);
  const told = page
    .map(({ number, text }) => ({ number, text: foldText(text) }))
    .filter(({ text }) => EXTRA_TIME.test(text) && !NO_EXTRA_TIME.test(text));
  const isTold = told.some(({ text }) => PART_WORDS.has(text) || PLAYED_EXTRA_TIME.test(text));
  const [mention] = told;
  if (!mention || isTold || hasEvents) return mention !== undefined;
  const text = 'El acta habla de una prórroga y ningún hecho es de ella. ¿Se jugó?';
  ask('linea', text, mention.number);
  return false;
}

/** The part of the match and the minute of an event, and what is wrong with them. `named`: parts that its heading names. */
function placeMinute(
  minute: Minute | null,
  named: readonly Period[] | undefined,
  halfMinutes: number,
  isExtended: boolean,
): { readonly at: Pick<MatchEvent, 'mitad' | 'minuto' | 'anadido'>; readonly problem?: string } {
  if (!minute) return { at: { mitad: named?.[0] ?? 'segunda_parte' }, problem: 'no tiene minuto' };
  const { minuto, anadido } = minute;
  const parts = isExtended ? PERIODS : HALVES;
  const findLastMinute = (part: Period) => periodLimits(part, halfMinutes)[1];
  const mitad = parts.find((one) => minuto <= findLastMinute(one));
  if (!mitad) {
    const problem = `el partido no tiene minuto ${String(minuto)}`;
    const last = isExtended ? 'prorroga_2' : 'segunda_parte';
    return { at: { mitad: last, ...(minuto <= 130 && { minuto }) }, problem };
  }
  const withProblem = (problem: string) => ({ at: { mitad, minuto }, problem });
  if (anadido !== undefined && (findLastMinute(mitad) !== minuto || anadido === 0)) {
    return withProblem('el tiempo añadido no va al final de una parte');
  }
  if (anadido !== undefined && anadido > MAX_ADDED_TIME) {
    return withProblem('el tiempo añadido es demasiado');
  }
  if (named?.includes(mitad) === false) {
    const labels = named.map((one) => FIELD_LABELS[`detalles.${one}`]);
    return withProblem(`está bajo ${labels.join(' o ')}`);
  }
  return { at: { mitad, minuto, anadido } };
}

const isKind = (kind: EventoKind) => (event: SheetEvent) => event.evento === kind;

/**
 * The events with each second yellow card of a player as a `doble amarilla`. Reports call it that, or list a second
 * yellow card, with or without a red one in the same minute. `sorted` is in playing order.
 */
function mergeCards(sorted: readonly SheetEvent[], ask: Ask): SheetEvent[] {
  const events: SheetEvent[] = [];
  for (const event of sorted) {
    const { autor_id: id, source } = event;
    const own = (one: SheetEvent) => id !== undefined && one.autor_id === id;
    const earlier = events.filter(own);
    const hasYellow = earlier.some(isKind('tarjeta amarilla'));
    const say = (tipo: 'minuto' | 'linea', text: string) => {
      ask(tipo, `«${listPeople(source).map(sayPerson).join('')}» ${text}`, source.line.number);
    };
    const expulsion = earlier.find(({ evento }) => EVENTOS[evento].expulsa);
    if (expulsion) {
      // The red card that follows a second yellow one may have a line of its own.
      const isRedOfIt =
        isKind('tarjeta roja')(event) &&
        isKind('doble amarilla')(expulsion) &&
        isInSameMinute(expulsion, event);
      if (!isRedOfIt) say('minuto', 'ya estaba expulsado.');
    } else if (isKind('tarjeta amarilla')(event) && hasYellow) {
      const isSentOff = sorted.some(
        (one) => own(one) && isKind('tarjeta roja')(one) && isInSameMinute(one, event),
      );
      if (!isSentOff) say('linea', 'tiene dos amarillas. ¿Es la segunda una doble amarilla?');
      events.push({ ...event, evento: 'doble amarilla' });
    } else {
      const isRedWithYellow =
        isKind('tarjeta roja')(event) &&
        earlier.some((one) => isKind('tarjeta amarilla')(one) && isInSameMinute(one, event));
      if (source.isSecondYellow && !hasYellow)
        say('linea', 'tiene una segunda amarilla sin la primera.');
      if (isRedWithYellow)
        say('linea', 'tiene amarilla y roja a la vez. ¿Falta otra amarilla antes?');
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

/** The events without impossible changes. Asks about those, and about goals of players who are not on the pitch. */
function checkPitch(
  events: readonly SheetEvent[],
  { rosters, ours, halfMinutes, ask }: Report,
): SheetEvent[] {
  const starters = rosters[ours].flatMap(({ isStarter, id }) => (isStarter ? [id] : []));
  const say = (id: string, verb: string, problem: string, { minuto, source }: SheetEvent) => {
    const name = rosters[ours].find((one) => one.id === id)?.name ?? id;
    const text = `«${name}» no puede ${verb} en el minuto ${String(minuto)}: ${problem}.`;
    ask('minuto', text, source.line.number);
  };
  const { impossible } = simulateMatch(starters, events, halfMinutes);
  for (const { substitution, reason, jugadorId, verb } of impossible) {
    say(jugadorId, verb, REASONS[reason], substitution);
  }
  for (const [index, event] of events.entries()) {
    const { autor_id: id, evento } = event;
    if (id === undefined || EVENTOS[evento].marcador === null) continue;
    // In the minute of a change, both its players may score: who is on the pitch before it or after it.
    const after = events.slice(0, index);
    const before = after.filter((one) => !isInSameMinute(one, event));
    const isOnPitch = [before, after].some((played) =>
      simulateMatch(starters, played, halfMinutes).onPitch.has(id),
    );
    if (!isOnPitch) say(id, 'marcar', 'no está en el campo', event);
  }
  const refused = new Set(impossible.map(({ substitution }) => substitution));
  return events.filter((event) => !refused.has(event));
}

/** Order within a minute. Changes come first: a substitute may score at once, and nobody goes off once he is sent off. */
function rank({ evento }: SheetEvent): number {
  const { relevo, marcador, expulsa } = EVENTOS[evento];
  if (relevo) return 0;
  if (marcador !== null) return 1;
  return expulsa ? 3 : 2;
}

const compareEvents = (a: SheetEvent, b: SheetEvent) =>
  PERIODS.indexOf(a.mitad) - PERIODS.indexOf(b.mitad) ||
  (a.minuto ?? Infinity) - (b.minuto ?? Infinity) ||
  (a.anadido ?? 0) - (b.anadido ?? 0) ||
  rank(a) - rank(b);

/** Id of the player of one of our events. Of several, the one `among` these. Asks if nobody or several may be meant. */
function findPlayer(
  person: Person,
  { line, isGoal }: ReportEvent,
  among: readonly RosterEntry[],
  { rosters, ours, ask }: Report,
): string | undefined {
  const all = findEntries(person, ours, rosters);
  const [entry, more] = all.length > 1 ? all.filter((one) => among.includes(one)) : all;
  const { number } = person;
  const isNumberOfAnother =
    number !== null &&
    entry?.number !== number &&
    rosters[ours].some((one) => one !== entry && one.number === number);
  const name = `«${sayPerson(person)}»`;
  const tell = (problem: string) => ask('jugador', problem, line.number);
  if (!entry) {
    // `readGoals` has asked about scorers who are in no line-up.
    if (!isGoal) tell(`${name} no está en nuestra alineación.`);
  } else if (more) tell(`Hay más de un ${name} en nuestra alineación.`);
  else if (isNumberOfAnother) tell(`El dorsal de ${name} es de otro en nuestra alineación.`);
  else return entry.id;
  return undefined;
}

/** The event without players who are not identified. */
export const withoutUnknown = (event: SheetEvent): SheetEvent => ({
  ...event,
  ...perKey(['autor_id', 'entra_id', 'sale_id'], (role) =>
    isUnknown(event[role]) ? undefined : event[role],
  ),
});

/** The events that can be saved while players are not identified: their goals lose the scorer, the rest is left out. */
export const selectSavable = (events: readonly SheetEvent[]): SheetEvent[] =>
  events
    .filter(
      ({ evento, autor_id, entra_id, sale_id }) =>
        evento === 'gol anotado' || ![autor_id, entra_id, sale_id].some(isUnknown),
    )
    .map(withoutUnknown);

/** The events of our sheet in playing order, from the goals of both teams and our cards and changes. */
export function buildEvents(
  report: Report,
  goals: readonly ReportGoal[],
  others: readonly ReportEvent[],
  isExtended: boolean,
): readonly SheetEvent[] {
  const { rosters, ours, halfMinutes, ask } = report;
  const comingOn = others.flatMap(({ people: { entra } }) =>
    entra ? findEntries(entra, ours, rosters) : [],
  );
  const played = rosters[ours].filter((entry) => entry.isStarter || comingOn.includes(entry));
  const toGoal = ({ event: source, side }: ReportGoal): Entry | null => {
    const { isOwnGoal, isPenalty, people } = source;
    const ownGoal = isOwnGoal && { propia_puerta: true };
    if (side !== ours) return side && { evento: 'gol encajado', ...ownGoal };
    const autor_id =
      isOwnGoal || !people.autor ? undefined : findPlayer(people.autor, source, played, report);
    return { evento: 'gol anotado', autor_id, ...(isPenalty && { forma: 'penalti' }), ...ownGoal };
  };
  const toCardOrChange = (source: ReportEvent): Entry | null => {
    const { card: evento = 'cambio', people } = source;
    const ids = perKey(ROLES, (role) => {
      const person = people[role];
      return person && findPlayer(person, source, rosters[ours], report);
    });
    const lacksPlayer = ROLES.some((role) => people[role] && ids[role] === undefined);
    return lacksPlayer
      ? null
      : { evento, autor_id: ids.autor, entra_id: ids.entra, sale_id: ids.sale };
  };
  const place = (source: ReportEvent, evento: Entry | null): SheetEvent[] => {
    const { line, minute: given } = source;
    const { at, problem } = placeMinute(given, line.section.parts, halfMinutes, isExtended);
    const isNumber = ({ number }: RosterEntry) =>
      given?.isUnmarked === true && number === given.minuto;
    const entries = listPeople(source).flatMap((one) => findEntries(one, ours, rosters));
    const doubt = entries.some(isNumber) ? 'el minuto puede ser el dorsal' : problem;
    if (doubt !== undefined) ask('minuto', `«${line.text.trim()}»: ${doubt}.`, line.number);
    const lacksMinute = evento?.evento === 'cambio' && at.minuto === undefined;
    return evento && !lacksMinute ? [{ ...evento, ...at, source }] : [];
  };
  const cardsAndChanges = others
    .flatMap((source) => place(source, toCardOrChange(source)))
    .toSorted(compareEvents);
  const ordered = goals
    .flatMap((goal) => place(goal.event, toGoal(goal)))
    .concat(mergeCards(cardsAndChanges, ask))
    .toSorted(compareEvents);
  return checkPitch(ordered, report);
}
