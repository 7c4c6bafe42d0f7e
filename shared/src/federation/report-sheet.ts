import { EVENTOS } from '../eventos/table';
import type { EventoInput } from '../schemas/acta';
import { ask, type ReportQuestion } from './report-answer';
import { mergeCards } from './report-cards';
import { type ReportEvent, sayPerson } from './report-events';
import type { ReportGoal } from './report-goals';
import { type Duration, type Part, PARTS, placeMinute } from './report-minutes';
import { checkPitch } from './report-pitch';
import { findEntries, isNumberOfAnother, type RosterEntry, type Rosters } from './report-rosters';
import type { Side } from './report-text';
import type { Person } from './report-tokens';

/** A player of our line-up. `id` is `null` while nobody knows who he is. */
export interface OurEntry {
  readonly entry: RosterEntry;
  readonly id: string | null;
}

/** Our line-up beside those of the report. */
export interface OurTeam {
  readonly players: readonly OurEntry[];
  readonly rosters: Rosters;
  readonly ours: Side;
}

/** An event of the sheet with its half and its line. */
export interface SheetEvent {
  readonly evento: EventoInput;
  readonly part: Part;
  readonly source: ReportEvent;
}

/** Order within a minute: whoever comes on can score, and whoever is sent off can no longer go off. */
function rank({ evento: { evento } }: SheetEvent): number {
  const { relevo, marcador, expulsa } = EVENTOS[evento];
  return relevo ? 0 : marcador !== null ? 1 : expulsa ? 3 : 2;
}

const compareEvents = (a: SheetEvent, b: SheetEvent) =>
  PARTS.indexOf(a.part) - PARTS.indexOf(b.part) ||
  (a.evento.minuto ?? Infinity) - (b.evento.minuto ?? Infinity) ||
  (a.evento.anadido ?? 0) - (b.evento.anadido ?? 0) ||
  rank(a) - rank(b);

/** Who of our line-up can score: the starters and whoever comes on. */
function whoPlayed({ players, rosters, ours }: OurTeam, others: readonly ReportEvent[]) {
  const comesOn = others.flatMap(({ entra }) => (entra ? findEntries(entra, ours, rosters) : []));
  return players.flatMap(({ entry }) =>
    entry.isStarter || comesOn.includes(entry) ? [entry] : [],
  );
}

/** Finds the players of our events. Nobody and several are asked. */
function createFinder({ players, rosters, ours }: OurTeam, questions: ReportQuestion[]) {
  return (person: Person, { line }: ReportEvent, among?: readonly RosterEntry[]) => {
    const all = findEntries(person, ours, rosters);
    const found = all.length > 1 && among ? all.filter((entry) => among.includes(entry)) : all;
    const [entry, more] = found;
    const name = sayPerson(person);
    const problem = !entry
      ? `«${name}» no está en la alineación nuestra del acta.`
      : more
        ? `Hay más de un «${name}» en la alineación nuestra del acta.`
        : isNumberOfAnother(person, entry, rosters[ours])
          ? `El dorsal de «${name}» es de otro jugador en la alineación del acta.`
          : undefined;
    if (problem === undefined) return players.find((one) => one.entry === entry)?.id ?? null;
    questions.push(ask('jugador', problem, line.number));
    return null;
  };
}

const ref = (id: string) => ({ jugador_id: id });

/** The events of our sheet in playing order, from the goals of both teams and our cards and changes. */
export function buildEvents(
  team: OurTeam,
  goals: readonly ReportGoal[],
  others: readonly ReportEvent[],
  duration: Duration,
): { readonly events: readonly SheetEvent[]; readonly questions: readonly ReportQuestion[] } {
  const questions: ReportQuestion[] = [];
  const find = createFinder(team, questions);
  const place = (
    source: ReportEvent,
    build: (minute: Partial<EventoInput>) => EventoInput | null,
  ) => {
    const { line, minute: given } = source;
    const { part, minute, problem } = placeMinute(given, line.section.part, duration);
    if (problem !== undefined) {
      questions.push(ask('minuto', `«${line.text.trim()}»: ${problem}.`, line.number));
    }
    const evento = build(minute);
    return evento ? [{ part, source, evento }] : [];
  };
  const played = whoPlayed(team, others);
  const ofGoals = goals.flatMap(({ event: source, side }) => {
    const { person, isOwnGoal, isPenalty } = source;
    const ownGoal = isOwnGoal && { propia_puerta: true };
    if (side === null) return [];
    return place(source, (minute) => {
      if (side !== team.ours) return { evento: 'gol encajado', ...minute, ...ownGoal };
      const id = isOwnGoal || !person ? null : find(person, source, played);
      const forma = isPenalty && { forma: 'penalti' as const };
      const autor = id !== null && { autor: { ...ref(id), ...forma } };
      return { evento: 'gol anotado', ...minute, ...autor, ...ownGoal };
    });
  });
  const ofPlayers = others.flatMap((source) =>
    place(source, (minute) => {
      const { card, person, entra, sale: goesOff } = source;
      if (card && person) {
        const id = find(person, source);
        return id === null ? null : { evento: card, ...minute, autor: ref(id) };
      }
      const on = entra && find(entra, source);
      const off = goesOff && find(goesOff, source);
      if (on === null || off === null || minute.minuto === undefined) return null;
      return { evento: 'cambio', ...minute, entra: ref(on), sale: ref(off) };
    }),
  );
  const merged = mergeCards(ofPlayers.toSorted(compareEvents));
  const ordered = [...ofGoals, ...merged.events].toSorted(compareEvents);
  const pitch = checkPitch(ordered, team.players, duration.halfMinutes);
  return {
    events: ordered.filter((event) => !pitch.impossible.has(event)),
    questions: [...questions, ...merged.questions, ...pitch.questions],
  };
}
