import { EVENTOS } from '../eventos/table';
import type { CurrentLiveMatch, LiveEvento } from '../rules/live-match';
import { countedMinute, startersOf } from '../rules/minutes';
import type { EventoInput } from '../schemas/acta';
import type { Fila } from '../vocabulary';
import { sayMinute } from './report-minutes';
import { ask, type ReportQuestion } from './report-answer';
import type { SheetEvent } from './report-sheet';

/** What the touchline noted. */
export type LiveReport = Pick<CurrentLiveMatch, 'fase' | 'alineacion'> & {
  readonly eventos: readonly Omit<LiveEvento, 'paso_id' | 'instante'>[];
};

/** Minutes by which the touchline's clock may differ from the referee's. */
const TOLERANCE = 5;

/** One event of either source, in comparable form. */
interface Told {
  readonly group: 'gol anotado' | 'gol encajado' | 'tarjeta' | 'cambio';
  /** Who and what it is about. */
  readonly players: readonly (string | undefined)[];
  readonly kind: string;
  readonly counted: number;
  readonly hasMinute: boolean;
  readonly text: string;
  readonly line?: number;
}

type SayName = (id: string | undefined) => string;

const groupOf = (kind: LiveEvento['evento']): Told['group'] =>
  kind === 'gol anotado' || kind === 'gol encajado' || kind === 'cambio' ? kind : 'tarjeta';

function describe(
  evento: LiveEvento['evento'],
  ids: { autor?: string | undefined; entra?: string | undefined; sale?: string | undefined },
  ownGoal: boolean,
  say: SayName,
): string {
  if (EVENTOS[evento].relevo) return `cambio: entra ${say(ids.entra)} y sale ${say(ids.sale)}`;
  const who =
    EVENTOS[evento].autor === 'nadie' || (ownGoal && !ids.autor) ? '' : ` de ${say(ids.autor)}`;
  return `${evento}${who}${ownGoal ? ' en propia puerta' : ''}`;
}

const sayAt = (minute: {
  minuto?: number | null | undefined;
  anadido?: number | null | undefined;
}) =>
  typeof minute.minuto === 'number'
    ? ` (${sayMinute({ minuto: minute.minuto, anadido: minute.anadido ?? undefined })})`
    : '';

function fromReport({ evento, part, source }: SheetEvent, halfMinutes: number, say: SayName): Told {
  const ids = {
    autor: evento.autor?.jugador_id,
    entra: evento.entra?.jugador_id,
    sale: evento.sale?.jugador_id,
  };
  const mitad = part === 'primera_parte' ? part : 'segunda_parte';
  return {
    group: groupOf(evento.evento),
    players: [ids.autor, ids.entra, ids.sale],
    kind: `${evento.evento}${evento.propia_puerta === true ? ' en propia puerta' : ''}`,
    counted: countedMinute({ mitad, minuto: evento.minuto ?? undefined }, halfMinutes),
    hasMinute: typeof evento.minuto === 'number',
    text: `${describe(evento.evento, ids, evento.propia_puerta === true, say)}${sayAt(evento)}`,
    line: source.line.number,
  };
}

function fromLive(evento: LiveReport['eventos'][number], halfMinutes: number, say: SayName): Told {
  const ids = { autor: evento.autor_id, entra: evento.entra_id, sale: evento.sale_id };
  return {
    group: groupOf(evento.evento),
    players: [ids.autor, ids.entra, ids.sale],
    kind: `${evento.evento}${evento.propia_puerta === true ? ' en propia puerta' : ''}`,
    counted: countedMinute(evento, halfMinutes),
    hasMinute: evento.minuto !== undefined,
    text: `${describe(evento.evento, ids, evento.propia_puerta === true, say)}${sayAt(evento)}`,
  };
}

const isSamePlayers = (a: Told, b: Told) =>
  a.players.every(
    (id, index) => id === undefined || b.players[index] === undefined || id === b.players[index],
  );

const isClose = (a: Told, b: Told) =>
  !a.hasMinute || !b.hasMinute || Math.abs(a.counted - b.counted) <= TOLERANCE;

/** How well two events fit, the best first: equal, another minute, another kind or player at the same time. */
const FITS: readonly ((a: Told, b: Told) => boolean)[] = [
  (a, b) => a.kind === b.kind && isSamePlayers(a, b) && isClose(a, b),
  (a, b) => a.kind === b.kind && isSamePlayers(a, b),
  (a, b) => isClose(a, b),
  () => true,
];

/** Compares one group of events. Both versions are told where they differ. */
function compareGroup(report: readonly Told[], live: readonly Told[]): ReportQuestion[] {
  const questions: ReportQuestion[] = [];
  let left = [...live];
  let open = [...report];
  for (const [rank, fits] of FITS.entries()) {
    open = open.filter((one) => {
      const other = left.find((candidate) => fits(one, candidate));
      if (!other) return true;
      left = left.filter((candidate) => candidate !== other);
      if (rank > 0) {
        questions.push(
          ask('banda', `El acta dice: ${one.text}. La banda dice: ${other.text}.`, one.line),
        );
      }
      return false;
    });
  }
  for (const one of open) {
    questions.push(ask('banda', `El acta dice: ${one.text}. En la banda no se anotó.`, one.line));
  }
  for (const one of left) {
    questions.push(ask('banda', `La banda dice: ${one.text}. El acta no lo dice.`));
  }
  return questions;
}

/** Compares the starters, if both sources have a whole team. */
function compareStarters(
  alineacion: Readonly<Record<Fila, readonly { readonly jugador_id: string }[]>>,
  live: LiveReport['alineacion'],
  say: SayName,
): ReportQuestion[] {
  if (!live) return [];
  const report = startersOf(alineacion).map(({ jugador_id: id }) => id);
  const noted = startersOf(live);
  if (report.length !== noted.length) return [];
  const onlyReport = report.filter((id) => !noted.includes(id));
  const onlyLive = noted.filter((id) => !report.includes(id));
  if (onlyReport.length === 0) return [];
  const list = (ids: readonly string[]) => ids.map(say).join(', ');
  return [
    ask('banda', `Titulares: el acta dice ${list(onlyReport)}; la banda dice ${list(onlyLive)}.`),
  ];
}

/**
 * What the touchline's log and the report say differently. A log without the end of the match is compared up to its
 * last event, and one without cards or changes says nothing about them.
 */
export function compareLive(
  events: readonly SheetEvent[],
  alineacion: Readonly<Record<Fila, readonly { readonly jugador_id: string }[]>>,
  live: LiveReport,
  halfMinutes: number,
  say: SayName,
): readonly ReportQuestion[] {
  if (live.fase === 'sin_empezar') return [];
  const noted = live.eventos.map((evento) => fromLive(evento, halfMinutes, say));
  const until =
    live.fase === 'final'
      ? Infinity
      : Math.max(0, ...noted.map(({ counted }) => counted)) + TOLERANCE;
  const report = events
    .map((event) => fromReport(event, halfMinutes, say))
    .filter(({ counted }) => counted <= until);
  const groups = ['gol anotado', 'gol encajado', 'tarjeta', 'cambio'] as const;
  return [
    ...compareStarters(alineacion, live.alineacion, say),
    ...groups.flatMap((group) => {
      const ofLive = noted.filter((one) => one.group === group);
      const isGoal = EVENTOS[group === 'tarjeta' ? 'tarjeta amarilla' : group].marcador !== null;
      if (!isGoal && ofLive.length === 0) return [];
      return compareGroup(
        report.filter((one) => one.group === group),
        ofLive,
      );
    }),
  ];
}

export type ReportDetails = Readonly<Partial<Record<SheetEvent['part'], readonly EventoInput[]>>>;
