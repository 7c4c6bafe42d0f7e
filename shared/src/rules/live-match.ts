import { EVENTOS, type EventoKind } from '../eventos/table';
import type { LiveMatchDoc, Step, EventoStep, PhaseStep } from '../schemas/live-match';
import {
  type LivePhase,
  type Fila,
  SILENT_HOURS,
  MAX_ADDED_TIME,
  MINUTES_PER_HALF,
  HALVES,
  type Half,
} from '../vocabulary';
import {
  type CamposEvento,
  isEventoStep,
  type PlayStep,
  activeSteps,
  eventoKindOf,
} from './live-match-steps';
import { goalsOf } from './score';
import { campoOf, hasChanges, startersOf } from './minutes';
import { pick } from './objects';

/** Minute of play as on a scoreboard, with added time separate. */
export interface LiveMinute {
  readonly minuto: number;
  readonly anadido?: number;
}

export interface LiveEvento extends Partial<LiveMinute>, CamposEvento {
  readonly paso_id: string;
  readonly instante: string;
  readonly mitad: Half;
  readonly evento: EventoKind;
}

/** State of a live match, derived from its log. */
export interface CurrentLiveMatch {
  readonly fase: LivePhase;
  readonly marcador: { readonly goles_anotados: number; readonly goles_encajados: number };
  /** In playing order. */
  readonly eventos: readonly LiveEvento[];
  /** Substitutions that contradict the line-up or each other (regla 75). They are left out of the sheet. */
  readonly impossible: readonly LiveEvento[];
  /** Minutes of a half. */
  readonly minutos_parte: number;
  /** Player ids by row, `null` until a line-up has been entered. */
  readonly alineacion: Readonly<Record<Fila, readonly string[]>> | null;
  readonly mvp: string | null;
  /** Whether the flag for no substitutions is set and not contradicted. */
  readonly sin_cambios: boolean;
  /** Start and end of each half by the devices' clocks. Absent until then. */
  readonly starts: Readonly<Partial<Record<Half, string>>>;
  readonly finales: Readonly<Partial<Record<Half, string>>>;
}

/** Start of a phase: the earliest matching step, independent of the order in which devices sent them. */
function instantOf(pasos: readonly PlayStep[], tipo: PhaseStep['tipo']): string | undefined {
  return pasos
    .filter((paso) => paso.tipo === tipo)
    .map(({ instante }) => new Date(instante).toISOString())
    .toSorted()[0];
}

function lastOf<Kind extends PlayStep['tipo']>(pasos: readonly PlayStep[], tipo: Kind) {
  return pasos.findLast((paso): paso is Extract<PlayStep, { tipo: Kind }> => paso.tipo === tipo);
}

/**
 * Minute of an instant within a half. The first sixty seconds are minute 1. After 45 or 90 (for halves of 45) it is
 * added time. An instant before the start (a clock set back) is minute 1.
 */
function minuteAt(mitad: Half, inicio: string, instantMs: number, halfMinutes: number): LiveMinute {
  const elapsedMs = Math.max(0, instantMs - Date.parse(inicio));
  const played = Math.floor(elapsedMs / 60_000) + 1;
  const before = mitad === 'primera_parte' ? 0 : halfMinutes;
  return played <= halfMinutes
    ? { minuto: before + played }
    : { minuto: before + halfMinutes, anadido: Math.min(played - halfMinutes, MAX_ADDED_TIME) };
}

export type Times = Pick<CurrentLiveMatch, 'starts' | 'finales' | 'minutos_parte'>;

/**
 * Minute of an event in a half. If entered after the half, it is the last minute. `undefined` if the half has not
 * started.
 */
export function minuteOfInstant(
  { starts, finales, minutos_parte: halfMinutes }: Times,
  mitad: Half,
  instante: string,
): LiveMinute | undefined {
  const inicio = starts[mitad];
  if (inicio === undefined) return undefined;
  const final = finales[mitad];
  const instantMs = Date.parse(instante);
  return minuteAt(
    mitad,
    inicio,
    final === undefined ? instantMs : Math.min(instantMs, Date.parse(final)),
    halfMinutes,
  );
}

function toEvento(paso: EventoStep, reached: Half, times: Times): LiveEvento {
  // If the start of the second half was undone, all its events belong to the first half.
  const mitad =
    times.starts.segunda_parte === undefined ? 'primera_parte' : (paso.mitad ?? reached);
  const campos: CamposEvento = paso;
  return {
    paso_id: paso.id,
    instante: paso.instante,
    mitad,
    evento: eventoKindOf(paso),
    ...minuteOfInstant(times, mitad, paso.instante),
    ...pick(campos, 'autor_id', 'asistente_id', 'entra_id', 'sale_id', 'forma', 'propia_puerta'),
  };
}

const compareEventos = (a: LiveEvento, b: LiveEvento) =>
  HALVES.indexOf(a.mitad) - HALVES.indexOf(b.mitad) ||
  (a.minuto ?? 0) - (b.minuto ?? 0) ||
  (a.anadido ?? 0) - (b.anadido ?? 0) ||
  Date.parse(a.instante) - Date.parse(b.instante);

/** Drops a player's second sending-off, which two devices may both have entered: a sheet would refuse it. */
function withoutSecondExpulsion(eventos: readonly LiveEvento[]): LiveEvento[] {
  const expelled = new Set<string>();
  return eventos.filter(({ evento, autor_id: id }) => {
    if (id === undefined || !EVENTOS[evento].expulsa) return true;
    if (expelled.has(id)) return false;
    expelled.add(id);
    return true;
  });
}

/** Substitutions that a sheet would refuse, or that were entered before kick-off. Two devices may cause them. */
function impossibleOf(
  eventos: readonly LiveEvento[],
  alineacion: CurrentLiveMatch['alineacion'],
  halfMinutes: number,
): readonly LiveEvento[] {
  const starters = alineacion ? startersOf(alineacion) : [];
  const { impossible } = campoOf(starters, eventos, halfMinutes);
  const refused = new Set(impossible.map(({ movedPlayer }) => movedPlayer));
  return eventos.filter(
    (evento) =>
      refused.has(evento) || (EVENTOS[evento.evento].relevo && evento.minuto === undefined),
  );
}

/** Length of a half from the first step. Older logs lack it and use the default. */
const halfMinutesOf = (pasos: readonly PlayStep[]): number =>
  pasos.flatMap((paso) =>
    paso.tipo === 'comienzo' && paso.minutos_parte !== undefined ? [paso.minutos_parte] : [],
  )[0] ?? MINUTES_PER_HALF;

function phaseOf(pasos: readonly PlayStep[], { starts }: Pick<Times, 'starts'>): LivePhase {
  if (pasos.some(({ tipo }) => tipo === 'final')) return 'final';
  if (starts.segunda_parte !== undefined) return 'segunda_parte';
  if (pasos.some(({ tipo }) => tipo === 'descanso')) return 'descanso';
  return starts.primera_parte === undefined ? 'sin_empezar' : 'primera_parte';
}

/** The state of a live match from its log. The phase is the furthest one entered and not undone. */
export function deriveLiveMatch(pasos: readonly Step[]): CurrentLiveMatch {
  const active = activeSteps(pasos);
  const start = instantOf(active, 'comienzo');
  const halfTime = instantOf(active, 'descanso');
  const second = instantOf(active, 'segunda_parte');
  const final = instantOf(active, 'final');
  const firstEnd = halfTime ?? second ?? final;
  const halfMinutes = halfMinutesOf(active);
  const times: Times = {
    minutos_parte: halfMinutes,
    starts: {
      ...(start !== undefined && { primera_parte: start }),
      ...(second !== undefined && { segunda_parte: second }),
    },
    finales: {
      ...(firstEnd !== undefined && { primera_parte: firstEnd }),
      ...(second !== undefined && final !== undefined && { segunda_parte: final }),
    },
  };
  const eventos: LiveEvento[] = [];
  let reached: Half = 'primera_parte';
  for (const paso of active) {
    if (paso.tipo === 'segunda_parte') reached = 'segunda_parte';
    else if (isEventoStep(paso)) eventos.push(toEvento(paso, reached, times));
  }
  const alineacion = lastOf(active, 'alineacion')?.filas ?? null;
  const ordered = withoutSecondExpulsion(eventos.toSorted(compareEventos));
  const impossible = impossibleOf(ordered, alineacion, halfMinutes);
  const possible = ordered.filter((evento) => !impossible.includes(evento));
  const close = lastOf(active, 'mvp');
  return {
    fase: phaseOf(active, times),
    marcador: goalsOf(eventos),
    eventos: possible,
    impossible,
    alineacion,
    mvp: close?.jugador_id ?? null,
    sin_cambios: close?.sin_cambios === true && !hasChanges(possible),
    ...times,
  };
}

/** Minute being played at an instant. `null` before the match, at half-time and after the end. */
export function minuteInPlay(
  {
    fase: phase,
    starts,
    minutos_parte: halfMinutes,
  }: Pick<CurrentLiveMatch, 'fase' | 'starts' | 'minutos_parte'>,
  now: Date,
): LiveMinute | null {
  if (phase !== 'primera_parte' && phase !== 'segunda_parte') return null;
  const inicio = starts[phase];
  return inicio === undefined ? null : minuteAt(phase, inicio, now.getTime(), halfMinutes);
}

/** Whether a live match was abandoned: no update for four hours. */
export function isLiveMatchForgotten(
  { actualizado }: Pick<LiveMatchDoc, 'actualizado'>,
  now: Date,
): boolean {
  return now.getTime() - Date.parse(actualizado) > SILENT_HOURS * 60 * 60 * 1000;
}
