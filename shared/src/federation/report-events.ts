import type { Ask } from './report-answer';
import { findEntries, type Rosters, sidesOf } from './report-rosters';
import { isEventSection, type SectionLine } from './report-sections';
import type { ReportTeams, Score } from './report-teams';
import { foldWords, otherSide, type Side } from './report-text';
import {
  type EventTokens,
  hasMinute,
  isMinuteAlone,
  type IsTeam,
  type Person,
  readEvent,
} from './report-tokens';

/** An event that a report lists. */
export interface ReportEvent extends EventTokens {
  readonly line: SectionLine;
}

/** Events of one value a line, as copied from a phone, joined: they begin with a line that is only a minute. */
function joinValues(lines: readonly SectionLine[]): SectionLine[] {
  const joined: SectionLine[] = [];
  let isOpen = false;
  for (const line of lines) {
    const { section, column, text, isAfterGap } = line;
    const last = joined.at(-1);
    const isSame = last?.section.id === section.id && last.column === column && !isAfterGap;
    if (hasMinute(text) || isMinuteAlone(text) || !isSame) isOpen = false;
    if (last && isOpen) joined.splice(-1, 1, { ...last, text: `${last.text}\t${text.trim()}` });
    else joined.push(line);
    isOpen ||= isMinuteAlone(text);
  }
  return joined;
}

const isHalf = ({ entra, sale: goesOff }: EventTokens) => (entra === null) !== (goesOff === null);

/** Whether one line has who comes on and the other who goes off. */
function isOneChange(first: ReportEvent, second: ReportEvent): boolean {
  const [a, b] = [first.line, second.line];
  const areLists = a.section.role !== undefined && a.section.side === b.section.side;
  return (
    isHalf(first) &&
    isHalf(second) &&
    (first.entra === null) !== (second.entra === null) &&
    a.column === b.column &&
    (areLists || a.section.id === b.section.id) &&
    (!first.minute ||
      !second.minute ||
      (first.minute.minuto === second.minute.minuto &&
        first.minute.anadido === second.minute.anadido))
  );
}

export const isChange = ({ entra, sale: goesOff }: EventTokens): boolean =>
  entra !== null || goesOff !== null;

/** Text of a page below the last section, which ends at an empty line: words and years without a minute. */
const isFooter = ({ text }: SectionLine) =>
  !hasMinute(text) && !/[^\p{L}\d\s.,:;()\-–©|/]|\d\s*[-:]\s*\d/u.test(text);

/** Events that stand where nobody expects them, as under the observations. */
function strayEvents(lines: readonly SectionLine[], isTeam: IsTeam, rosters: Rosters) {
  const anywhere = { kind: 'events', isOffFirst: false };
  return lines.filter(({ section, text }) => {
    if ((section.kind ?? 'other') !== 'other' || !hasMinute(text)) return false;
    const tokens = readEvent(text, anywhere, isTeam);
    return tokens && peopleOf(tokens).some((person) => sidesOf(person, rosters).length > 0);
  });
}

/** All events of a report in the order of its lines, and the lines that cannot be read. */
export function readEvents(
  lines: readonly SectionLine[],
  teams: ReportTeams,
  rosters: Rosters,
): { readonly events: readonly ReportEvent[]; readonly unread: readonly SectionLine[] } {
  const events: ReportEvent[] = [];
  const isTeam = (text: string) => teams.sideNamed(text) !== null;
  const ended = new Set<number>();
  const unread = strayEvents(lines, isTeam, rosters);
  for (const line of joinValues(lines.filter(({ section }) => isEventSection(section)))) {
    const tokens = readEvent(line.text, line.section, isTeam);
    const people = tokens ? peopleOf(tokens) : [];
    const isKnown = people.some((person) => sidesOf(person, rosters).length > 0);
    if (!isKnown && isFooter(line) && (line.isAfterGap || ended.has(line.section.id))) {
      ended.add(line.section.id);
      continue;
    }
    if (!tokens || (!isKnown && !tokens.minute && !tokens.running)) {
      unread.push(line);
      continue;
    }
    const event = { ...tokens, line };
    // In lists of who comes on and who goes off, the other half is anywhere above.
    const above = line.section.role ? events : events.slice(-1);
    const other = above.find((one) => isOneChange(one, event));
    if (other) {
      events.splice(events.indexOf(other), 1, {
        ...other,
        minute: other.minute ?? event.minute,
        entra: other.entra ?? event.entra,
        sale: other.sale ?? event.sale,
        labels: [...other.labels, ...event.labels],
      });
    } else events.push(event);
  }
  return {
    events: events.filter((event) => !isHalf(event)),
    unread: [...unread, ...events.filter(isHalf).map(({ line }) => line)],
  };
}

export const peopleOf = ({ person, entra, sale: goesOff }: EventTokens): readonly Person[] =>
  [person, entra, goesOff].filter((one) => one !== null);

/** Team whose name is in the event's own line. */
function labelledSide({ labels }: EventTokens, teams: ReportTeams): Side | null {
  const sides = new Set(labels.map((label) => teams.sideNamed(label)));
  const [side = null] = sides;
  return sides.size === 1 ? side : null;
}

/** Team of an event by its place: the column, or the heading above. */
const placedSide = ({ line }: ReportEvent): Side | null => line.column ?? line.section.side;

const areIn = (people: readonly Person[], side: Side, rosters: Rosters) =>
  people.every((person) => findEntries(person, side, rosters).length > 0);

/**
 * Sections whose place does not tell the team: some of their lines name it, or they have two or more players whom only
 * the other team has. One can be a misspelt namesake.
 */
function mixedSections(
  events: readonly ReportEvent[],
  teams: ReportTeams,
  rosters: Rosters,
): ReadonlySet<number> {
  const mixed = new Set<number>();
  const others = new Map<number, Set<string>>();
  for (const event of events) {
    const { id } = event.line.section;
    const side = placedSide(event);
    if (labelledSide(event, teams)) mixed.add(id);
    if (event.isGoal || !side) continue;
    const names = others.get(id) ?? new Set();
    others.set(id, names);
    for (const person of peopleOf(event)) {
      const sides = sidesOf(person, rosters);
      if (sides.length === 1 && !sides.includes(side)) names.add(foldWords(sayPerson(person)));
    }
    if (names.size > 1) mixed.add(id);
  }
  return mixed;
}

/** Team of a card or change. `null` if the report does not tell, or contradicts itself. */
function sideOfEvent(
  event: ReportEvent,
  teams: ReportTeams,
  rosters: Rosters,
  mixed: ReadonlySet<number>,
): Side | null {
  const people = peopleOf(event);
  const placed = mixed.has(event.line.section.id) ? null : placedSide(event);
  const given = labelledSide(event, teams) ?? placed;
  const possible = (['local', 'visitante'] as const).filter((side) => areIn(people, side, rosters));
  if (given === null) return possible.length === 1 ? (possible[0] ?? null) : null;
  return possible.length > 0 && !possible.includes(given) ? null : given;
}

/** How a person is named in questions. */
export const sayPerson = ({ number, name }: Person): string =>
  [number === null ? '' : String(number), name].filter(Boolean).join(' ');

const sayNobody = (...people: readonly Person[]): string =>
  `«${people.map(sayPerson).join(' / ')}» no está en la alineación de ningún equipo.`;

/** Our cards and changes. Asks about those whose team the report does not tell. */
export function selectOurs(
  events: readonly ReportEvent[],
  teams: ReportTeams,
  rosters: Rosters,
  ask: Ask,
): ReportEvent[] {
  const mixed = mixedSections(events, teams, rosters);
  return events.filter((event) => {
    const side = event.isGoal ? otherSide(teams.ours) : sideOfEvent(event, teams, rosters, mixed);
    if (side !== null) return side === teams.ours;
    const people = peopleOf(event);
    const isKnown = people.some((person) => sidesOf(person, rosters).length > 0);
    const text = `El acta no deja claro de qué equipo es «${people.map(sayPerson).join(' / ')}».`;
    ask('jugador', isKnown ? text : sayNobody(...people), event.line.number);
    return false;
  });
}

/** A goal and the team that it counts for. */
export interface ReportGoal {
  readonly event: ReportEvent;
  readonly side: Side | null;
}

const LAST = Number.MAX_SAFE_INTEGER;
const total = ({ running }: ReportEvent) => (running ? running[0] + running[1] : 0);

/** In playing order. In the same minute, the score decides. */
const compareGoals = (a: ReportEvent, b: ReportEvent) =>
  (a.minute?.minuto ?? LAST) - (b.minute?.minuto ?? LAST) ||
  (a.minute?.anadido ?? 0) - (b.minute?.anadido ?? 0) ||
  total(a) - total(b);

export const sayScore = ({ local, visitante }: Score) => `${String(local)}-${String(visitante)}`;

/** The team that scored between two scores, if only one did. */
function scorerBetween(before: Score, after: Score): Side | null {
  const home = after.local - before.local;
  const away = after.visitante - before.visitante;
  if (home > 0 && away <= 0) return 'local';
  return away > 0 && home <= 0 ? 'visitante' : null;
}

/** Team that a goal counts for by whose player scored it. */
function sideByScorer({ person, isOwnGoal }: ReportEvent, rosters: Rosters): Side | null {
  const sides = person ? sidesOf(person, rosters) : [];
  const [side] = sides;
  if (!side || sides.length > 1) return null;
  return isOwnGoal ? otherSide(side) : side;
}

/** Team that a goal counts for by where it stands. An own goal may stand on either side. */
const sideByPlace = (event: ReportEvent, teams: ReportTeams): Side | null =>
  event.isOwnGoal ? null : (labelledSide(event, teams) ?? placedSide(event));

/** The goals in playing order with their teams. Asks about what does not agree with the scores. */
export function readGoals(
  events: readonly ReportEvent[],
  teams: ReportTeams,
  rosters: Rosters,
  ask: Ask,
): ReportGoal[] {
  const goals: ReportGoal[] = [];
  let score: Score = { local: 0, visitante: 0 };
  for (const event of events.filter(({ isGoal }) => isGoal).toSorted(compareGoals)) {
    const { running, line, person } = event;
    const after = running && { local: running[0], visitante: running[1] };
    const byScore = after && scorerBetween(score, after);
    const byScorer = sideByScorer(event, rosters);
    const byPlace = sideByPlace(event, teams);
    const isProven = byScore !== null && byScore === byScorer;
    const sides = new Set([byScore, byScorer, isProven ? null : byPlace].filter(Boolean));
    const side = byScore ?? byScorer ?? byPlace;
    const next: Score = side ? { ...score, [side]: score[side] + 1 } : score;
    const name = person ? ` de «${sayPerson(person)}»` : '';
    const problem =
      after && sayScore(after) !== sayScore(next)
        ? `Tras el ${sayScore(score)}, el gol${name} pone ${sayScore(after)}: falta un gol o el marcador está mal.`
        : sides.size > 1
          ? `El acta se contradice en el gol${name}: no se sabe de qué equipo es.`
          : !side
            ? `El acta no dice de qué equipo es el gol${name}.`
            : undefined;
    if (problem !== undefined) ask('marcador', problem, line.number);
    if (person && sidesOf(person, rosters).length === 0) {
      ask('jugador', sayNobody(person), line.number);
    }
    score = after ?? next;
    goals.push({ event, side });
  }
  return goals;
}

/** The report's final score. Asks if it is missing or does not agree with the goals. */
export function readScore(goals: readonly ReportGoal[], told: readonly Score[], ask: Ask): Score {
  const count = (side: Side) => goals.filter((goal) => goal.side === side).length;
  const counted: Score = { local: count('local'), visitante: count('visitante') };
  const [final] = told;
  const different = [...new Set(told.map(sayScore))];
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
