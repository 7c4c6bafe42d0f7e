import type { EventoInput } from '../schemas/acta';
import { findEntries, type Report, findSides } from './report-rosters';
import { isEventSection, type SectionLine } from './report-sections';
import { foldText } from './names';
import { joinLines, otherSide, sayScore, type Score, type Side, SIDES } from './report-text';
import {
  type EventTokens,
  hasMinute,
  isMinuteAlone,
  type Person,
  readEvent,
  ROLES,
} from './report-tokens';

export interface ReportEvent extends EventTokens {
  readonly line: SectionLine;
}

/** Joins the lines of each event in a text copied from a phone, where its first line is only a minute. */
function joinEventLines(lines: readonly SectionLine[]): SectionLine[] {
  let isOpen = false;
  return joinLines(lines, ({ text, isAfterGap }, above) => {
    const isAlone = isMinuteAlone(text);
    const isPart = isOpen && above !== undefined && !isAfterGap && !hasMinute(text) && !isAlone;
    isOpen = isPart || isAlone;
    return isPart;
  });
}

export const listPeople = ({ people }: EventTokens): readonly Person[] =>
  ROLES.flatMap((role) => people[role] ?? []);
export const isChange = ({ people: { entra, sale: goesOff } }: EventTokens): boolean =>
  entra !== undefined || goesOff !== undefined;
const isHalfOfChange = (event: EventTokens) => isChange(event) && listPeople(event).length === 1;

type MinuteInput = Pick<EventoInput, 'minuto' | 'anadido'>;
export const isSameMinute = (a: MinuteInput, b: MinuteInput): boolean =>
  a.minuto === b.minuto && a.anadido === b.anadido;

/** Whether two lines are the halves of one change: who comes on, and who goes off. */
function areOneChange(first: ReportEvent, second: ReportEvent): boolean {
  const [a, b] = [first.line, second.line];
  const areLists = a.section.role !== undefined && a.section.side === b.section.side;
  return (
    isHalfOfChange(first) &&
    isHalfOfChange(second) &&
    (first.people.entra === undefined) !== (second.people.entra === undefined) &&
    a.column === b.column &&
    (areLists || a.section.id === b.section.id) &&
    (!first.minute || !second.minute || isSameMinute(first.minute, second.minute))
  );
}

/** Whether a line may be the page's footer: words and numbers, without a minute or score. */
const isFooter = ({ text }: SectionLine) =>
  !hasMinute(text) && !/[^\p{L}\d\s.,:;()\-©|/]|\d\s*[-:]\s*\d/u.test(text);

/** All events of a report in the order of its lines, and the lines that cannot be read. */
export function readEvents(lines: readonly SectionLine[], { rosters, sideNamed }: Report) {
  const isTeam = (text: string) => sideNamed(text) !== null;
  const isOfPlayers = (tokens: EventTokens | null) =>
    tokens !== null && listPeople(tokens).some((person) => findSides(person, rosters).length > 0);
  let events: ReportEvent[] = [];
  // Events in sections that should have none, such as the observations.
  const unread = lines.filter(({ section, text }) => {
    if ((section.kind ?? 'other') !== 'other' || !hasMinute(text)) return false;
    return isOfPlayers(readEvent(text, { kind: 'events', isOffFirst: false }, isTeam));
  });
  /** Ids of sections below which the footer has begun. */
  const endedSections = new Set<number>();
  for (const line of joinEventLines(lines.filter(({ section }) => isEventSection(section)))) {
    const tokens = readEvent(line.text, line.section, isTeam);
    const isKnown = isOfPlayers(tokens);
    if (!isKnown && isFooter(line) && (line.isAfterGap || endedSections.has(line.section.id))) {
      endedSections.add(line.section.id);
    } else if (!tokens || (!isKnown && !tokens.minute && !tokens.running)) {
      unread.push(line);
    } else {
      const event = { ...tokens, line };
      // In lists of who comes on and who goes off, the other half may be anywhere above.
      const above = line.section.role ? events : events.slice(-1);
      const other = above.find((one) => areOneChange(one, event));
      const whole = other && {
        ...other,
        minute: other.minute ?? event.minute,
        people: { ...other.people, ...event.people },
        labels: [...other.labels, ...event.labels],
      };
      events = whole ? events.map((one) => (one === other ? whole : one)) : [...events, event];
    }
  }
  return {
    events: events.filter((event) => !isHalfOfChange(event)),
    unread: [...unread, ...events.filter(isHalfOfChange).map(({ line }) => line)],
  };
}

/** Team whose name is in the event's own line. */
function labelledSide({ labels }: EventTokens, { sideNamed }: Report): Side | null {
  const [side = null, other] = new Set(labels.map(sideNamed));
  return other === undefined ? side : null;
}

/** Team of an event by its place: the column, or the heading above. */
const placedSide = ({ line }: ReportEvent): Side | null => line.column ?? line.section.side;

/**
 * Ids of sections that list both teams: a line names its team, or at least two players are only in the other team's
 * line-up. One such player may be a misspelt namesake.
 */
function mixedSections(events: readonly ReportEvent[], report: Report): ReadonlySet<number> {
  const mixed = new Set<number>();
  const others = new Map<number, Set<string>>();
  for (const event of events) {
    const { id } = event.line.section;
    const side = placedSide(event);
    if (labelledSide(event, report)) mixed.add(id);
    if (event.isGoal || !side) continue;
    const names = others.get(id) ?? new Set();
    others.set(id, names);
    for (const person of listPeople(event)) {
      const sides = findSides(person, report.rosters);
      if (sides.length === 1 && !sides.includes(side)) names.add(foldText(sayPerson(person)));
    }
    if (names.size > 1) mixed.add(id);
  }
  return mixed;
}

/** Team of a card or change. `null` if the report does not say, or contradicts itself. */
function sideOfEvent(event: ReportEvent, report: Report, mixed: ReadonlySet<number>): Side | null {
  const placed = mixed.has(event.line.section.id) ? null : placedSide(event);
  const given = labelledSide(event, report) ?? placed;
  const possible = SIDES.filter((side) =>
    listPeople(event).every((person) => findEntries(person, side, report.rosters).length > 0),
  );
  const [side = null, other] = possible;
  if (given === null) return other ? null : side;
  return possible.length === 0 || possible.includes(given) ? given : null;
}

/** How a person is named in questions. */
export const sayPerson = ({ number, name }: Person): string =>
  [number === null ? '' : String(number), name].filter(Boolean).join(' ');

/** Our cards and changes. Asks about those whose team is not clear. */
export function selectOurs(events: readonly ReportEvent[], report: Report): ReportEvent[] {
  const mixed = mixedSections(events, report);
  return events.filter((event) => {
    if (event.isGoal) return false;
    const side = sideOfEvent(event, report, mixed);
    if (side !== null) return side === report.ours;
    const people = listPeople(event);
    const names = `«${people.map(sayPerson).join(' / ')}»`;
    const isKnown = people.some((person) => findSides(person, report.rosters).length > 0);
    const text = `El acta no deja claro de qué equipo es ${names}.`;
    report.ask('jugador', isKnown ? text : sayNobody(names), event.line.number);
    return false;
  });
}

const sayNobody = (names: string) => `${names} no está en la alineación de ningún equipo.`;

/** A goal and the team that it counts for, `null` if unknown. */
export interface ReportGoal {
  readonly event: ReportEvent;
  readonly side: Side | null;
}

const LAST = Number.MAX_SAFE_INTEGER;
const total = ({ running }: ReportEvent) => (running ? running.local + running.visitante : 0);

/** In playing order. In the same minute, the score decides. */
const compareGoals = (a: ReportEvent, b: ReportEvent) =>
  (a.minute?.minuto ?? LAST) - (b.minute?.minuto ?? LAST) ||
  (a.minute?.anadido ?? 0) - (b.minute?.anadido ?? 0) ||
  total(a) - total(b);

/** The team that scored between two scores, if only one did. */
function scorerBetween(before: Score, after: Score): Side | null {
  const scorers = SIDES.filter((side) => after[side] > before[side]);
  return scorers.length === 1 ? (scorers[0] ?? null) : null;
}

/** The goals in playing order with their teams. Asks about what does not agree with the scores. */
export function readGoals(events: readonly ReportEvent[], report: Report): ReportGoal[] {
  const { rosters, ask } = report;
  let score: Score = { local: 0, visitante: 0 };
  return events
    .filter(({ isGoal }) => isGoal)
    .toSorted(compareGoals)
    .map((event) => {
      const { running: after, line, isOwnGoal, people } = event;
      const { autor: person } = people;
      const scorers = person ? findSides(person, rosters) : [];
      const [scorer = null] = scorers.length === 1 ? scorers : [];
      const byScore = after && scorerBetween(score, after);
      const byScorer = scorer && isOwnGoal ? otherSide(scorer) : scorer;
      // An own goal may be listed under either team.
      const byPlace = isOwnGoal ? null : (labelledSide(event, report) ?? placedSide(event));
      // The score and the scorer together outweigh the place.
      const isProven = byScore !== null && byScore === byScorer;
      const sides = new Set([byScore, byScorer, isProven ? null : byPlace].filter(Boolean));
      const side = byScore ?? byScorer ?? byPlace;
      const next: Score = side ? { ...score, [side]: score[side] + 1 } : score;
      const name = person ? ` de «${sayPerson(person)}»` : '';
      const tell = (problem: string) => ask('marcador', problem, line.number);
      if (after && sayScore(after) !== sayScore(next)) {
        const wrong = `Tras el ${sayScore(score)}, el gol${name} pone ${sayScore(after)}`;
        tell(`${wrong}: falta un gol o el marcador está mal.`);
      } else if (sides.size > 1) {
        tell(`El acta se contradice en el gol${name}: no se sabe de qué equipo es.`);
      } else if (!side) tell(`El acta no dice de qué equipo es el gol${name}.`);
      if (person && scorers.length === 0) {
        ask('jugador', sayNobody(`«${sayPerson(person)}»`), line.number);
      }
      score = after ?? next;
      return { event, side };
    });
}

/** The report's final score. Asks if it is missing or does not agree with the goals. */
export function readScore(
  goals: readonly ReportGoal[],
  stated: readonly Score[],
  { ask }: Report,
): Score {
  const count = (side: Side) => goals.filter((goal) => goal.side === side).length;
  const counted: Score = { local: count('local'), visitante: count('visitante') };
  const [final] = stated;
  const different = [...new Set(stated.map(sayScore))];
  if (different.length > 1) {
    ask('marcador', `El acta da varios resultados: ${different.join(', ')}.`);
  }
  if (!final && (goals.length === 0 || goals.some(({ event }) => !event.running))) {
    ask('marcador', 'El acta no dice el resultado final.');
  }
  if (final && sayScore(final) !== sayScore(counted)) {
    ask('marcador', `El acta dice ${sayScore(final)} y sus goles suman ${sayScore(counted)}.`);
  }
  return final ?? counted;
}
