import { EVENTOS } from '../eventos/table';
import type { ShootOut } from '../schemas/acta';
import type { EventoStep, KickStep, LiveMatchDoc, PhaseStep, Step } from '../schemas/live-match';
import {
  type LivePhase,
  type Fila,
  ABANDONED_AFTER_HOURS,
  MAX_ADDED_TIME,
  MINUTES_PER_HALF,
  PERIODS,
  PHASE_KINDS,
  type PhaseKind,
  type Period,
} from '../vocabulary';
import {
  type EventoDetails,
  isEventoStep,
  type PlayStep,
  activeSteps,
  toEventoKind,
  type MatchEvent,
} from './live-match-steps';
import { countGoalsBySide } from './score';
import {
  simulateMatch,
  hasSubstitutions,
  type LiveMinute,
  periodLimits,
  listStarters,
} from './minutes';
import { pick } from './objects';

export interface LiveEvento extends MatchEvent {
  readonly paso_id: string;
  readonly instante: string;
}

/** A shoot-out kick by kick, with the goals of both sides. */
interface LiveShootOut extends ShootOut {
  readonly kicks: readonly KickStep[];
}

/** State of a live match, derived from its log. */
export interface CurrentLiveMatch {
  readonly fase: LivePhase;
  readonly marcador: { readonly goles_anotados: number; readonly goles_encajados: number };
  /** In playing order. */
  readonly eventos: readonly LiveEvento[];
  /** Substitutions that contradict the line-up or each other (regla 75). They are not in the sheet. */
  readonly impossible: readonly LiveEvento[];
  readonly minutos_parte: number;
  /** Player ids by row, `null` until a line-up has been entered. */
  readonly alineacion: Readonly<Record<Fila, readonly string[]>> | null;
  readonly capitan: string | null;
  readonly mvp: string | null;
  /** `null` until a shoot-out begins. */
  readonly tanda: LiveShootOut | null;
  /** Whether somebody entered that there were no substitutions, and there are none. */
  readonly sin_cambios: boolean;
  /** Start and end of each period by the devices' clocks. Only of periods that have started, or ended. */
  readonly starts: Readonly<Partial<Record<Period, string>>>;
  readonly ends: Readonly<Partial<Record<Period, string>>>;
}

/** Start of a phase: its earliest step, in whatever order devices sent them. */
function findPhaseStart(steps: readonly PlayStep[], tipo: PhaseStep['tipo']): string | undefined {
  return steps
    .filter((step) => step.tipo === tipo)
    .map(({ instante }) => new Date(instante).toISOString())
    .toSorted()[0];
}

function findLastStep<Kind extends PlayStep['tipo']>(steps: readonly PlayStep[], tipo: Kind) {
  return steps.findLast((step): step is Extract<PlayStep, { tipo: Kind }> => step.tipo === tipo);
}

/**
 * Minute of an instant in a period. The first sixty seconds are minute 1 (46 in the second half). Beyond the length of
 * the period it is added time. An instant before the start, from a clock set back, is in the first minute.
 */
function minuteAt(
  mitad: Period,
  start: string,
  instantMs: number,
  halfMinutes: number,
): LiveMinute {
  const elapsedMs = Math.max(0, instantMs - Date.parse(start));
  const played = Math.floor(elapsedMs / 60_000) + 1;
  const [before, end] = periodLimits(mitad, halfMinutes);
  return before + played <= end
    ? { minuto: before + played }
    : { minuto: end, anadido: Math.min(before + played - end, MAX_ADDED_TIME) };
}

export type Times = Pick<CurrentLiveMatch, 'starts' | 'ends' | 'minutos_parte'>;

/** Minute of an event in a period, the last one if entered after its end. `undefined` before its start. */
export function minuteOfInstant(
  { starts, ends, minutos_parte: halfMinutes }: Times,
  mitad: Period,
  instante: string,
): LiveMinute | undefined {
  const start = starts[mitad];
  if (start === undefined) return undefined;
  const instantMs = Math.min(Date.parse(instante), Date.parse(ends[mitad] ?? instante));
  return minuteAt(mitad, start, instantMs, halfMinutes);
}

/** The last period that has started, not after `latest`. The first half if none has. */
export const lastStartedPeriod = (
  { starts }: Pick<Times, 'starts'>,
  latest: Period = 'prorroga_2',
): Period =>
  PERIODS.slice(0, PERIODS.indexOf(latest) + 1).findLast((one) => starts[one] !== undefined) ??
  'primera_parte';

function toEvento(step: EventoStep, reached: Period, times: Times): LiveEvento {
  // If the start of its period was undone, an event belongs to the last period that has started.
  const mitad = lastStartedPeriod(times, step.mitad ?? reached);
  const details: EventoDetails = step;
  return {
    paso_id: step.id,
    instante: step.instante,
    mitad,
    evento: toEventoKind(step),
    ...minuteOfInstant(times, mitad, step.instante),
    ...pick(details, 'autor_id', 'asistente_id', 'entra_id', 'sale_id', 'forma', 'propia_puerta'),
  };
}

const compareEventos = (a: LiveEvento, b: LiveEvento) =>
  PERIODS.indexOf(a.mitad) - PERIODS.indexOf(b.mitad) ||
  (a.minuto ?? 0) - (b.minuto ?? 0) ||
  (a.anadido ?? 0) - (b.anadido ?? 0) ||
  Date.parse(a.instante) - Date.parse(b.instante);

/** The events without a player's second sending-off, which a sheet would refuse. Two devices may enter the same one. */
function withoutSecondExpulsion(eventos: readonly LiveEvento[]): LiveEvento[] {
  const expelled = new Set<string>();
  return eventos.filter(({ evento, autor_id: id }) => {
    if (id === undefined || !EVENTOS[evento].expulsa) return true;
    if (expelled.has(id)) return false;
    expelled.add(id);
    return true;
  });
}

/** Substitutions that a sheet would refuse: impossible ones, which two devices may cause, and those before kick-off. */
function listRefusedSubstitutions(
  eventos: readonly LiveEvento[],
  alineacion: CurrentLiveMatch['alineacion'],
  halfMinutes: number,
): readonly LiveEvento[] {
  const starters = alineacion ? listStarters(alineacion) : [];
  const { impossible } = simulateMatch(starters, eventos, halfMinutes);
  const refused = new Set(impossible.map(({ substitution }) => substitution));
  const hasNoMinute = ({ evento, minuto }: LiveEvento) =>
    EVENTOS[evento].relevo && minuto === undefined;
  return eventos.filter((evento) => refused.has(evento) || hasNoMinute(evento));
}

/** Length of a half, from the first kick-off step that has one. Older logs lack it and use the default. */
function readHalfMinutes(steps: readonly PlayStep[]): number {
  for (const step of steps) {
    if (step.tipo === 'comienzo' && step.minutos_parte !== undefined) return step.minutos_parte;
  }
  return MINUTES_PER_HALF;
}

/** Kind of the step that starts a period. */
const toStartKind = (period: Period): PhaseKind =>
  period === 'primera_parte' ? 'comienzo' : period;

function derivePhase(steps: readonly PlayStep[]): LivePhase {
  const last = PHASE_KINDS.findLast((tipo) => steps.some((step) => step.tipo === tipo));
  if (last === undefined) return 'sin_empezar';
  return last === 'comienzo' ? 'primera_parte' : last;
}

/** Start and end of each period. A period ends when the first of the later phases that were entered begins. */
function deriveTimes(steps: readonly PlayStep[]): Times {
  const starts: Partial<Record<Period, string>> = {};
  const ends: Partial<Record<Period, string>> = {};
  for (const period of PERIODS) {
    const start = findPhaseStart(steps, toStartKind(period));
    if (start === undefined) continue;
    const later = PHASE_KINDS.slice(PHASE_KINDS.indexOf(toStartKind(period)) + 1);
    const [end] = later.flatMap((tipo) => findPhaseStart(steps, tipo) ?? []);
    starts[period] = start;
    if (end !== undefined) ends[period] = end;
  }
  return { minutos_parte: readHalfMinutes(steps), starts, ends };
}

/** The kicks of a shoot-out by their instants, and their goals. `null` if there was none. */
function deriveShootOut(steps: readonly PlayStep[]): LiveShootOut | null {
  if (!steps.some(({ tipo }) => tipo === 'tanda')) return null;
  const kicks = steps
    .filter((step) => step.tipo === 'lanzamiento')
    .toSorted((a, b) => Date.parse(a.instante) - Date.parse(b.instante));
  const goals = (side: KickStep['lado']) =>
    kicks.filter(({ lado, gol }) => lado === side && gol).length;
  return { kicks, anotados: goals('club'), encajados: goals('rival') };
}

/** The state of a live match from its log. The phase is the furthest one entered and not undone. */
export function deriveLiveMatch(steps: readonly Step[]): CurrentLiveMatch {
  const active = activeSteps(steps);
  const times = deriveTimes(active);
  const eventos: LiveEvento[] = [];
  let reached: Period = 'primera_parte';
  for (const step of active) {
    const started = PERIODS.find((period) => period === step.tipo);
    if (started) reached = started;
    else if (isEventoStep(step)) eventos.push(toEvento(step, reached, times));
  }
  const lineUp = findLastStep(active, 'alineacion');
  const alineacion = lineUp?.filas ?? null;
  const ordered = withoutSecondExpulsion(eventos.toSorted(compareEventos));
  const impossible = listRefusedSubstitutions(ordered, alineacion, times.minutos_parte);
  const possible = ordered.filter((evento) => !impossible.includes(evento));
  const closing = findLastStep(active, 'mvp');
  return {
    fase: derivePhase(active),
    marcador: countGoalsBySide(eventos),
    eventos: possible,
    impossible,
    alineacion,
    capitan: lineUp?.capitan ?? null,
    tanda: deriveShootOut(active),
    mvp: closing?.jugador_id ?? null,
    sin_cambios: closing?.sin_cambios === true && !hasSubstitutions(possible),
    ...times,
  };
}

/** Score of a live match, with the kicks of its shoot-out so far, as fields of a match. */
export const liveScore = ({ marcador, tanda }: Pick<CurrentLiveMatch, 'marcador' | 'tanda'>) => ({
  ...marcador,
  ...(tanda && { tanda: pick(tanda, 'anotados', 'encajados') }),
});

/** Minute being played at an instant. `null` before the match, in its breaks, its shoot-out, and after the end. */
export function minuteInPlay(
  { fase, starts, minutos_parte }: Pick<CurrentLiveMatch, 'fase' | 'starts' | 'minutos_parte'>,
  now: Date,
): LiveMinute | null {
  const period = PERIODS.find((one) => one === fase);
  const start = period && starts[period];
  return period === undefined || start === undefined
    ? null
    : minuteAt(period, start, now.getTime(), minutos_parte);
}

/** Whether added time is being played. */
export const isPeriodOver = (current: Parameters<typeof minuteInPlay>[0], now: Date): boolean =>
  minuteInPlay(current, now)?.anadido !== undefined;

/** Whether a phase is a break before more play. */
export const isBreak = (phase: LivePhase): boolean =>
  phase === 'descanso' || phase === 'fin_segunda_parte' || phase === 'descanso_prorroga';

/** Whether nobody has updated a live match for four hours. */
export const isLiveMatchAbandoned = (
  { actualizado }: Pick<LiveMatchDoc, 'actualizado'>,
  now: Date,
): boolean => now.getTime() - Date.parse(actualizado) > ABANDONED_AFTER_HOURS * 60 * 60 * 1000;

/** Kicks of each side before sudden death. */
export const REGULAR_KICKS = 5;

export type ShootOutSide = KickStep['lado'];
type Kick = Pick<KickStep, 'lado' | 'gol'>;

const other = (side: ShootOutSide): ShootOutSide => (side === 'club' ? 'rival' : 'club');

/** Side whose kick is next. `null` before the first one, which decides who begins. */
export function nextKicker(kicks: readonly Kick[]): ShootOutSide | null {
  const [first] = kicks;
  if (!first) return null;
  const byFirst = kicks.filter(({ lado }) => lado === first.lado).length;
  return byFirst > kicks.length - byFirst ? other(first.lado) : first.lado;
}

/** Winner of a shoot-out: the side that the other one can no longer catch. `null` until then. */
export function shootOutWinner(kicks: readonly Kick[]): ShootOutSide | null {
  const taken = (side: ShootOutSide) => kicks.filter(({ lado }) => lado === side);
  const goals = (side: ShootOutSide) => taken(side).filter(({ gol }) => gol).length;
  const round = Math.max(REGULAR_KICKS, taken('club').length, taken('rival').length);
  /** Goals of a side if it scores with all kicks that it has left. */
  const best = (side: ShootOutSide) => goals(side) + round - taken(side).length;
  return (['club', 'rival'] as const).find((side) => goals(side) > best(other(side))) ?? null;
}
