import type { LineUp } from './report-squad';
import { type OurReport, sayMinute, type SheetEvent, toMoved } from './report-sheet';
import { EVENTOS, type EventoKind } from '../eventos/table';
import type { CurrentLiveMatch, LiveEvento } from '../rules/live-match';
import { countedMinute, type PitchEvent, startersOf } from '../rules/minutes';
import type { Ask } from './report-answer';

/** What the touchline noted. */
export type LiveReport = Pick<CurrentLiveMatch, 'fase' | 'alineacion'> & {
  readonly eventos: readonly Omit<LiveEvento, 'paso_id' | 'instante'>[];
};

/** An event of either source. `line` is the report's. */
interface Told extends PitchEvent {
  readonly anadido?: number | undefined;
  readonly propia_puerta?: boolean | undefined;
  readonly counted: number;
  readonly line?: number;
}

/** Name of a player, `undefined` while nobody knows who he is. */
type SayName = (id: string) => string | undefined;

/** Minutes by which the touchline's clock may differ from the referee's. */
const TOLERANCE = 5;

function describe(told: Told, say: SayName): string {
  const { evento, minuto, anadido, autor_id: author, entra_id: on, sale_id: off } = told;
  const name = (id: string | undefined) => (id === undefined ? undefined : say(id)) ?? 'alguien';
  const what = EVENTOS[evento].relevo
    ? `cambio, entra ${name(on)} y sale ${name(off)}`
    : `${EVENTOS[evento].nombre}${author === undefined ? '' : ` de ${name(author)}`}`;
  const ownGoal = told.propia_puerta === true ? ' en propia puerta' : '';
  return `${what}${ownGoal}${minuto === undefined ? '' : ` (${sayMinute({ minuto, anadido })})`}`;
}

const isSameKind = (a: Told, b: Told) =>
  a.evento === b.evento && (a.propia_puerta === true) === (b.propia_puerta === true);

/** Whether both are about the same players. One source may not know one. */
const isSamePlayers = (a: Told, b: Told) =>
  (['autor_id', 'entra_id', 'sale_id'] as const).every(
    (role) => a[role] === undefined || b[role] === undefined || a[role] === b[role],
  );

const isClose = (a: Told, b: Told) =>
  a.minuto === undefined || b.minuto === undefined || Math.abs(a.counted - b.counted) <= TOLERANCE;

/** What two events of a group must share to be the same one, told differently. The first is no difference. */
const FITS: readonly ((a: Told, b: Told) => boolean)[] = [
  (a, b) => isSameKind(a, b) && isSamePlayers(a, b) && isClose(a, b),
  (a, b) => isSameKind(a, b) && isSamePlayers(a, b),
  isClose,
  () => true,
];

function compareGroup(report: readonly Told[], live: readonly Told[], say: SayName, ask: Ask) {
  const byReport = (one: Told) => `El acta dice: ${describe(one, say)}.`;
  const byLive = (one: Told) => `La banda dice: ${describe(one, say)}.`;
  let noted = live;
  let open = report;
  for (const [index, fits] of FITS.entries()) {
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

/** Asks about other starters, if both sources have as many. */
function compareStarters(lineUp: LineUp, live: LiveReport['alineacion'], say: SayName, ask: Ask) {
  const report = startersOf(lineUp).map(({ jugador_id: id }) => id);
  const noted = live ? startersOf(live) : [];
  const list = (ids: readonly string[], others: readonly string[]) =>
    ids.filter((id) => !others.includes(id)).map((id) => say(id) ?? id);
  const only = list(report, noted);
  if (report.length !== noted.length || only.length === 0) return;
  const others = list(noted, report).join('; ');
  ask('banda', `Titulares: el acta dice ${only.join('; ')}. La banda dice ${others}.`);
}

const GROUPS: readonly (readonly EventoKind[])[] = [
  ['gol anotado'],
  ['gol encajado'],
  ['tarjeta amarilla', 'tarjeta roja', 'doble amarilla'],
  ['cambio'],
];

/**
 * Asks about what the touchline's log and the report say differently. A log without the end of the match is compared
 * up to its last event, and one without cards or changes says nothing about them.
 */
export function compareLive(
  events: readonly SheetEvent[],
  lineUp: LineUp,
  live: LiveReport,
  { halfMinutes, ask }: OurReport,
  say: SayName,
): void {
  if (live.fase === 'sin_empezar') return;
  compareStarters(lineUp, live.alineacion, say, ask);
  const noted = live.eventos.map((one): Told => ({
    ...one,
    counted: countedMinute(one, halfMinutes),
  }));
  const last = Math.max(-1, ...noted.map(({ counted }) => counted));
  const report = events
    .map((event): Told => {
      const moved = toMoved(event, (id) => say(id) !== undefined);
      const { anadido, propia_puerta } = event.evento;
      const counted = countedMinute(moved, halfMinutes);
      const line = event.source.line.number;
      return { ...moved, anadido: anadido ?? undefined, propia_puerta, counted, line };
    })
    .filter(({ counted }) => live.fase === 'final' || counted <= last);
  for (const kinds of GROUPS) {
    const inGroup = ({ evento }: Told) => kinds.includes(evento);
    const isGoal = kinds.some((kind) => EVENTOS[kind].marcador !== null);
    if (!isGoal && !noted.some(inGroup)) continue;
    compareGroup(report.filter(inGroup), noted.filter(inGroup), say, ask);
  }
}
