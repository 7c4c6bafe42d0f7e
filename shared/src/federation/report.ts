import { accept, refuse, type Result } from '../refusals';
import { splitColumns } from './report-columns';
import {
  isChange,
  mixedSections,
  peopleOf,
  readEvents,
  type ReportEvent,
  sayPerson,
  sideOfEvent,
} from './report-events';
import { readGoals, readScore } from './report-goals';
import { buildLineUp } from './report-lineup';
import { compareLive, type LiveReport } from './report-live';
import { hasExtraTime, type Part, PARTS } from './report-minutes';
import {
  ask,
  askLine,
  type NamedJugador,
  type ReadReport,
  type ReportActa,
  type ReportQuestion,
} from './report-answer';
import { findEntries, readRosters, type Rosters } from './report-rosters';
import { isEventSection, readSections } from './report-sections';
import { buildEvents, type SheetEvent } from './report-sheet';
import { nameJugadores, type SquadPlayer } from './report-squad';
import { findScores, findTeams, type ReportTeams } from './report-teams';
import { otherSide, readLines, type Side } from './report-text';

/** The match that a report is read for. */
export interface ReportContext {
  /** The club's name and those that its federation uses. */
  readonly us: readonly string[];
  readonly match: {
    /** The rival. */
    readonly nombre_equipo: string;
    /** Whether we are at home. */
    readonly local: boolean;
    readonly minutos_parte: number;
  };
  /** The active players. */
  readonly squad: readonly SquadPlayer[];
  /** What the touchline noted of this match. */
  readonly live?: LiveReport | undefined;
}

/** Sorts cards and changes by team. What is nobody's, or both teams', is asked. */
function sortOthers(
  events: readonly ReportEvent[],
  teams: ReportTeams,
  rosters: Rosters,
): { readonly ours: readonly ReportEvent[]; readonly questions: readonly ReportQuestion[] } {
  const mixed = mixedSections(events, teams, rosters);
  const ours: ReportEvent[] = [];
  const questions: ReportQuestion[] = [];
  for (const event of events.filter(({ isGoal }) => !isGoal)) {
    const side = sideOfEvent(event, teams, rosters, mixed);
    if (side === teams.ours) ours.push(event);
    if (side !== null) continue;
    const names = peopleOf(event).map(sayPerson).join(' / ');
    const known = peopleOf(event).some(
      (person) => findEntries(person, teams.ours, rosters).length > 0,
    );
    const text = known
      ? `El acta no deja claro de qué equipo es «${names}».`
      : `«${names}» no está en la alineación de ningún equipo.`;
    questions.push(ask('jugador', text, event.line.number));
  }
  return { ours, questions };
}

function askJugador({ nombre_acta: name, candidatos }: NamedJugador, line: number) {
  const text =
    candidatos.length > 1
      ? `¿Quién es «${name}»? Puede ser más de un jugador de la plantilla.`
      : `¿Quién es «${name}»? No hay ningún jugador activo con ese nombre.`;
  return ask('jugador', text, line);
}

function toDetails(events: readonly SheetEvent[], isExtended: boolean): ReportActa['detalles'] {
  const ofPart = (part: Part) =>
    events.filter((event) => event.part === part).map(({ evento }) => evento);
  const [first, second, ...extra] = PARTS;
  return {
    [first]: ofPart(first),
    [second]: ofPart(second),
    ...(isExtended && Object.fromEntries(extra.map((part) => [part, ofPart(part)]))),
  };
}

/** Whether a text has the parts of a report: our line-up. */
const isReport = (rosters: Rosters, ours: Side) =>
  rosters[ours].length > 0 || rosters[otherSide(ours)].length > 0;

/** Reads a federation's match report for our side. Refuses a text that is none, or of another club's match. */
export function readReport(text: string, context: ReportContext): Result<ReadReport> {
  const { us, match, squad, live } = context;
  const page = readLines(text);
  const teams = findTeams(page, { us, rival: match.nombre_equipo, isHome: match.local });
  if (!teams) return refuse('entrada-invalida', 'El texto no es un acta de este partido.');
  const lines = readSections(splitColumns(page), teams);
  const { rosters, unread } = readRosters(lines);
  if (!isReport(rosters, teams.ours)) {
    return refuse('entrada-invalida', 'El texto no es un acta: no tiene ninguna alineación.');
  }
  const { ours } = teams;
  const read = readEvents(lines, teams, rosters);
  const firstEvent = lines.find(({ section }) => isEventSection(section))?.number ?? Infinity;
  const { goals, questions: aboutGoals } = readGoals(read.events, teams, rosters);
  const { marcador, questions: aboutScore } = readScore(goals, findScores(page, firstEvent, teams));
  const { ours: others, questions: aboutTeams } = sortOthers(read.events, teams, rosters);

  const jugadores = nameJugadores(rosters[ours], squad);
  const players = rosters[ours].map((entry, index) => ({
    entry,
    id: jugadores[index]?.jugador_id ?? null,
  }));
  const team = { players, rosters, ours };
  const duration = { halfMinutes: match.minutos_parte, isExtended: hasExtraTime(page) };
  const lineUp = buildLineUp(team, squad);
  const { events, questions: aboutEvents } = buildEvents(team, goals, others, duration);
  const name = (id: string | undefined) =>
    players.find((one) => one.id === id)?.entry.name ??
    squad.find(({ _id }) => _id === id)?.nombre ??
    'un jugador sin nombre';
  const hasChanges =
    others.some(isChange) ||
    [...read.unread].some(({ section, column }) => {
      const side = column ?? section.side;
      return section.kind === 'changes' && (side === null || side === ours);
    });
  return accept({
    acta: {
      alineacion: lineUp.alineacion,
      detalles: toDetails(events, duration.isExtended),
      mvp: null,
      sin_cambios: !hasChanges,
      ...(lineUp.capitan !== undefined && { capitan: lineUp.capitan }),
    },
    jugadores,
    preguntas: [
      ...(teams.doubt === undefined ? [] : [ask('linea', teams.doubt)]),
      ...[...unread, ...read.unread].map(askLine),
      ...jugadores.flatMap((jugador, index) =>
        jugador.jugador_id === null ? [askJugador(jugador, rosters[ours][index]?.line ?? 0)] : [],
      ),
      ...lineUp.questions,
      ...aboutTeams,
      ...aboutGoals,
      ...aboutScore,
      ...aboutEvents,
      ...(live ? compareLive(events, lineUp.alineacion, live, match.minutos_parte, name) : []),
    ],
    marcador,
  });
}
