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

/** Name of a player, `undefined` if he is not identified. */
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

/** Whether the players of two events are the same, as far as both sources name them. */
const haveSamePlayers = (a: Compared, b: Compared) =>
  (['autor_id', 'entra_id', 'sale_id'] as const).every(
    (role) => a[role] === undefined || b[role] === undefined || a[role] === b[role],
  );

const isClose = (a: Compared, b: Compared) =>
  a.minuto === undefined || b.minuto === undefined || Math.abs(a.counted - b.counted) <= TOLERANCE;

/** Tests that pair an event of the report with one of the log, strictest first. Pairs by a later test are asked about. */
const PAIR_TESTS: readonly ((a: Compared, b: Compared) => boolean)[] = [
  (a, b) => isSameKind(a, b) && haveSamePlayers(a, b) && isClose(a, b),
  (a, b) => isSameKind(a, b) && haveSamePlayers(a, b),
  isClose,
  () => true,
];

/** Pairs the events of one group, and asks about pairs that differ and about events without a pair. */
function compareGroup(
  report: readonly Compared[],
  live: readonly Compared[],
  say: SayName,
  ask: Ask,
) {
  const byReport = (one: Compared) => `El acta dice: ${describe(one, say)}.`;
  const byLive = (one: Compared) => `La banda dice: ${describe(one, say)}.`;
  let unpairedLive = live;
  let unpaired = report;
  for (const [index, fits] of PAIR_TESTS.entries()) {
    unpaired = unpaired.filter((one) => {
      const other = unpairedLive.find((candidate) => fits(one, candidate));
      unpairedLive = unpairedLive.filter((candidate) => candidate !== other);
      if (other && index > 0) ask('banda', `${byReport(one)} ${byLive(other)}`, one.line);
      return !other;
    });
  }
  for (const one of unpaired) ask('banda', `${byReport(one)} La banda no lo dice.`, one.line);
  for (const one of unpairedLive) ask('banda', `${byLive(one)} El acta no lo dice.`);
}

/** Asks about different starters, if both sources have the same number of them. */
function compareStarters(
  lineUp: AlineacionInput,
  live: LiveReport['alineacion'],
  say: SayName,
  ask: Ask,
) {
  const report = listStarters(lineUp).map(({ jugador_id: id }) => id);
  const noted = live ? listStarters(live) : [];
  const namesWithout = (others: readonly string[], ids: readonly string[]) =>
    ids.filter((id) => !others.includes(id)).map((id) => say(id) ?? id);
  const onlyReport = namesWithout(noted, report);
  const onlyLive = namesWithout(report, noted);
  if (report.length !== noted.length || onlyReport.length === 0) return;
  const text = `el acta dice ${onlyReport.join('; ')}. La banda dice ${onlyLive.join('; ')}.`;
  ask('banda', `Titulares: ${text}`);
}

/**
 * Asks about differences between the touchline's log and the report. If the log lacks the end of the match, it is compared
 * up to its last event. If it has no cards, cards are not compared, and likewise for changes.
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
  // Events of one group, such as cards, may be confused at the touchline. Those of different groups are not.
  for (const step of EVENTO_STEP_KINDS) {
    const inGroup = ({ evento }: Compared) => EVENTOS[evento].paso === step;
    const isGoal = listEventoKinds(step).some((kind) => EVENTOS[kind].marcador !== null);
    if (!isGoal && !noted.some(inGroup)) continue;
    compareGroup(told.filter(inGroup), noted.filter(inGroup), say, ask);
  }
}
