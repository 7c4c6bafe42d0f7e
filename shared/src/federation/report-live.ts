import type { AlineacionInput } from '../schemas/acta';
import type { Report } from './report-rosters';
import { type SheetEvent, withoutUnknown } from './report-sheet';
import { EVENTO_STEP_KINDS, EVENTOS, listEventoKinds } from '../eventos/table';
import type { CurrentLiveMatch } from '../rules/live-match';
import type { MatchEvent } from '../rules/live-match-steps';
import { countedMinute, listStarters, minuteText } from '../rules/minutes';
import type { Ask } from './report-answer';

/** The touchline's log of the match. */
export type LiveReport = Pick<CurrentLiveMatch, 'fase' | 'alineacion'> & {
  readonly eventos: readonly MatchEvent[];
};

/** An event of the report, with its `line`, or of the log. */
interface Compared extends MatchEvent {
  /** Minute for comparison (`countedMinute`). */
  readonly counted: number;
  readonly line?: number;
}

/** Name of a player, `undefined` if he is not identified yet. */
type SayName = (id: string) => string | undefined;

/** Minutes by which the touchline's clock may differ from the referee's. */
const TOLERANCE = 5;

function describe(event: Compared, say: SayName): string {
  const { evento, minuto, anadido, autor_id: author, entra_id: on, sale_id: off } = event;
  const name = (id: string | undefined) => (id === undefined ? undefined : say(id)) ?? 'alguien';
  const what = EVENTOS[evento].relevo
    ? `cambio, entra ${name(on)} y sale ${name(off)}`
    : `${EVENTOS[evento].nombre}${author === undefined ? '' : ` de ${name(author)}`}`;
  const ownGoal = event.propia_puerta === true ? ' en propia puerta' : '';
  return `${what}${ownGoal}${minuto === undefined ? '' : ` (${minuteText({ minuto, anadido })})`}`;
}

const isSameKind = (a: Compared, b: Compared) =>
  a.evento === b.evento && (a.propia_puerta === true) === (b.propia_puerta === true);

/** Whether no player differs. A source that lacks one contradicts nobody. */
const isSamePlayers = (a: Compared, b: Compared) =>
  (['autor_id', 'entra_id', 'sale_id'] as const).every(
    (role) => a[role] === undefined || b[role] === undefined || a[role] === b[role],
  );

const isClose = (a: Compared, b: Compared) =>
  a.minuto === undefined || b.minuto === undefined || Math.abs(a.counted - b.counted) <= TOLERANCE;

/** Tests for pairs of events of a group, strictest first. Pairs that pass only a later one are asked about. */
const PAIR_TESTS: readonly ((a: Compared, b: Compared) => boolean)[] = [
  (a, b) => isSameKind(a, b) && isSamePlayers(a, b) && isClose(a, b),
  (a, b) => isSameKind(a, b) && isSamePlayers(a, b),
  isClose,
  () => true,
];

function compareGroup(
  report: readonly Compared[],
  live: readonly Compared[],
  say: SayName,
  ask: Ask,
) {
  const byReport = (one: Compared) => `El acta dice: ${describe(one, say)}.`;
  const byLive = (one: Compared) => `La banda dice: ${describe(one, say)}.`;
  let noted = live;
  let open = report;
  for (const [index, fits] of PAIR_TESTS.entries()) {
    open = open.filter((one) => {
      const other = noted.find((candidate) => fits(one, candidate));
      noted = noted.filter((candidate) => candidate !== other);
      if (other && index > 0) ask('banda', `${byReport(one)} ${byLive(other)}`, one.line);
      return !other;
    });
  }
  for (const one of open) ask('banda', `${byReport(one)} La banda no lo dice.`, one.line);
  for (const one of noted) ask('banda', `${byLive(one)} El acta no lo dice.`);
}

/** Asks about different starters, if both sources have the same number. */
function compareStarters(
  lineUp: AlineacionInput,
  live: LiveReport['alineacion'],
  say: SayName,
  ask: Ask,
) {
  const report = listStarters(lineUp).map(({ jugador_id: id }) => id);
  const noted = live ? listStarters(live) : [];
  const list = (ids: readonly string[], others: readonly string[]) =>
    ids.filter((id) => !others.includes(id)).map((id) => say(id) ?? id);
  const only = list(report, noted);
  if (report.length !== noted.length || only.length === 0) return;
  const others = list(noted, report).join('; ');
  ask('banda', `Titulares: el acta dice ${only.join('; ')}. La banda dice ${others}.`);
}

/**
 * Asks about differences between the touchline's log and the report. A log without the end of the match is compared up
 * to its last event. One without cards is not compared in cards, and the same for changes.
 */
export function compareLive(
  events: readonly SheetEvent[],
  lineUp: AlineacionInput,
  live: LiveReport,
  { halfMinutes, ask }: Report,
  say: SayName,
): void {
  if (live.fase === 'sin_empezar') return;
  compareStarters(lineUp, live.alineacion, say, ask);
  const toCompared = <E extends MatchEvent>(event: E) => ({
    ...event,
    counted: countedMinute(event, halfMinutes),
  });
  const noted = live.eventos.map(toCompared);
  const last = Math.max(-1, ...noted.map(({ counted }) => counted));
  const told = events
    .map((event) => ({
      ...toCompared(withoutUnknown(event)),
      line: event.source.line.number,
    }))
    .filter(({ counted }) => live.fase === 'final' || counted <= last);
  // Kinds that share a step may be confused at the touchline, others not.
  for (const step of EVENTO_STEP_KINDS) {
    const inGroup = ({ evento }: Compared) => EVENTOS[evento].paso === step;
    const isGoal = listEventoKinds(step).some((kind) => EVENTOS[kind].marcador !== null);
    if (!isGoal && !noted.some(inGroup)) continue;
    compareGroup(told.filter(inGroup), noted.filter(inGroup), say, ask);
  }
}
