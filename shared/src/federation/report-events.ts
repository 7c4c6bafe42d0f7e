import type { EventoInput } from '../schemas/acta';
import { findEntries, type Report, findSides } from './report-rosters';
import { isEventSection, joinLines, type SectionLine } from './report-sections';
import { foldText } from './names';
import { otherSide, sayScore, type Score, type Side, SIDES } from './report-text';
import {
  type EventReading,
  hasMinute,
  isMinuteAlone,
  type Person,
  readEvent,
  ROLES,
} from './report-tokens';

// Reads the events of a match report and finds the team of each. What contradicts itself becomes a question.

export interface ReportEvent extends EventReading {
  readonly line: SectionLine;
}

/** Joins the lines of each event that begins with a minute in a line of its own, as in a text copied from a phone. */
function joinEventLines(lines: readonly SectionLine[]): SectionLine[] {
  let isBelowMinute = false;
  return joinLines(lines, ({ text, isAfterGap }, above) => {
    const isMinute = isMinuteAlone(text);
    const isPart =
      isBelowMinute && above !== undefined && !isAfterGap && !hasMinute(text) && !isMinute;
    isBelowMinute = isPart || isMinute;
    return isPart;
  });
}

export const listPeople = ({ people }: EventReading): readonly Person[] =>
  ROLES.flatMap((role) => people[role] ?? []);
export const isChange = ({ people: { entra, sale: goesOff } }: EventReading): boolean =>
  entra !== undefined || goesOff !== undefined;
const isHalfOfChange = (event: EventReading) => isChange(event) && listPeople(event).length === 1;

type MinuteInput = Pick<EventoInput, 'minuto' | 'anadido'>;
export const isSameMinute = (a: MinuteInput, b: MinuteInput): boolean =>
  a.minuto === b.minuto && a.anadido === b.anadido;

/** Whether two lines are the halves of one change: who comes on, and who goes off. */
function areOneChange(first: ReportEvent, second: ReportEvent): boolean {
  const [a, b] = [first.line, second.line];
  const areHalves =
    isHalfOfChange(first) &&
    isHalfOfChange(second) &&
    (first.people.entra === undefined) !== (second.people.entra === undefined);
  // The lists "Entran" and "Salen" are two sections.
  const areInLists = a.section.role !== undefined && a.section.side === b.section.side;
  const isSamePlace = a.column === b.column && (areInLists || a.section.id === b.section.id);
  const isSameTime = !first.minute || !second.minute || isSameMinute(first.minute, second.minute);
  return areHalves && isSamePlace && isSameTime;
}

const mergeHalves = (first: ReportEvent, second: ReportEvent): ReportEvent => ({
  ...first,
  minute: first.minute ?? second.minute,
  people: { ...first.people, ...second.people },
  labels: [...first.labels, ...second.labels],
});

/** Whether a line may be the page's footer: words, numbers and punctuation, without a minute or a score. */
const mayBeFooter = ({ text }: SectionLine) =>
  !hasMinute(text) && !/[^\p{L}\d\s.,:;()\-©|/]|\d\s*[-:]\s*\d/u.test(text);

const hasKnownPlayer = (event: EventReading, { rosters }: Report): boolean =>
  listPeople(event).some((person) => findSides(person, rosters).length > 0);

/** All events of a report in the order of its lines, and the lines (`unread`) that cannot be read. */
export function readEvents(lines: readonly SectionLine[], report: Report) {
  const isTeam = (text: string) => report.sideNamed(text) !== null;
  // Events in sections that should have none, such as the observations.
  const unread = lines.filter(({ section, text }) => {
    if ((section.kind ?? 'other') !== 'other' || !hasMinute(text)) return false;
    const reading = readEvent(text, { kind: 'events', isOffFirst: false }, isTeam);
    return reading !== null && hasKnownPlayer(reading, report);
  });
  let events: ReportEvent[] = [];
  /** Ids of sections below which the page's footer has begun. */
  const endedSections = new Set<number>();
  for (const line of joinEventLines(lines.filter(({ section }) => isEventSection(section)))) {
    const reading = readEvent(line.text, line.section, isTeam);
    const isKnown = reading !== null && hasKnownPlayer(reading, report);
    if (!isKnown && mayBeFooter(line) && (line.isAfterGap || endedSections.has(line.section.id))) {
      endedSections.add(line.section.id);
    } else if (!reading || (!isKnown && !reading.minute && !reading.scoreAfter)) {
      unread.push(line);
    } else {
      const event = { ...reading, line };
      // The other half of a change is the line above or, in lists of who comes on and who goes off, any line above.
      const above = line.section.role ? events : events.slice(-1);
      const otherHalf = above.find((one) => areOneChange(one, event));
      events = otherHalf
        ? events.map((one) => (one === otherHalf ? mergeHalves(otherHalf, event) : one))
        : [...events, event];
    }
  }
  return {
    events: events.filter((event) => !isHalfOfChange(event)),
    unread: [...unread, ...events.filter(isHalfOfChange).map(({ line }) => line)],
  };
}

/** Team that the event's own line names. */
function labelledSide({ labels }: EventReading, { sideNamed }: Report): Side | null {
  const [side = null, other] = new Set(labels.map(sideNamed));
  return other === undefined ? side : null;
}

/** Team in whose column or below whose heading the event stands. */
const placedSide = ({ line }: ReportEvent): Side | null => line.column ?? line.section.side;

/**
 * Ids of sections that list both teams although they stand below one: a line of them names its team, or at least two
 * players are only in the other team's line-up. A single one may be a player of ours whose name is misspelt.
 */
function mixedSections(events: readonly ReportEvent[], report: Report): ReadonlySet<number> {
  const mixed = new Set<number>();
  /** By section: names of players of the other team. */
  const strangers = new Map<number, Set<string>>();
  for (const event of events) {
    const { id } = event.line.section;
    const side = placedSide(event);
    if (labelledSide(event, report)) mixed.add(id);
    if (event.isGoal || !side) continue;
    const names = strangers.get(id) ?? new Set();
    strangers.set(id, names);
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
  const told = labelledSide(event, report) ?? placed;
  const byPlayers = SIDES.filter((side) =>
    listPeople(event).every((person) => findEntries(person, side, report.rosters).length > 0),
  );
  const [side = null, other] = byPlayers;
  if (told === null) return other ? null : side;
  return byPlayers.length === 0 || byPlayers.includes(told) ? told : null;
}

/** Number and name of a person, for questions. */
export const sayPerson = ({ number, name }: Person): string =>
  [number === null ? '' : String(number), name].filter(Boolean).join(' ');

/** Our cards and changes. Asks about those whose team is not clear. */
export function selectOurs(events: readonly ReportEvent[], report: Report): ReportEvent[] {
  const mixed = mixedSections(events, report);
  return events.filter((event) => {
    if (event.isGoal) return false;
    const side = sideOfEvent(event, report, mixed);
    if (side !== null) return side === report.ours;
    const names = `«${listPeople(event).map(sayPerson).join(' / ')}»`;
    const text = hasKnownPlayer(event, report)
      ? `El acta no deja claro de qué equipo es ${names}.`
      : sayNotInLineUps(names);
    report.ask('jugador', text, event.line.number);
    return false;
  });
}

const sayNotInLineUps = (names: string) => `${names} no está en la alineación de ningún equipo.`;

/** A goal and the team that it counts for, `null` if unknown. */
export interface ReportGoal {
  readonly event: ReportEvent;
  readonly side: Side | null;
}

/** Sorts after all minutes. */
const NO_MINUTE = Number.MAX_SAFE_INTEGER;
const goalsSoFar = ({ scoreAfter }: ReportEvent) =>
  scoreAfter ? scoreAfter.local + scoreAfter.visitante : 0;

/** In playing order. In the same minute, the score decides. */
const compareGoals = (a: ReportEvent, b: ReportEvent) =>
  (a.minute?.minuto ?? NO_MINUTE) - (b.minute?.minuto ?? NO_MINUTE) ||
  (a.minute?.anadido ?? 0) - (b.minute?.anadido ?? 0) ||
  goalsSoFar(a) - goalsSoFar(b);

/** The team that scored between two scores, if only one did. */
function scorerBetween(before: Score, after: Score): Side | null {
  const scorers = SIDES.filter((side) => after[side] > before[side]);
  return scorers.length === 1 ? (scorers[0] ?? null) : null;
}

/** The team that a goal counts for, by the score before and after it, by its scorer or else by its place. */
function sideOfGoal(event: ReportEvent, scoreBefore: Score, report: Report) {
  const { scoreAfter, isOwnGoal, people } = event;
  const scorerSides = people.autor ? findSides(people.autor, report.rosters) : [];
  const [scorerSide = null] = scorerSides.length === 1 ? scorerSides : [];
  const byScore = scoreAfter && scorerBetween(scoreBefore, scoreAfter);
  const byScorer = scorerSide && isOwnGoal ? otherSide(scorerSide) : scorerSide;
  // An own goal may be listed under either team.
  const byPlace = isOwnGoal ? null : (labelledSide(event, report) ?? placedSide(event));
  // The score and the scorer together outweigh the place.
  const isProven = byScore !== null && byScore === byScorer;
  const told = new Set([byScore, byScorer, isProven ? null : byPlace].filter(Boolean));
  return { side: byScore ?? byScorer ?? byPlace, isDoubtful: told.size > 1 };
}

/** The goals in playing order with their teams. Asks about what does not agree with the scores. */
export function readGoals(events: readonly ReportEvent[], report: Report): ReportGoal[] {
  let score: Score = { local: 0, visitante: 0 };
  return events
    .filter(({ isGoal }) => isGoal)
    .toSorted(compareGoals)
    .map((event) => {
      const { scoreAfter, line, people } = event;
      const { side, isDoubtful } = sideOfGoal(event, score, report);
      const next: Score = side ? { ...score, [side]: score[side] + 1 } : score;
      const name = people.autor ? ` de «${sayPerson(people.autor)}»` : '';
      const tell = (problem: string) => report.ask('marcador', problem, line.number);
      if (scoreAfter && sayScore(scoreAfter) !== sayScore(next)) {
        const wrong = `Tras el ${sayScore(score)}, el gol${name} pone ${sayScore(scoreAfter)}`;
        tell(`${wrong}: falta un gol o el marcador está mal.`);
      } else if (isDoubtful) {
        tell(`El acta se contradice en el gol${name}: no se sabe de qué equipo es.`);
      } else if (!side) tell(`El acta no dice de qué equipo es el gol${name}.`);
      if (people.autor && findSides(people.autor, report.rosters).length === 0) {
        report.ask('jugador', sayNotInLineUps(`«${sayPerson(people.autor)}»`), line.number);
      }
      score = scoreAfter ?? next;
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
  if (!final && (goals.length === 0 || goals.some(({ event }) => !event.scoreAfter))) {
    ask('marcador', 'El acta no dice el resultado final.');
  }
  if (final && sayScore(final) !== sayScore(counted)) {
    ask('marcador', `El acta dice ${sayScore(final)} y sus goles suman ${sayScore(counted)}.`);
  }
  return final ?? counted;
}
