import { EVENTOS, type TipoEvento } from '../eventos/table';
import type { LiveMatchDoc, Paso, EventoStep, PhaseStep } from '../schemas/live-match';
import {
  type LivePhase,
  type Fila,
  SILENT_HOURS,
  MAX_ANADIDO,
  MINUTES_PER_HALF,
  MITADES,
  type Mitad,
} from '../vocabulary';
import {
  type CamposEvento,
  isEventoStep,
  type PlayStep,
  activeSteps,
  tipoEventoOf,
} from './live-match-steps';
import { golesOf } from './score';
import { campoOf, hasCambios, titularesOf } from './minutes';
import { pick } from './objects';

/** Minute of play as on a scoreboard, with added time separate. */
export interface LiveMinute {
  readonly minuto: number;
  readonly anadido?: number;
}

export interface LiveEvento extends Partial<LiveMinute>, CamposEvento {
  readonly paso_id: string;
  readonly instante: string;
  readonly mitad: Mitad;
  readonly evento: TipoEvento;
}

/** State of a live match, derived from its log. */
export interface CurrentLiveMatch {
  readonly fase: LivePhase;
  readonly marcador: { readonly goles_anotados: number; readonly goles_encajados: number };
  /** In playing order. */
  readonly eventos: readonly LiveEvento[];
  /** Substitutions that contradict the line-up or each other (regla 75). They are left out of the sheet. */
  readonly imposibles: readonly LiveEvento[];
  /** Minutes of a half. */
  readonly minutos_parte: number;
  /** Player ids by row, `null` until a line-up has been entered. */
  readonly alineacion: Readonly<Record<Fila, readonly string[]>> | null;
  readonly mvp: string | null;
  /** Whether the flag for no substitutions is set and not contradicted. */
  readonly sin_cambios: boolean;
  /** Start and end of each half by the devices' clocks. Absent until then. */
  readonly inicios: Readonly<Partial<Record<Mitad, string>>>;
  readonly finales: Readonly<Partial<Record<Mitad, string>>>;
}

/** Start of a phase: the earliest matching step, independent of the order in which devices sent them. */
function instanteOf(pasos: readonly PlayStep[], tipo: PhaseStep['tipo']): string | undefined {
  return pasos
    .filter((paso) => paso.tipo === tipo)
    .map(({ instante }) => new Date(instante).toISOString())
    .toSorted()[0];
}

function lastOf<Tipo extends PlayStep['tipo']>(pasos: readonly PlayStep[], tipo: Tipo) {
  return pasos.findLast((paso): paso is Extract<PlayStep, { tipo: Tipo }> => paso.tipo === tipo);
}

/**
 * Minute of an instant within a half. The first sixty seconds are minute 1. After 45 or 90 (for halves of 45) it is
 * added time. An instant before the start (a clock set back) is minute 1.
 */
function minutoAt(
  mitad: Mitad,
  inicio: string,
  instanteMs: number,
  minutosParte: number,
): LiveMinute {
  const elapsedMs = Math.max(0, instanteMs - Date.parse(inicio));
  const played = Math.floor(elapsedMs / 60_000) + 1;
  const before = mitad === 'primera_parte' ? 0 : minutosParte;
  return played <= minutosParte
    ? { minuto: before + played }
    : { minuto: before + minutosParte, anadido: Math.min(played - minutosParte, MAX_ANADIDO) };
}

export type Tiempos = Pick<CurrentLiveMatch, 'inicios' | 'finales' | 'minutos_parte'>;

/**
 * Minute of an event in a half. If entered after the half, it is the last minute. `undefined` if the half has not
 * started.
 */
export function minuteOfInstant(
  { inicios, finales, minutos_parte: minutosParte }: Tiempos,
  mitad: Mitad,
  instante: string,
): LiveMinute | undefined {
  const inicio = inicios[mitad];
  if (inicio === undefined) return undefined;
  const final = finales[mitad];
  const instanteMs = Date.parse(instante);
  return minutoAt(
    mitad,
    inicio,
    final === undefined ? instanteMs : Math.min(instanteMs, Date.parse(final)),
    minutosParte,
  );
}

function toEvento(paso: EventoStep, reached: Mitad, tiempos: Tiempos): LiveEvento {
  // If the start of the second half was undone, all its events belong to the first half.
  const mitad =
    tiempos.inicios.segunda_parte === undefined ? 'primera_parte' : (paso.mitad ?? reached);
  const campos: CamposEvento = paso;
  return {
    paso_id: paso.id,
    instante: paso.instante,
    mitad,
    evento: tipoEventoOf(paso),
    ...minuteOfInstant(tiempos, mitad, paso.instante),
    ...pick(campos, 'autor_id', 'asistente_id', 'entra_id', 'sale_id', 'forma', 'propia_puerta'),
  };
}

const compareEventos = (a: LiveEvento, b: LiveEvento) =>
  MITADES.indexOf(a.mitad) - MITADES.indexOf(b.mitad) ||
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
function imposiblesOf(
  eventos: readonly LiveEvento[],
  alineacion: CurrentLiveMatch['alineacion'],
  minutosParte: number,
): readonly LiveEvento[] {
  const titulares = alineacion ? titularesOf(alineacion) : [];
  const { imposibles } = campoOf(titulares, eventos, minutosParte);
  const refused = new Set(imposibles.map(({ movido }) => movido));
  return eventos.filter(
    (evento) =>
      refused.has(evento) || (EVENTOS[evento.evento].relevo && evento.minuto === undefined),
  );
}

/** Length of a half from the first step. Older logs lack it and use the default. */
const minutosParteOf = (pasos: readonly PlayStep[]): number =>
  pasos.flatMap((paso) =>
    paso.tipo === 'comienzo' && paso.minutos_parte !== undefined ? [paso.minutos_parte] : [],
  )[0] ?? MINUTES_PER_HALF;

function faseOf(pasos: readonly PlayStep[], { inicios }: Pick<Tiempos, 'inicios'>): LivePhase {
  if (pasos.some(({ tipo }) => tipo === 'final')) return 'final';
  if (inicios.segunda_parte !== undefined) return 'segunda_parte';
  if (pasos.some(({ tipo }) => tipo === 'descanso')) return 'descanso';
  return inicios.primera_parte === undefined ? 'sin_empezar' : 'primera_parte';
}

/** The state of a live match from its log. The phase is the furthest one entered and not undone. */
export function deriveLiveMatch(pasos: readonly Paso[]): CurrentLiveMatch {
  const activos = activeSteps(pasos);
  const comienzo = instanteOf(activos, 'comienzo');
  const descanso = instanteOf(activos, 'descanso');
  const segunda = instanteOf(activos, 'segunda_parte');
  const final = instanteOf(activos, 'final');
  const finPrimera = descanso ?? segunda ?? final;
  const minutosParte = minutosParteOf(activos);
  const tiempos: Tiempos = {
    minutos_parte: minutosParte,
    inicios: {
      ...(comienzo !== undefined && { primera_parte: comienzo }),
      ...(segunda !== undefined && { segunda_parte: segunda }),
    },
    finales: {
      ...(finPrimera !== undefined && { primera_parte: finPrimera }),
      ...(segunda !== undefined && final !== undefined && { segunda_parte: final }),
    },
  };
  const eventos: LiveEvento[] = [];
  let reached: Mitad = 'primera_parte';
  for (const paso of activos) {
    if (paso.tipo === 'segunda_parte') reached = 'segunda_parte';
    else if (isEventoStep(paso)) eventos.push(toEvento(paso, reached, tiempos));
  }
  const alineacion = lastOf(activos, 'alineacion')?.filas ?? null;
  const ordered = withoutSecondExpulsion(eventos.toSorted(compareEventos));
  const imposibles = imposiblesOf(ordered, alineacion, minutosParte);
  const posibles = ordered.filter((evento) => !imposibles.includes(evento));
  const cierre = lastOf(activos, 'mvp');
  return {
    fase: faseOf(activos, tiempos),
    marcador: golesOf(eventos),
    eventos: posibles,
    imposibles,
    alineacion,
    mvp: cierre?.jugador_id ?? null,
    sin_cambios: cierre?.sin_cambios === true && !hasCambios(posibles),
    ...tiempos,
  };
}

/** Minute being played at an instant. `null` before the match, at half-time and after the end. */
export function minuteInPlay(
  {
    fase,
    inicios,
    minutos_parte: minutosParte,
  }: Pick<CurrentLiveMatch, 'fase' | 'inicios' | 'minutos_parte'>,
  ahora: Date,
): LiveMinute | null {
  if (fase !== 'primera_parte' && fase !== 'segunda_parte') return null;
  const inicio = inicios[fase];
  return inicio === undefined ? null : minutoAt(fase, inicio, ahora.getTime(), minutosParte);
}

/** Whether a live match was abandoned: no update for four hours. */
export function isLiveMatchForgotten(
  { actualizado }: Pick<LiveMatchDoc, 'actualizado'>,
  ahora: Date,
): boolean {
  return ahora.getTime() - Date.parse(actualizado) > SILENT_HOURS * 60 * 60 * 1000;
}
