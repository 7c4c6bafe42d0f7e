import { isEventSection, readSections, type SectionLine, splitColumns } from './report-sections';
import { isChange, readEvents, readGoals, readScore, selectOurs } from './report-events';
import { buildEvents, hadExtraTime, selectSavable } from './report-sheet';
import type { Partido } from '../records/partido';
import { accept, refuse, type Result } from '../refusals';
import { toEventoInput } from '../rules/live-match-steps';
import { countGoalsBySide } from '../rules/score';
import { EXTRA_PERIODS, HALVES, type Period, perKey } from '../vocabulary';
import {
  createQuestions,
  type ReportedJugador,
  type ReadReport,
  readReportSchema,
} from './report-answer';
import { compareLive, type LiveReport } from './report-live';
import {
  buildLineUp,
  findCaptain,
  nameJugadores,
  readRosters,
  type Report,
  type SquadPlayer,
} from './report-rosters';
import { findScores, findTeams } from './report-teams';
import { readShootOut, takeShootOut } from './report-shoot-out';
import { readLines, SIDES } from './report-text';

/** What is known when a report is read: the club, the match and its log. */
export interface ReportContext {
  /** The club's name and those that its federation uses. */
  readonly us: readonly string[];
  readonly match: Pick<Partido, 'nombre_equipo' | 'local'> & { readonly minutos_parte: number };
  readonly squad: readonly SquadPlayer[];
  /** The touchline's log of this match. */
  readonly live?: LiveReport | undefined;
}

function askJugadores(jugadores: readonly ReportedJugador[], { rosters, ours, ask }: Report) {
  for (const [index, { nombre_acta: name, jugador_id: id, candidatos }] of jugadores.entries()) {
    if (id !== null) continue;
    const why =
      candidatos.length > 1
        ? 'Puede ser más de un jugador de la plantilla.'
        : 'Ningún jugador activo se llama así, o ya está en la alineación.';
    ask('jugador', `¿Quién es «${name}»? ${why}`, rosters[ours][index]?.line);
  }
}

/** Reads a federation's match report as our sheet. Refuses a text that is no report, or of another club's match. */
export function readReport(text: string, context: ReportContext): Result<ReadReport> {
  const { us, match, squad, live } = context;
  const { told: shootOutScores, page } = takeShootOut(readLines(text));
  const teams = findTeams(page, us, match);
  if (!teams) return refuse('entrada-invalida', 'El texto no es un acta de este partido.');
  const lines = readSections(splitColumns(page), teams);
  const { rosters, unread } = readRosters(lines);
  if (SIDES.every((side) => rosters[side].length === 0)) {
    return refuse('entrada-invalida', 'El texto no es un acta: no tiene ninguna alineación.');
  }
  const { ours } = teams;
  const { preguntas, ask } = createQuestions();
  if (teams.doubt !== undefined) ask('linea', teams.doubt);

  const jugadores = nameJugadores(rosters[ours], squad);
  const players = rosters[ours].map((entry, index) => ({
    ...entry,
    id: jugadores[index]?.jugador_id ?? entry.id,
  }));
  const report: Report = {
    ...teams,
    rosters: { ...rosters, [ours]: players },
    halfMinutes: match.minutos_parte,
    ask,
  };
  const read = readEvents(lines, report);
  for (const line of [...unread, ...read.unread]) {
    const where = `la línea ${String(line.number)}`;
    ask('linea', `No se entiende ${where}: «${line.text.trim()}».`, line.number);
  }
  askJugadores(jugadores, report);
  const alineacion = buildLineUp(report, squad);
  const capitan = findCaptain(report);

  const goals = readGoals(read.events, report);
  const isEventOrKick = ({ section }: SectionLine) =>
    isEventSection(section) || section.kind === 'shoot-out';
  const firstEvent = lines.find(isEventOrKick)?.number ?? Infinity;
  const marcador = readScore(goals, findScores(page, firstEvent, teams), report);
  const others = selectOurs(read.events, report);
  const isExtended = hadExtraTime(page, read.events, report);
  const events = buildEvents(report, goals, others, isExtended);
  if (live) {
    const say = (id: string) =>
      players.find((one) => one.id === id)?.name ?? squad.find(({ _id }) => _id === id)?.nombre;
    compareLive(events, alineacion, live, report, say);
  }
  const savable = selectSavable(events);
  const eventsOfPeriod = (period: Period) =>
    savable.filter(({ mitad }) => mitad === period).map(toEventoInput);
  const goles = countGoalsBySide(events);
  const isLevel = goles.goles_anotados === goles.goles_encajados;
  const tanda = readShootOut(lines, shootOutScores, report, isLevel);
  // A line that cannot be read may tell a change of ours: then we cannot say that there was none.
  const hasUnreadChange = read.unread.some(
    ({ section, column }) =>
      section.kind === 'changes' && (column ?? section.side ?? ours) === ours,
  );
  const acta = {
    alineacion,
    detalles: {
      ...perKey(HALVES, eventsOfPeriod),
      ...(isExtended && perKey(EXTRA_PERIODS, eventsOfPeriod)),
    },
    mvp: null,
    sin_cambios: !others.some(isChange) && !hasUnreadChange,
    ...(capitan !== undefined && { capitan }),
    ...(tanda && { tanda }),
  };
  // Several reports pasted at once have more players or events than a sheet may have.
  return readReportSchema.shape.acta.safeParse(acta).success
    ? accept({ acta, jugadores, preguntas, marcador })
    : refuse('entrada-invalida', 'El texto es demasiado largo: pega solo el acta de este partido.');
}
