import { EVENTOS } from '../eventos/table';
import { PERIODS } from '../vocabulary';
import type { EventoInput } from '../schemas/acta';
import type { Ask } from './report-answer';
import { mergeCards } from './report-cards';
import { peopleOf, type ReportEvent, sayPerson } from './report-events';
import type { ReportGoal } from './report-goals';
import { type Duration, placeMinute } from './report-minutes';
import { checkPitch } from './report-pitch';
import type { OurEntry, OurTeam, SheetEvent } from './report-sheet-event';
import { findEntries, isNumberOfAnother, type RosterEntry } from './report-rosters';
import type { Person } from './report-tokens';

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
    const { part, minute, problem } = placeMinute(given, line.section.part, duration);
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
